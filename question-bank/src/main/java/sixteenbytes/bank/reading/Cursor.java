package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Token.Kind;

/** A place among tokens, shared by the parts of a parser. */
final class Cursor {
  private final Token[] tokens;
  private int end;
  private int at;

  /**
   * @param tokens with an END at the end
   */
  Cursor(Token[] tokens) {
    this.tokens = tokens;
    this.end = tokens.length - 1;
  }

  /** Lets the tokens end earlier, or at their end again. */
  void endAt(int index) {
    end = index;
  }

  void endAtLast() {
    end = tokens.length - 1;
  }

  int index() {
    return at;
  }

  boolean isAtStart() {
    return at == 0;
  }

  /** Whether all tokens are taken. */
  boolean isDone() {
    return at == tokens.length - 1;
  }

  Token peek() {
    return peek(0);
  }

  Token peek(int ahead) {
    return at + ahead < end ? tokens[at + ahead] : tokens[tokens.length - 1];
  }

  /** The token that was taken last; at the start the first one. */
  Token before() {
    return tokens[Math.max(0, at - 1)];
  }

  boolean sees(Kind kind) {
    return peek().is(kind);
  }

  /** The next token, or END again and again. */
  Token take() {
    Token token = peek();
    if (at < end) {
      at++;
    }
    return token;
  }
}
