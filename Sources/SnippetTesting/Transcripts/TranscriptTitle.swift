import FlowFormat

/// What the case of a kept conversation is called: a title that is read as it is written.
enum TranscriptTitle {
  static func of(label: String?, test: String) -> String {
    let words = (label ?? name(of: test)).split { $0.isWhitespace || $0.isNewline || $0 == "\0" }
    let title = words.joined(separator: " ")
    if title.isEmpty { return "a kept conversation" }
    if isRead(title) { return title }
    // Brackets at the end are a mark.
    return title.replacing("[", with: "(").replacing("]", with: ")")
  }

  /// The name of a test's function: what stands between backticks, or before what it takes.
  private static func name(of test: String) -> String {
    if test.hasPrefix("`") { return String(test.dropFirst().prefix { $0 != "`" }) }
    return String(test.prefix { $0 != "(" })
  }

  private static func isRead(_ title: String) -> Bool {
    let file = try? FlowFile.parse("== \(title)\n", path: "")
    return file?.cases.map(\.title) == [title] && file?.cases.first?.mark == nil
  }
}
