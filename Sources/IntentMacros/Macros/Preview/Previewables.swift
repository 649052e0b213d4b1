/// The declarations marked `@Previewable` at the head of a preview.
enum Previewables {
  /// The declarations without their mark, and the body without them.
  static func taken(from body: String) -> (properties: [String], rest: String) {
    let bytes = Array(body.utf8)
    let tokens = Lexer.tokens(of: body)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var properties: [String] = []
    var rest = ""
    var (copied, place, depth) = (0, 0, 0)
    while place < tokens.count {
      let token = tokens[place]
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      guard depth == 0, token.text == "@", place + 1 < tokens.count,
        let mark = markEnd(tokens, from: place + 1)
      else {
        place += 1
        continue
      }
      let end = declarationEnd(tokens, from: mark, bytes)
      rest += text(copied..<token.range.lowerBound)
      let last = tokens[end - 1].range.upperBound
      if mark < end { properties.append(text(tokens[mark].range.lowerBound..<last)) }
      copied = last
      if end < tokens.count, tokens[end].text == ";" { copied = tokens[end].range.upperBound }
      place = end
    }
    return (properties, rest + text(copied..<bytes.count))
  }

  /// The token behind `Previewable` or `SwiftUI.Previewable`; nil: it is another attribute.
  private static func markEnd(_ tokens: [Token], from start: Int) -> Int? {
    var place = start
    while place + 2 < tokens.count, tokens[place].kind == .word, tokens[place + 1].text == "." {
      place += 2
    }
    return tokens[place].text == "Previewable" ? place + 1 : nil
  }

  /// The token behind a declaration: where a line ends that neither side goes on over.
  private static func declarationEnd(_ tokens: [Token], from start: Int, _ bytes: [UInt8]) -> Int {
    var depth = 0
    var hasName = false
    for place in start..<tokens.count {
      let token = tokens[place]
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      if token.text == "var" || token.text == "let" { hasName = true }
      guard depth == 0, hasName, place + 1 < tokens.count else { continue }
      let next = tokens[place + 1]
      if next.text == ";" { return place + 1 }
      let between = bytes[token.range.upperBound..<next.range.lowerBound]
      let goesOn =
        token.text == "var" || token.text == "let" || isJoint(token) || isJoint(next)
        || ["{", "as", "is"].contains(next.text)
      if between.contains(0x0A), !goesOn { return place + 1 }
    }
    return tokens.count
  }

  private static func isJoint(_ token: Token) -> Bool {
    token.kind == .mark && "=:,.?&|+*/%<>^~".contains(token.text)
  }
}
