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

  @Test func `brackets of labels as wide as there is room pair, in columns and in rows`() throws {
    func tile(_ name: String, _ state: String) -> some View {
      intent {
        VStack(alignment: .leading) {
          Text(name)
          Text(state)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let tiles = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      tile("Lamp", "On")
      tile("Door", "Locked")
    }
    #expect(try Drawn(tiles, columns: 24).rows == "[Lamp      ] [Door     ]\n On           Locked")
    func wide(_ words: String) -> some View { intent { Text(words).frame(maxWidth: .infinity) } }
    let column = VStack {
      wide("Stop")
      wide("Pause all of the timers")
    }
    #expect(
      try Drawn(column, columns: 18).rows
        == "[      Stop      ]\n[Pause all of the\n timers          ]"
    )
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
