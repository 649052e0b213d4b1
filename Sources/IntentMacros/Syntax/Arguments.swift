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

/// The value of the argument with a label, out of the text between parentheses; nil: there is none.
func argument(_ label: String, in arguments: String) -> String? {
  let tokens = Lexer.tokens(of: arguments)
  var depth = 0
  var start: Int?
  for (place, token) in tokens.enumerated() {
    if ["(", "[", "{"].contains(token.text) { depth += 1 }
    if [")", "]", "}"].contains(token.text) { depth -= 1 }
    guard depth == 0 else { continue }
    if let start, token.text == "," {
      return text(of: arguments, from: start, to: token.range.lowerBound)
    }
    let isFirst = place == 0 || tokens[place - 1].text == ","
    if start == nil, isFirst, token.text == label, place + 1 < tokens.count,
      tokens[place + 1].text == ":"
    {
      start = tokens[place + 1].range.upperBound
    }
  }
  return start.map { text(of: arguments, from: $0, to: arguments.utf8.count) }
}

/// Some bytes of a source, without blanks around them.
private func text(of source: String, from start: Int, to end: Int) -> String {
  let bytes = Array(source.utf8)[start..<end]
  let isBlank = { (byte: UInt8) in byte == 32 || (9...13).contains(byte) }
  let first = bytes.firstIndex { !isBlank($0) } ?? end
  let last = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? first
  return String(decoding: bytes[first..<last], as: UTF8.self)
}
