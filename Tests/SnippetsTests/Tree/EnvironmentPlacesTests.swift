import SnippetFoundation
import Testing

@testable import Snippets

/// What a view may ask of its place, and what real code spells that changes nothing.
@MainActor
struct EnvironmentPlacesTests {
  private struct Asking: View {
    @Environment(\.editMode) private var editMode
    @Environment(\.undoManager) private var undoManager
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.headerProminence) private var headerProminence
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.accessibilityEnabled) private var accessibilityEnabled
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
      let isEditing = editMode?.wrappedValue.isEditing ?? false
      let isNone = undoManager?.canUndo == nil && backgroundStyle == nil && shortcut == nil
      Text(verbatim: "\(isEditing) \(isNone) \(headerProminence) \(isScrollEnabled)")
      Text(verbatim: "\(accessibilityEnabled) \(Int(rowHeight)) \(headerHeight ?? 0)")
      Text(verbatim: "\(backgroundProminence == .standard)")
    }
  }

  @Test func `a place says what it is`() {
    #expect(
      render(VStack(alignment: .leading) { Asking() })
        == "false true standard true\nfalse 16 0.0\ntrue"
    )
    let set = VStack(alignment: .leading) { Asking() }.environment(\.editMode, .constant(.active))
      .headerProminence(.increased).scrollDisabled(true)
      .environment(\.defaultMinListRowHeight, 32).environment(\.backgroundProminence, .increased)
    #expect(render(set) == "true true increased false\nfalse 32 0.0\nfalse")
  }

  @Test func `what moves or opens elsewhere is drawn as it is`() {
    let moved = Text("a").animation(.smooth) { $0.opacity(1) }
    let changed = moved.transaction({ $0.animation = nil }, body: { $0.padding(.leading, 8) })
    let view = changed.handlesExternalEvents(preferring: ["a"], allowing: ["*"])
    #expect(render(view) == " a")
  }

  @Test func `a label may be made of a view's own words`() {
    let view = Text("4.8").accessibilityLabel { label in
      Text("Rating")
      label
    }
    #expect(render(view) == "4.8")
    #expect(render(view, settings: RenderSettings(), style: .spoken) == "Rating 4.8")
    let none = Text("4.8").accessibilityLabel { _ in EmptyView() }
    #expect(render(none, settings: RenderSettings(), style: .spoken) == "4.8")
  }
}
