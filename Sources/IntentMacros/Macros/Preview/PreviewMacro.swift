/// `#Preview("Name") { ... }`: a type that discovery finds, and that makes the preview.
///
/// What is marked `@Previewable` becomes a property of a view around the rest.
enum PreviewMacro: DeclarationMacro {
  static func declarations(of use: MacroUse) throws(Misuse) -> String {
    guard let call = MacroCall(use.source), let body = call.closure(named: "body") else {
      throw Misuse(words: "'#Preview' draws a view. Write: #Preview(\"Name\") { ... }")
    }
    let (properties, rest) = Previewables.taken(from: body)
    let arguments = call.arguments(but: "body").joined(separator: ", ")
    let content =
      properties.isEmpty
      ? "return Snippets.Preview(\(arguments)) {\n\(rest)\n}"
      : """
      struct PreviewableContent: Snippets.View {
      \(properties.joined(separator: "\n"))
      var body: some Snippets.View {
      \(rest)
      }
      }
      return Snippets.Preview(\(arguments)) { PreviewableContent() }
      """
    return """
      struct \(use.uniqueName("Preview")): Snippets.PreviewRegistry {
      static var fileID: String { \(quoted(use.fileID)) }
      static var line: Int { \(use.line) }
      @Swift.MainActor static func makePreview() throws -> Snippets.Preview {
      \(content)
      }
      }
      """
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
