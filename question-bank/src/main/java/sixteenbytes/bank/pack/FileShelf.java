package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixteenbytes.bank.question.Question;

/** Questions of files, each read when it is first wanted. */
record FileShelf(Map<String, UnreadQuestion> byId, List<QuestionFile> files) implements Shelf {

  /** By level, then by their place within the source. */
  static FileShelf of(List<QuestionFile> files) {
    var listed = new ArrayList<UnreadQuestion>();
    files.forEach(file -> listed.addAll(file.questions()));
    listed.sort(
        Comparator.comparingInt(UnreadQuestion::level)
            .thenComparingInt(UnreadQuestion::order)
            .thenComparing(UnreadQuestion::id));
    var byId = new LinkedHashMap<String, UnreadQuestion>();
    listed.forEach(question -> byId.put(question.id(), question));
    return new FileShelf(byId, List.copyOf(files));
  }

  @Override
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }

  @Override
  public Optional<Question> question(String id) {
    return Optional.ofNullable(byId.get(id)).flatMap(UnreadQuestion::question);
  }

  /** Read side by side: whoever wants all of them waits for the last one. */
  @Override
  public List<Question> questions() {
    return byId.values().parallelStream().flatMap(unread -> unread.question().stream()).toList();
  }

  @Override
  public List<PackProblem> problems() {
    return files.stream().flatMap(file -> file.problems().stream()).toList();
  }
}
