/// What becomes of the line breaks in a value that stands in a text.
enum ValueLines {
  case kept
  /// A blank stands for them: no value begins a row of its own.
  case none
  /// The value's beginning and its breaks are marked for `indented(_:)`.
  case marked

  // The last two of private use: in a text of its own they would begin an indented row.
  private static let beginning: Unicode.Scalar = "\u{10FFFC}"
  private static let lineBreak: Unicode.Scalar = "\u{10FFFD}"

  func applied(to text: Substring) -> String {
    if self == .none { return text.onOneLine }
    guard self == .marked, text.contains(where: \.isNewline) else { return String(text) }
    let lines = text.split(whereSeparator: \.isNewline)
    return "\(Self.beginning)" + lines.joined(separator: "\(Self.lineBreak)")
  }

  /// Text whose values are marked, with two blanks before each row that is a value's: none stands as a row of the text.
  static func indented(_ text: String) -> String {
    var rows = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case lineBreak: rows += "\n  ".unicodeScalars
      case beginning: if rows.last.map({ $0 == "\n" }) ?? true { rows += "  ".unicodeScalars }
      default: rows.append(scalar)
      }
    }
    return String(rows)
  }
}
