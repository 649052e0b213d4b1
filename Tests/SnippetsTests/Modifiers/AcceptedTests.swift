import Foundation
import Testing

@testable import Snippets

private struct Fade: Transition {
  static let properties = TransitionProperties(hasMotion: false)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(x: 8 * phase.value)
  }
}

extension Transition where Self == Fade {
  fileprivate static var fade: Fade { Fade() }
}

/// What has no form in text compiles, and changes nothing.
@MainActor
@Suite struct AcceptedTests {
  private struct Screen: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var selection: TextSelection?
    @State private var text = "Ada"

    var body: some View {
      ScrollView {
        Text("one")
          .transition(.fade)
          .transition(.fade.combined(with: AsymmetricTransition(insertion: .fade, removal: Fade())))
          .transition(AnyTransition(.fade).combined(with: .opacity))
          .onScrollVisibilityChange(threshold: 0.2) { _ in }
          .animation(.snappy) { $0.bold() }
          .onTapGesture(count: 2, coordinateSpace: .global) { _ in }
        TextField("Name", text: $text, selection: $selection)
      }
      .scrollPosition($position, anchor: .top)
      .onKeyPress(.space) { .handled }
      .onKeyPress(keys: [.return, "a"]) { $0.key == "a" ? .handled : .ignored }
      .onKeyPress(characters: .alphanumerics, phases: .up) { _ in .ignored }
      .presentationContentInteraction(.scrolls)
      .listSectionMargins(.horizontal, 8)
      .toolbar { ToolbarItem { Text("bar") }.sharedBackgroundVisibility(.hidden) }
    }
  }

  @Test func `what moves, is pressed or scrolled is drawn as it is`() {
    let plain = ScrollView {
      Text("one").bold()
      TextField("Name", text: .constant("Ada"))
    }
    .toolbar { ToolbarItem { Text("bar") } }
    #expect(render(Screen()) == render(plain))
  }

  @Test func `a position keeps where it was sent to`() {
    var position = ScrollPosition(idType: Int.self)
    #expect(position.viewID == nil && position.edge == nil)
    position.scrollTo(id: 7)
    #expect(position.viewID(type: Int.self) == 7)
    #expect(position.viewID(type: String.self) == nil)
    position.scrollTo(edge: .bottom)
    #expect(position == ScrollPosition(edge: .bottom))
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2))
    #expect(TransitionPhase.allPhases.map(\.value) == [-1, 0, 1])
  }
}

extension TransitionPhase {
  fileprivate static var allPhases: [Self] { [.willAppear, .identity, .didDisappear] }
}
