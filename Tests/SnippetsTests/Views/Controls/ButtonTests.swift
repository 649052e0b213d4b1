import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ButtonTests {
  @Test func `several views in a label stand side by side, in a link too`() throws {
    let favorite = intent {
      Image(systemName: "star")
      Text("Favorite")
    }
    let link = URL(string: "https://example.org").map {
      Link(destination: $0) {
        Image(systemName: "globe")
        Text("Site")
      }
    }
    let price = intent {
      Text("Latte")
      Spacer()
      Text("$4")
    }
    let view = VStack(alignment: .leading) {
      favorite
      favorite.buttonStyle(.bordered)
      link
      price.frame(width: 120)
    }
    #expect(
      try Drawn(view).rows == """
        [☆ Favorite]
        [☆ Favorite]
        [⊕ Site]
        [Latte      $4]
        """
    )
    let column = intent {
      VStack {
        Text("Pay")
        Text("now")
      }
    }
    #expect(try Drawn(column).rows == "[Pay\n now]")
  }

  @Test func `every form of a button compiles and is drawn`() throws {
    let view =
      VStack(alignment: .leading) {
        Button("Pay") {}
        Button("Pay", action: {})
        Button(String("Words")) {}
        Button("Add", systemImage: "plus") {}
        Button("Delete", role: .destructive) {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Button(role: .cancel, action: {}) { Text("Back") }
        Button(role: .close) {}
        Button(role: .confirm) {}
        Button {
        } label: {
          Label("Save", systemImage: "heart")
        }
        Button(LocalizedStringResource("Resource")) {}
      }
    let drawn = try Drawn(view, columns: 40)
    #expect(
      drawn.rows == """
        (Pay)
        (Pay)
        (Words)
        (+ Add)
        (! Delete)
        (! ␡ Delete)
        (Back)
        (Close)
        (Confirm)
        (♡ Save)
        (Resource)
        """
    )
    #expect(
      drawn.spoken == [
        "Pay, button, disabled",
        "Pay, button, disabled",
        "Words, button, disabled",
        "Add, button, disabled",
        "Delete, button, cannot be undone, disabled",
        "Delete, button, cannot be undone, disabled",
        "Back, button, disabled",
        "Close, button, disabled",
        "Confirm, button, disabled",
        "Save, button, disabled",
        "Resource, button, disabled",
      ]
    )
    #expect(
      drawn.warnings == [
        "Button 'Pay': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Words': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Add': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Delete': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Back': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Close': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Confirm': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Save': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Resource': its closure is not run in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `a button, a dangerous one, a disabled one differ without colour`() throws {
    let view =
      HStack {
        intent { Text("Pay") }
        intent(role: .destructive) { Text("Delete") }
        intent { Text("Pay") }.disabled(true)
      }
    let drawn = try Drawn(view, columns: 40)
    #expect(drawn.rows == "[Pay] [! Delete] (Pay)")
    #expect(
      drawn.spoken == [
        "Pay, button",
        "Delete, button, cannot be undone",
        "Pay, button, disabled",
      ]
    )
    #expect(drawn.warnings == [])
  }

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

  @Test func `brackets stand beside the words of a padded label`() throws {
    let view =
      VStack {
        intent { Text("Pay").padding() }
        intent { Text("Pay").frame(maxWidth: .infinity).padding(.vertical) }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """

             [  Pay  ]


        [       Pay        ]

        """
    )
    #expect(drawn.spoken == ["Pay, button", "Pay, button"])
  }

  @Test func `brackets pair where labels of several rows stand side by side`() throws {
    func key(_ number: String, _ letters: String) -> some View {
      VStack {
        Text(number)
        Text(letters)
      }
      .frame(width: 40, height: 32)
    }
    let keys = HStack {
      intent { key("1", "") }
      intent { key("2", "ABC") }
      intent { key("3", "DEF") }
    }
    #expect(try Drawn(keys).rows == "[  1  ] [  2  ] [  3  ]\n          ABC     DEF")
    let call = VStack {
      Image(systemName: "star")
      Text("Favour")
    }
    #expect(try Drawn(intent { call }, numbers: true).rows == "[1:   ☆   ]\n    Favour")
    let card = VStack(alignment: .leading) {
      Text("Latte")
      Text("$4")
    }
    #expect(try Drawn(intent { card }).rows == "[Latte\n $4]")
  }

  @Test func `a button in a button's label is its words`() throws {
    let view =
      intent {
        HStack {
          Text("Pay")
          Button("now") {}
          Link("here", destination: URL(fileURLWithPath: "/"))
        }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(drawn.rows == "[Pay now here]")
    #expect(drawn.spoken == ["Pay now here, button"])
    #expect(drawn.warnings == [])
  }

  @Test func `a link is opened, not pressed`() throws {
    let view =
      VStack {
        Link("Menu", destination: URL(fileURLWithPath: "/menu"))
        Link(destination: URL(fileURLWithPath: "/")) { Label("Home", systemImage: "house") }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
         [Menu]
        [⌂ Home]
        """
    )
    #expect(drawn.spoken == ["Menu, link", "Home, link"])
  }

  @Test func `what shares, edits and offers is drawn disabled`() throws {
    let view =
      VStack(alignment: .leading) {
        ShareLink(item: "Latte")
        ShareLink("Give", item: "Latte", preview: SharePreview("A latte"))
        EditButton()
        Menu("Sort") {
          Button("By name") {}
          Menu("More") { Button("By date") {} }
        }
        Menu("Add", systemImage: "plus") {
          Button("Tea") {}
        } primaryAction: {
        }
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        (↥ Share…)
        (↥ Give)
        (Edit)
        (Sort ▾)
        (+ Add ▾)
        (Cut) (Copy)
        """
    )
    #expect(
      drawn.spoken == [
        "Share…, button, disabled",
        "Give, button, disabled",
        "Edit, button, disabled",
        "Sort, menu, disabled",
        "Add, menu, disabled",
        "Cut, button, disabled",
        "Copy, button, disabled",
      ]
    )
    #expect(
      drawn.warnings == [
        "ShareLink 'Share…': it does nothing in a snippet or a widget. Use Button(intent:).",
        "ShareLink 'Give': it does nothing in a snippet or a widget. Use Button(intent:).",
        "EditButton 'Edit': it does nothing in a snippet or a widget. Use Button(intent:).",
        "Menu 'Sort': it does nothing in a snippet or a widget. Use Button(intent:).",
        "Menu 'Add': it does nothing in a snippet or a widget. Use Button(intent:).",
        "Button 'Cut': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Copy': its closure is not run in a snippet or a widget. Use Button(intent:).",
      ]
    )
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

private func intent<L: View>(
  role: ButtonRole? = nil,
  @ViewBuilder label: () -> L
) -> Button<L> {
  let action = ControlAction(kind: .intent, identifier: "pay")
  return Button(_action: action, payload: "pay", role: role, label: label())
}
