package sixteenbytes.bank.marking;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Looks for texts that break a rule, led by what they reach in the code. */
class AnswersFuzzTest {
  private final AnswerRules rules = new AnswerRules();

  @FuzzTest(maxDuration = "2m")
  @DictionaryFile(resourcePath = "words.dict")
  void a_quantity_is_read(byte[] data) {
    rules.aQuantityIsRead(FuzzedText.of(data));
  }

  @FuzzTest(maxDuration = "2m")
  @DictionaryFile(resourcePath = "words.dict")
  void a_formula_is_read(byte[] data) {
    rules.aFormulaIsRead(FuzzedText.of(data));
  }

  @FuzzTest(maxDuration = "2m")
  @DictionaryFile(resourcePath = "words.dict")
  void a_quantity_is_marked(byte[] data) {
    rules.aQuantityIsMarked(FuzzedText.of(data));
  }

  @FuzzTest(maxDuration = "2m")
  @DictionaryFile(resourcePath = "words.dict")
  void a_formula_is_marked(byte[] data) {
    rules.aFormulaIsMarked(FuzzedText.of(data));
  }

  @FuzzTest(maxDuration = "2m")
  @DictionaryFile(resourcePath = "words.dict")
  void a_row_is_graded(byte[] data) {
    rules.aRowIsGraded(FuzzedText.of(data));
  }
}
