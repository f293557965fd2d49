package sixteenbytes.bank.pack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixteenbytes.bank.question.Question;

/** Questions that have been read already. */
record ReadShelf(Map<String, Question> byId, List<PackProblem> problems) implements Shelf {
  ReadShelf {
    byId = new LinkedHashMap<>(byId); // keeps the order, which Map.copyOf would not
    problems = List.copyOf(problems);
  }

  @Override
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }

  @Override
  public Optional<Question> question(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  @Override
  public List<Question> questions() {
    return List.copyOf(byId.values());
  }
}
