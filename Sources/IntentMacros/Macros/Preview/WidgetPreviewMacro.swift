/// `#Preview("Name", as: .systemSmall) { TheWidget() } timeline: { ... }`: a type that discovery finds.
///
/// The first closure behind the parentheses is the widget; the others keep their labels.
enum WidgetPreviewMacro: DeclarationMacro {
  static func declarations(of use: MacroUse) throws(Misuse) -> String {
    guard let call = MacroCall(use.source),
      call.closure(named: "body") != nil || call.closure(named: "widget") != nil
    else {
      throw Misuse(
        words: "'#Preview' of a widget needs the widget. Write: #Preview(as: .systemSmall) "
          + "{ TheWidget() } timeline: { ... }"
      )
    }
    var arguments = call.arguments(but: "body")
    if let widget = call.closure(named: "body") {
      // Behind what stands between the parentheses, before the other closures.
      let place = arguments.firstIndex { $0.hasPrefix("timeline") } ?? arguments.count
      arguments.insert("widget: {\(widget)}", at: place)
    }
    return """
      struct \(use.uniqueName("Preview")): Timelines.WidgetPreviewRegistry {
      static var fileID: String { \(PreviewMacro.quoted(use.fileID)) }
      static var line: Int { \(use.line) }
      @Swift.MainActor static func makeWidgetPreview() -> Timelines.WidgetPreview {
      return Timelines.WidgetPreview(\(arguments.joined(separator: ", ")))
      }
      }
      """
  }
}
