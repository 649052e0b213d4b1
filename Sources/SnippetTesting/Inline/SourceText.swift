/// A picture as the closure of Swift source that holds it.
enum SourceText {
  /// Returns `{ """ ... """ }`, its rows moved in; `newline` is how the file ends its lines.
  static func closure(_ text: String, at found: SourceScanner.Found, newline: String) -> String {
    let step = found.indentation.contains("\t") ? "\t" : "  "
    let inner = found.textIndentation ?? found.indentation + step
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.isEmpty ? "" : inner + escaped(row)
    }
    let lines = ["{", inner + "\"\"\""] + rows + [inner + "\"\"\"", found.indentation + "}"]
    return (found.range.isEmpty ? " " : "") + lines.joined(separator: newline)
  }

  /// A row of a literal in three quotes that means the row.
  static func escaped(_ row: Substring) -> String {
    var text = ""
    for scalar in row.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += text.hasSuffix("\"\"") ? "\\\"" : "\""
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        let isJoined = scalar.value == 0x2028 || scalar.value == 0x2029
        text +=
          isControl || isJoined
          ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
      }
    }
    // A blank at the end would be taken away by tools.
    return text.hasSuffix(" ") ? text.dropLast() + "\\u{20}" : text
  }
}
