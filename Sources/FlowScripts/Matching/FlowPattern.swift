/// A `~` line: text with holes.
///
/// `{{*}}` is any text, `{{re:\d+}}` a regular expression that must take all of the hole, `{{name}}` what
/// `@let name` declares: its first use captures, and every later use must be equal.
package struct FlowPattern: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
    case text(String)
    case any
    case regex(String)
    case name(String)
  }

  /// Why a pattern cannot be read; `offset` in characters from its start.
  package struct Malformed: Error, Equatable {
    package enum Reason: Equatable {
      case unclosedHole
      case emptyHole
      case badName(String)
      case badRegex(String)
    }
    package var offset: Int
    package var reason: Reason
  }

  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// The names it uses, in order.
  package var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// Reads the text after `~ `.
  package init(_ source: String) throws(Malformed) {
    var parts: [Part] = []
    var rest = Substring(source)
    while let open = rest.firstRange(of: "{{") {
      let offset = source.distance(from: source.startIndex, to: open.lowerBound)
      if open.lowerBound > rest.startIndex {
        parts.append(.text(String(rest[..<open.lowerBound])))
      }
      let inside = rest[open.upperBound...]
      guard let close = FlowPattern.end(ofHoleIn: inside) else {
        throw Malformed(offset: offset, reason: .unclosedHole)
      }
      parts.append(try FlowPattern.hole(inside[..<close.lowerBound], offset: offset))
      rest = inside[close.upperBound...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// The `}}` that ends a hole: of a run of braces the last two, so that `{{re:\d{4}}}` reads as meant.
  private static func end(ofHoleIn text: Substring) -> Range<Substring.Index>? {
    guard var range = text.firstRange(of: "}}") else { return nil }
    while range.upperBound < text.endIndex, text[range.upperBound] == "}" {
      range = text.index(after: range.lowerBound)..<text.index(after: range.upperBound)
    }
    return range
  }

  private static func hole(_ text: Substring, offset: Int) throws(Malformed) -> Part {
    if text == "*" { return .any }
    if text.hasPrefix("re:") {
      let regex = String(text.dropFirst(3))
      guard !regex.isEmpty else { throw Malformed(offset: offset, reason: .emptyHole) }
      guard isRegex(regex) else { throw Malformed(offset: offset, reason: .badRegex(regex)) }
      return .regex(regex)
    }
    guard !text.isEmpty else { throw Malformed(offset: offset, reason: .emptyHole) }
    guard isName(text) else { throw Malformed(offset: offset, reason: .badName(String(text))) }
    return .name(String(text))
  }

  /// Whether `text` can be declared by `@let`: a letter, then letters, digits and `_`.
  package static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  package static func isRegex(_ text: String) -> Bool { (try? Regex(text)) != nil }
}
