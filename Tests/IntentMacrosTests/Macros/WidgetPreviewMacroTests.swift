import Testing

struct WidgetPreviewMacroTests {
  private func expand(_ source: String) -> String {
    let use = HostMessage.FreestandingUse(
      macro: .init(typeName: "WidgetPreviewMacro", name: "Preview"),
      discriminator: "$s3App",
      syntax: .init(
        source: source,
        location: .init(fileName: "/a/Widget.swift", fileID: "App/Widget.swift", line: 7, offset: 0)
      )
    )
    let expansion = Expander.expand(use)
    return expansion.expandedSource ?? expansion.diagnostics.map(\.message).joined()
  }

  @Test func `a preview of a widget becomes a type with a name of its own, and its place`() {
    #expect(
      expand("#Preview(\"Cup\", as: .systemSmall) { CupWidget() } timeline: { Cup(1); Cup(2) }")
        == """
        struct $s3App7PreviewfMu_: Timelines.WidgetPreviewRegistry {
        static var fileID: String { "App/Widget.swift" }
        static var line: Int { 7 }
        @Swift.MainActor static func makeWidgetPreview() -> Timelines.WidgetPreview {
        return Timelines.WidgetPreview("Cup", as: .systemSmall, widget: { CupWidget() }, \
        timeline: { Cup(1); Cup(2) })
        }
        }
        """
    )
  }

  @Test(arguments: [
    (
      "#Preview(as: .systemSmall, using: settings) { W() } timelineProvider: { P() }",
      "(as: .systemSmall, using: settings, widget: { W() }, timelineProvider: { P() })"
    ),
    (
      "#Preview(as: f(a, { 1 }), widget: { W() }, timeline: { E() })",
      "(as: f(a, { 1 }), widget: { W() }, timeline: { E() })"
    ),
    (
      "#Preview(\"timeline\", as: .systemSmall) { W() } timeline: {}",
      "(\"timeline\", as: .systemSmall, widget: { W() }, timeline: {})"
    ),
  ])
  func `arguments keep their order, the widget has its label`(source: String, expected: String) {
    #expect(expand(source).contains("Timelines.WidgetPreview\(expected)\n"))
  }

  @Test(arguments: ["#Preview", "#Preview(as: .systemSmall)", "#Preview(", "#"])
  func `a preview without a widget is refused`(source: String) {
    #expect(
      expand(source)
        == "'#Preview' of a widget needs the widget. Write: #Preview(as: .systemSmall) "
        + "{ TheWidget() } timeline: { ... }"
    )
  }
}
