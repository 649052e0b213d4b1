/// A place among the tokens of a source.
struct TokenCursor {
  private var rest: ArraySlice<Token>

  init(_ source: String) { rest = Lexer.tokens(of: source)[...] }

  var first: Token? { rest.first }
  var second: Token? { rest.dropFirst().first }

  @discardableResult
  mutating func next() -> Token? { rest.popFirst() }

  mutating func skipAttributes() {
    while rest.first?.text == "@" {
      rest.removeFirst(min(2, rest.count))
      while rest.first?.text == "." { rest.removeFirst(min(2, rest.count)) }
      if rest.first?.text == "(" { skipBalanced() }
    }
  }

  /// Skips what stands between the mark here and the one that closes it; returns where that one ends.
  @discardableResult
  mutating func skipBalanced() -> Int? {
    let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]
    guard let open = rest.first?.text, let close = pairs[open] else { return nil }
    var (depth, end, last) = (0, rest.first?.range.upperBound, "")
    while let token = rest.popFirst() {
      // The head of an arrow closes nothing.
      let isArrow = token.text == ">" && last == "-" && open == "<"
      (end, last) = (token.range.upperBound, token.text)
      if token.text == open { depth += 1 }
      if token.text == close, !isArrow { depth -= 1 }
      if depth == 0 { break }
    }
    return end
  }
}
