import SnippetFoundation
import Snippets

/// Texts as failures show them: nothing in them acts on a terminal, and what differs can be seen.
package enum ShownText {
  /// A row with its controls as their pictures, `␉` and `␛`, and the blanks at its end as `·`.
  package static func row(_ text: String) -> String {
    let blanks = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let rest = String(text.dropLast(blanks))
    // A tab would be drawn as blanks.
    let shown = visible(rest.holds(9) ? rest.replacing("\t", with: "\u{2409}") : rest)
    return blanks == 0 ? shown : shown + String(repeating: "·", count: blanks)
  }

  /// Several rows with their controls as pictures; blanks at their ends stay.
  package static func rows(_ text: String) -> String {
    Diff.rows(of: text).map { visible($0.replacing("\t", with: "\u{2409}")) }
      .joined(separator: "\n")
  }

  /// What was expected above what came, behind their signs.
  ///
  /// Below a row that looks as one of the other side does are the letters and blanks that tell them apart.
  package static func difference(_ expected: String, _ actual: String) -> String {
    let rows = actual.split(separator: "\n").map(String.init)
    let shown =
      [("-", expected, UnseenScalars.mark(below: expected, beside: rows))]
      + rows.map { ("+", $0, UnseenScalars.mark(below: $0, beside: [expected])) }
    return shown.map { sign, row, mark in
      "\(sign)  \(row)" + (mark.map { "\n   \($0)" } ?? "")
    }
    .joined(separator: "\n")
  }

  /// The same where that cannot be seen without; nil: it can.
  package static func unseenDifference(_ expected: String, _ actual: String) -> String? {
    UnseenScalars.mark(below: expected, beside: [actual]) == nil
      && UnseenScalars.mark(below: actual, beside: [expected]) == nil
      ? nil : difference(expected, actual)
  }
}

/// Blanks other than the common one, and what takes no room: two rows may look alike that differ in them.
enum UnseenScalars {
  /// Their names, `U+202F`, each once, in the order of the text; a tab and other controls have pictures of their own.
  static func names(in text: String) -> [String] {
    names(of: text.unicodeScalars.filter(isUnseen))
  }

  /// The letters of a text that are spelt otherwise in another, which looks the same, as their names: `U+0065 U+0301` of an
  /// `é` that is two.
  static func spelling(of text: String, beside other: String) -> [String] {
    let letters = zip(text, other).filter { !$0.utf8.elementsEqual($1.utf8) }.map(\.0)
    return names(of: letters.flatMap(\.unicodeScalars))
  }

  /// What stands below a text: `^ U+00E9`, under the first letter that others spell otherwise or the first blank that they
  /// have not; nil: nothing in it only looks the same.
  static func mark(below text: String, beside others: [String]) -> String? {
    if (others + [text]).allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return nil }
    let letters = Set(others.joined())
    let spellings = Set(others.joined().map { Array($0.utf8) })
    let looks = Set(others.map { look(of: withoutSign($0)) })
    let isLookalike = looks.contains(look(of: withoutSign(text)))
    let known = Set(others.flatMap(\.unicodeScalars))
    var before: String?
    var told: [Unicode.Scalar] = []
    for index in text.indices {
      let letter = text[index]
      let isRespelt = letters.contains(letter) && !spellings.contains(Array(letter.utf8))
      let scalars = letter.unicodeScalars.filter { scalar in
        isRespelt || isLookalike && isUnseen(scalar) && !known.contains(scalar)
      }
      if before == nil, !scalars.isEmpty { before = String(text[..<index]) }
      told += scalars
    }
    guard let before else { return nil }
    return String(repeating: " ", count: columns(of: before))
      + (["^"] + names(of: told)).joined(separator: " ")
  }

  /// A text of a check without what says that it has holes.
  private static func withoutSign(_ text: String) -> String {
    text.utf8.starts(with: "~ ".utf8) ? String(Substring(text.utf8.dropFirst(2))) : text
  }

  private static func names(of scalars: some Sequence<Unicode.Scalar>) -> [String] {
    var names: [String] = []
    for scalar in scalars {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The text as it looks: every blank the common one, and without what takes no room.
  static func look(of text: String) -> String {
    var look = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isUnseen(scalar) {
        look.append(scalar)
      } else if scalar.properties.isWhitespace {
        look.append(" ")
      }
    }
    return String(look)
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return false }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control
  }
}
