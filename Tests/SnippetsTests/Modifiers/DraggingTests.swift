import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

private struct Notes: FileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  init() {}
  init(configuration: ReadConfiguration) throws {
    _ = configuration.file.regularFileContents
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

private struct Target: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("a").onDrag { NSItemProvider(object: "x" as NSString) }
        .onDrag({ NSItemProvider() }, preview: { Text("p") })
        .onDrop(of: [.plainText], isTargeted: $isOn) { !$0.isEmpty }
        .onDrop(of: [.text], isTargeted: nil) { _, point in point == .zero }
        .onDrop(of: [.text], delegate: Target())
        .draggable("text") { Text("p") }
        .dropDestination(for: String.self) { _, _ in true }
      Text("b").fileImporter(isPresented: $isOn, allowedContentTypes: [.json]) { _ in }
        .fileExporter(isPresented: $isOn, document: Notes(), contentType: .json) { _ in }
        .fileMover(isPresented: $isOn, file: nil) { _ in }
        .copyable(["a"]).pasteDestination(for: String.self) { _ in }
        .onPasteCommand(of: [.text]) { _ in }
      Text("c").accessibilityRotor("Heads") { AccessibilityRotorEntry("a", id: 1) }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("x") {}
        } primaryAction: { _ in
        }
        .onContinuousHover { _ in }.scrollEdgeEffectStyle(.soft, for: .top)
        .safeAreaBar(edge: .bottom) { Text("bar") }
    }
  }
}

@MainActor
struct DraggingTests {
  @Test func `nothing is dragged, dropped or asked for in text`() throws {
    let drawn = try Drawn(Screen())
    #expect(drawn.rows == "a\nb\n c\nbar")
    #expect(drawn.warnings.isEmpty)
  }

  @Test func `what is dragged knows its types`() {
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
    let link = NSItemProvider(contentsOf: URL(fileURLWithPath: "/a"))
    #expect(link?.hasItemConformingToTypeIdentifier("public.url") == true)
    let plain = NSItemProvider(object: "x" as NSString)
    #expect(!plain.hasItemConformingToTypeIdentifier("public.url"))
    #expect(FileWrapper(directoryWithFileWrappers: [:]).regularFileContents == nil)
  }
}
