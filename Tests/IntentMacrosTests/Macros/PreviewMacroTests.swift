import Testing

struct PreviewMacroTests {
  private func expand(_ source: String) -> String {
    let use = HostMessage.FreestandingUse(
      macro: .init(typeName: "PreviewMacro", name: "Preview"),
      discriminator: "$s3App",
      syntax: .init(
        source: source,
        location: .init(fileName: "/a/View.swift", fileID: "App/View.swift", line: 7, offset: 0)
      )
    )
    let expansion = Expander.expand(use)
    return expansion.expandedSource ?? expansion.diagnostics.map(\.message).joined()
  }

  /// What stands between the head and the end of every expansion, blank rows left out.
  private func content(_ source: String) -> String {
    let rows = expand(source).split(separator: "\n").map { $0.trimmingPrefix(/[ ]+/) }
    return rows.dropFirst(4).dropLast(2).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func `a preview becomes a type with a name of its own, and its place`() {
    #expect(
      expand("\n// before\n#Preview(\"Card\") { Text(\"a\") }") == """
        struct $s3App7PreviewfMu_: Snippets.PreviewRegistry {
        static var fileID: String { "App/View.swift" }
        static var line: Int { 9 }
        @Swift.MainActor static func makePreview() throws -> Snippets.Preview {
        return Snippets.Preview("Card") {
         Text("a")\(" ")
        }
        }
        }
        """
    )
  }

  @Test(arguments: [
    ("#Preview { A() }", "return Snippets.Preview() {\nA() \n}"),
    (
      #"#Preview("a, (b) {", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }"#,
      "return Snippets.Preview(\"a, (b) {\", traits: .fixedLayout(width: 1, height: 2), "
        + ".portrait) {\nA() \n}"
    ),
    (#"#Preview("n", body: { A() })"#, "return Snippets.Preview(\"n\") {\nA() \n}"),
    ("#Preview(body: { A() })", "return Snippets.Preview() {\nA() \n}"),
    ("#Preview() {}", "return Snippets.Preview() {\n}"),
  ])
  func `arguments are handed on, the view is the body`(source: String, expected: String) {
    #expect(content(source) == expected)
  }

  @Test func `previewables become properties of a view around the rest`() {
    let source = """
      #Preview("State") {
        @Previewable @State var isOn = true; @Previewable @State var other: [Int] = [
          1, 2,
        ]
        @Previewable
        @State private var title =
          "a" + // half
          "b"
        @SwiftUI.Previewable @Namespace var space
        let local = { 3 }
        Toggle("on", isOn: $isOn)
          .bold()
      }
      """
    #expect(
      content(source) == """
        struct PreviewableContent: Snippets.View {
        @State var isOn = true
        @State var other: [Int] = [
        1, 2,
        ]
        @State private var title =
        "a" + // half
        "b"
        @Namespace var space
        var body: some Snippets.View {
        let local = { 3 }
        Toggle("on", isOn: $isOn)
        .bold()
        }
        }
        return Snippets.Preview("State") { PreviewableContent() }
        """
    )
  }

  @Test(arguments: ["#Preview", "#Preview(\"a\")", "#Preview(3, body: make)"])
  func `a preview without a view is refused`(source: String) {
    #expect(expand(source) == "'#Preview' draws a view. Write: #Preview(\"Name\") { ... }")
  }

  @Test func `what does not end is no trap`() {
    for source in ["#Preview(", "#Preview {", "#Preview(\"a\") { ( ", "#Preview({", "#", ""] {
      #expect(!expand(source).isEmpty)
    }
  }
}
