import SnippetFoundation

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

  // MARK: Reading

  /// What a literal without interpolations stands for, by what is between its quotes and how many `#` stand before them;
  /// nil: it is not understood.
  static func text(of bytes: some Sequence<UInt8>, isLong: Bool, hashes: Int = 0) -> String? {
    let text = String(decoding: Array(bytes), as: UTF8.self).replacing("\r\n", with: "\n")
    guard isLong else { return unescaped(text, hashes) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1, let indentation = lines.popLast(), lines.removeFirst().isBlank,
      indentation.isBlank
    else { return nil }
    var rows: [String] = []
    for line in lines {
      guard line.hasPrefix(indentation) || line.isBlank else { return nil }
      guard let row = unescaped(String(line.dropFirst(indentation.count)), hashes) else {
        return nil
      }
      rows.append(row)
    }
    return rows.joined(separator: "\n")
  }

  private static func unescaped(_ text: String, _ hashes: Int) -> String? {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    let signs = String(repeating: "#", count: hashes).unicodeScalars
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", scalars.starts(with: signs) else {
        result.append(scalar)
        continue
      }
      scalars.removeFirst(hashes)
      switch scalars.popFirst() {
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "0": result.append("\0")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "u":
        guard scalars.popFirst() == "{" else { return nil }
        var digits = ""
        while let digit = scalars.popFirst(), digit != "}" { digits.unicodeScalars.append(digit) }
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        result.append(scalar)
      default: return nil
      }
    }
    return String(result)
  }
}
