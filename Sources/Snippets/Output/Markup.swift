/// Text inside XML and HTML.
package enum Markup {
  /// The text with everything that is markup, or that XML 1.0 has no place for, as something to read.
  ///
  /// Shape: as text between tags and as the value of an attribute in double quotes, but for the rows of the latter.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where isForbidden(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as the value of an attribute: its rows stay rows.
  package static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (scalar.value & 0xFFFE) == 0xFFFE
      || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
