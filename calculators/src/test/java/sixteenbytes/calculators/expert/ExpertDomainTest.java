package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class ExpertDomainTest {

  @Test
  void of_64_ranks_in_domains_of_8_one_destination_in_eight_is_near() {
    var found = ExpertDomain.CALCULATOR.derive(Given.of("ep", 64).and("domain", 8));

    assertThat(found.output("domains")).isEqualTo(8);
    assertThat(found.output("leavingShare")).isEqualTo(7.0 / 8);
    assertThat(found.output("offGpuShare")).isEqualTo(63.0 / 64);
  }

  @Test
  void a_group_that_fits_into_one_domain_sends_nothing_out() {
    var found = ExpertDomain.CALCULATOR.derive(Given.of("ep", 64).and("domain", 72));

    assertThat(found.output("leavingShare")).isZero();
    assertThat(found.output("domains")).isEqualTo(1);
  }
}
