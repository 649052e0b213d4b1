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
      case badRegex(String, why: String)
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
    // By scalars: an accent behind a brace is text, and the brace still ends a hole.
    let scalars = source.unicodeScalars
    var parts: [Part] = []
    var rest = scalars[...]
    while let open = FlowPattern.pair("{", in: rest) {
      let offset = source.distance(from: source.startIndex, to: open)
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let inside = rest[scalars.index(open, offsetBy: 2)...]
      guard let close = FlowPattern.end(ofHoleIn: inside) else {
        throw Malformed(offset: offset, reason: .unclosedHole)
      }
      parts.append(try FlowPattern.hole(Substring(inside[..<close]), offset: offset))
      rest = inside[scalars.index(close, offsetBy: 2)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// Where two equal scalars stand first.
  private static func pair(
    _ scalar: Unicode.Scalar,
    in text: Substring.UnicodeScalarView
  ) -> String.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == scalar, next < text.endIndex, text[next] == scalar { return index }
      index = next
    }
    return nil
  }

  /// The `}}` that ends a hole: of a run of braces the last two, so that `{{re:\d{4}}}` reads as meant.
  private static func end(ofHoleIn text: Substring.UnicodeScalarView) -> String.Index? {
    guard var start = pair("}", in: text) else { return nil }
    while let behind = text.index(start, offsetBy: 2, limitedBy: text.endIndex),
      behind < text.endIndex, text[behind] == "}"
    {
      start = text.index(after: start)
    }
    return start
  }

  private static func hole(_ text: Substring, offset: Int) throws(Malformed) -> Part {
    if text == "*" { return .any }
    if text.utf8.starts(with: "re:".utf8) {
      let regex = String(Substring(text.utf8.dropFirst(3)))
      guard !regex.isEmpty else { throw Malformed(offset: offset, reason: .emptyHole) }
      do throws(FlowRegex.Malformed) {
        _ = try FlowRegex(regex)
      } catch {
        throw Malformed(
          offset: offset + 5 + error.offset,
          reason: .badRegex(regex, why: error.why)
        )
      }
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
}

extension FlowPattern {
  /// The pattern as written.
  package var source: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .any: "{{*}}"
      case .regex(let regex): "{{re:\(regex)}}"
      case .name(let name): "{{\(name)}}"
      }
    }.joined()
  }
}
