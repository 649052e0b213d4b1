import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ButtonStyleTests {
  @Test func `every style of the system's draws a button`() throws {
    let view =
      VStack(alignment: .leading) {
        intent { Text("a") }.buttonStyle(.bordered)
        intent { Text("b") }.buttonStyle(.borderedProminent).controlSize(.large)
        intent { Text("c") }.buttonStyle(.plain).buttonBorderShape(.capsule)
        intent { Text("d") }.buttonStyle(.borderless).buttonRepeatBehavior(.enabled)
        intent { Text("e") }.buttonStyle(.glass).buttonBorderShape(.roundedRectangle(radius: 4))
        intent { Text("f") }.buttonStyle(.glassProminent)
        intent { Text("g") }.buttonStyle(.automatic)
        intent { Text("h") }.buttonStyle(BorderedProminentButtonStyle())
      }
    let drawn = try Drawn(view, columns: 40)
    #expect(
      drawn.rows == """
        [a]
        [b]
        [c]
        [d]
        [e]
        [f]
        [g]
        [h]
        """
    )
    #expect(
      drawn.spoken == [
        "a, button",
        "b, button",
        "c, button",
        "d, button",
        "e, button",
        "f, button",
        "g, button",
        "h, button",
      ]
    )
    #expect(drawn.warnings == [])
  }

  @Test func `an app's style draws around the label, which stays a button`() throws {
    let view =
      VStack(alignment: .leading) {
        intent { Text("Pay") }.buttonStyle(Pill())
        intent { Text("Latte") }.buttonStyle(Row())
        intent(role: .destructive) { Text("Delete") }.buttonStyle(Pill()).disabled(true)
      }
    let drawn = try Drawn(view, columns: 30, numbers: true)
    #expect(
      drawn.rows == """
          [1: Pay]
        ☕︎ [2: Latte]              now
          (3: ! Delete)
        """
    )
    #expect(
      drawn.spoken == [
        "1. Pay, button",
        "2. Latte, button, now",
        "3. Delete, button, cannot be undone, disabled",
      ]
    )
  }

  @Test func `a style without the label has a button around all that it draws`() throws {
    let drawn = try Drawn(intent { Text("Play") }.buttonStyle(Symbol()), columns: 30)
    #expect(drawn.rows == "[▶]")
    #expect(drawn.spoken == ["Play, button"])
  }

  @Test func `a style with something to press draws one button`() throws {
    let drawn = try Drawn(Button("Pay") {}.buttonStyle(Tapped()), columns: 30)
    #expect(
      drawn.rows == """
        Tap:
        (Pay)
        Pay
        """
    )
    #expect(drawn.spoken == ["Tap:", "Pay, button, disabled", "Pay"])
    let other = try Drawn(Button("Pay") {}.buttonStyle(Passed()), columns: 30)
    #expect(other.rows == "(Pay)" && other.spoken == ["Pay, button, disabled"])
    #expect(
      drawn.warnings == [
        "Button 'Pay': its closure is not run in a snippet or a widget. Use Button(intent:)."
      ]
    )
  }

  @Test func `the nearest style counts, and the system's ends it`() throws {
    let view =
      VStack(alignment: .leading) {
        intent { Text("a") }.buttonStyle(Row())
        intent { Text("b") }.buttonStyle(.automatic)
        intent { Text("c") }
      }
      .buttonStyle(Symbol())
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        ☕︎ [a]                     now
        [b]
        [▶]
        """
    )
    #expect(drawn.spoken == ["a, button, now", "b, button", "c, button"])
  }
}

/// A pill as apps draw it.
struct Pill: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(configuration.role == .destructive ? Color.red : .blue)
      .foregroundStyle(.white)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentTransition(.opacity)
  }
}

/// A row with a sign, whose label fills it.
private struct Row: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "cup.and.saucer")
      configuration.label
      Spacer()
      Text("now").foregroundStyle(.secondary)
    }
  }
}

/// A style that draws no label.
private struct Symbol: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Image(systemName: "play.fill") }
}

/// A style with something to press.
private struct Tapped: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Text("Tap:")
      Button(configuration)
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }
}

/// A style that hands on what is to be done.
private struct Passed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
