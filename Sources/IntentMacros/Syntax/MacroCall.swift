/// A macro that stands by itself, in its parts: `#Name(a, label: b) { closure }`.
struct MacroCall {
  private struct Argument {
    var label: String?
    /// With its label.
    var text: String
    /// Between its braces, if it is a closure.
    var closure: String?
  }

  private var all: [Argument] = []

  /// nil: the source is something else.
  init?(_ source: String) {
    let bytes = Array(source.utf8)
    let tokens = Lexer.tokens(of: source)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard tokens.first?.text == "#" else { return nil }
    var place = 1
    while place < tokens.count, tokens[place].kind == .word || tokens[place].text == "." {
      place += 1
    }
    if place < tokens.count, tokens[place].text == "(" {
      let close = MacroCall.end(of: tokens, from: place)
      var start = place + 1
      var depth = 0
      for index in place + 1..<close {
        let mark = tokens[index].text
        if "([{".contains(mark) { depth += 1 }
        if ")]}".contains(mark) { depth -= 1 }
        let isLast = index == close - 1
        guard isLast || (mark == "," && depth == 0) else { continue }
        let end = mark == "," && depth == 0 ? index : index + 1
        if end > start { all.append(MacroCall.argument(tokens[start..<end], text)) }
        start = index + 1
      }
      place = close + 1
    }
    // Closures behind the parentheses: the first has no label.
    while place < tokens.count {
      var label = "body"
      if tokens[place].kind == .word, place + 1 < tokens.count, tokens[place + 1].text == ":" {
        label = tokens[place].text
        place += 2
      }
      guard place < tokens.count, tokens[place].text == "{" else { return nil }
      let close = MacroCall.end(of: tokens, from: place)
      guard close < tokens.count else { return nil }
      let inside = tokens[place].range.upperBound..<tokens[close].range.lowerBound
      let closure = inside.isEmpty ? "" : text(inside)
      all.append(Argument(label: label, text: "\(label): {\(closure)}", closure: closure))
      place = close + 1
    }
  }

  /// What stands between the braces of an argument; nil: there is none, or it is no closure.
  func closure(named label: String) -> String? { all.first { $0.label == label }?.closure }

  /// The other arguments, as written.
  func arguments(but label: String) -> [String] {
    all.filter { $0.label != label }.map(\.text)
  }

  /// The place of the mark that ends what one begins.
  private static func end(of tokens: [Token], from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count
  }

  private static func argument(
    _ tokens: ArraySlice<Token>,
    _ text: (Range<Int>) -> String
  ) -> Argument {
    let (first, last) = (tokens[tokens.startIndex], tokens[tokens.endIndex - 1])
    let whole = text(first.range.lowerBound..<last.range.upperBound)
    guard tokens.count > 2, first.kind == .word, tokens[tokens.startIndex + 1].text == ":" else {
      return Argument(label: nil, text: whole)
    }
    var argument = Argument(label: first.text, text: whole)
    let value = tokens[tokens.startIndex + 2]
    if value.text == "{", last.text == "}" {
      argument.closure = text(value.range.upperBound..<last.range.lowerBound)
    }
    return argument
  }
}
