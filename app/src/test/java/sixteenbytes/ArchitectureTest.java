package sixteenbytes;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import sixteenbytes.app.Main;

@AnalyzeClasses(packages = "sixteenbytes", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule calculators_know_nobody =
      noClasses()
          .that()
          .resideInAPackage("sixteenbytes.calculators..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("sixteenbytes.bank..", "sixteenbytes.assets..", "sixteenbytes.app..")
          .because("the models are a library of their own");

  @ArchTest
  static final ArchRule calculators_need_only_the_language =
      noClasses()
          .that()
          .resideInAPackage("sixteenbytes.calculators..")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages(
              "sixteenbytes.calculators..",
              "java.lang..",
              "java.util..",
              "java.math..",
              "java.text..")
          .because("a formula needs no file, no clock and no library");

  @ArchTest
  static final ArchRule assets_know_nobody =
      noClasses()
          .that()
          .resideInAPackage("sixteenbytes.assets..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "sixteenbytes.bank..", "sixteenbytes.calculators..", "sixteenbytes.app..")
          .allowEmptyShould(true)
          .because("they are what the others read");

  @ArchTest
  static final ArchRule the_bank_knows_no_program_around_it =
      noClasses()
          .that()
          .resideInAPackage("sixteenbytes.bank..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("sixteenbytes.app..", "javafx..", "java.sql..")
          .because(
              "questions are drawn and marked in the same way under a window and in a terminal");

  @ArchTest
  static final ArchRule only_views_know_the_toolkit =
      noClasses()
          .that()
          .resideOutsideOfPackage("sixteenbytes.app.desktop..")
          .and()
          .doNotBelongToAnyOf(Main.class)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "sixteenbytes.app.desktop..")
          .because("a session runs, is stored and is reported without a window");

  @ArchTest
  static final ArchRule no_two_packages_of_the_libraries_know_each_other =
      slices()
          .matching("sixteenbytes.(calculators|bank).(*)..")
          .should()
          .beFreeOfCycles()
          .because("a package that is read after another should need nothing of what comes later");

  @ArchTest
  static final ArchRule no_two_packages_around_the_window_know_each_other =
      slices()
          .matching("sixteenbytes.app.(*)..")
          .should()
          .beFreeOfCycles()
          .because("the terminal, the store and the sessions are understood one by one");

  @ArchTest
  static final ArchRule view_models_hold_no_nodes =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("ViewModel")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..")
          .allowEmptyShould(true)
          .because("a plain unit test drives a view model");

  @ArchTest
  static final ArchRule calculators_and_the_bank_depend_on_no_clock_and_no_chance =
      noClasses()
          .that()
          .resideInAnyPackage("sixteenbytes.calculators..", "sixteenbytes.bank..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("java.time..")
                  .or(resideInAPackage("java.util.random.."))
                  .or(nameMatching("java\\..*\\.(\\w*Random|UUID|Date|Timer)"))
                  .as("tell the time or throw dice"))
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .because("the same seed gives the same numbers on every machine");

  @ArchTest
  static final ArchRule nothing_static_is_mutable = fields().that().areStatic().should().beFinal();

  @ArchTest
  static final ArchRule nothing_speaks_to_a_network =
      noClasses()
          .should()
          .dependOnClassesThat(
              DescribedPredicate.or(
                      resideInAPackage("java.net.."),
                      resideInAPackage("javax.net.."),
                      resideInAPackage("java.rmi.."),
                      nameMatching("java\\.nio\\.channels\\..*(Socket|Datagram|Network).*"))
                  .and(DescribedPredicate.not(type(URL.class)))
                  .and(DescribedPredicate.not(type(URI.class)))
                  .and(DescribedPredicate.not(type(URISyntaxException.class)))
                  .as("belong to a network (the names of resources apart)"))
          .because("nothing leaves the machine");

  @ArchTest
  static final ArchRule no_address_is_opened =
      noClasses()
          .should()
          .callMethodWhere(
              DescribedPredicate.describe(
                  "a URL is opened",
                  call ->
                      call.getTargetOwner().isEquivalentTo(URL.class)
                          && call.getName().startsWith("open")))
          .because("resources are read as streams of their class");
}
