/// The text between the parentheses of an attribute: `title: "Age"`; empty if there is none.
func arguments(ofAttribute source: String) -> String {
  let tokens = Lexer.tokens(of: source)
  guard let open = tokens.firstIndex(where: { $0.text == "(" }), let close = tokens.last,
    close.text == ")", open + 1 < tokens.count - 1
  else { return "" }
  let bytes = Array(source.utf8)
  return String(
    decoding: bytes[tokens[open].range.upperBound..<close.range.lowerBound],
    as: UTF8.self
  )
}
