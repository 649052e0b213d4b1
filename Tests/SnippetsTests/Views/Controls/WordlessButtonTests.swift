import Foundation
import Testing

@testable import Snippets

/// Buttons of which nothing is drawn but their brackets.
@MainActor
struct WordlessButtonTests {
  private func button(_ label: some View = Color.clear) -> some View {
    let action = ControlAction(kind: .intent, identifier: "Open")
    return Button(_action: action, payload: 1, role: nil, label: label)
  }

  private let card = VStack(alignment: .leading) {
    Text("Title of card")
    Text("Subtitle is longer")
  }

  @Test func `a sign with blanks of its own gets no more, so that keys are equally wide`() throws {
    func keys(_ key: @escaping (String) -> some View) throws -> String {
      try Drawn(HStack { ForEach(["7", "×"], id: \.self) { button(key($0)) } }).rows
    }
    #expect(try keys { Text($0).frame(width: 32, height: 16) } == "[ 7  ] [ ×  ]")
    #expect(try keys { Text($0).frame(minWidth: 24) } == "[ 7 ] [ × ]")
    #expect(try keys { Text($0).padding(.horizontal, 8) } == "[ 7 ] [ × ]")
    #expect(try keys { Text($0) } == "[7] [ × ]")
    #expect(try keys { Text($0).padding(.leading, 8) } == "[ 7] [  × ]")
  }

  @Test func `behind the mark of what destroys, and a number, such a sign has one blank`() throws {
    let action = ControlAction(kind: .intent, identifier: "Open")
    func key(_ role: ButtonRole?, _ label: some View) -> some View {
      Button(_action: action, payload: 1, role: role, label: label)
    }
    let keys = HStack {
      key(.destructive, Image(systemName: "xmark"))
      key(.cancel, Text("×"))
      key(.destructive, Image(systemName: "trash"))
    }
    #expect(try Drawn(keys).rows == "[! × ] [ × ] [! ␡]")
    #expect(try Drawn(keys, numbers: true).rows == "[1: ! × ] [2: × ] [3: ! ␡]")
  }

  @Test func `a button laid over a card stands around it and covers no letter`() throws {
    let covered = card.overlay { button() }
    let drawn = try Drawn(covered, numbers: true)
    #expect(drawn.rows == "[1: Title of card\n    Subtitle is longer]")
    #expect(drawn.spoken == ["1. Title of card Subtitle is longer, button"])
    let others = [
      try Drawn(card.overlay { button().padding() }), try Drawn(card.overlay { button(Text("")) }),
      try Drawn(card.overlay(alignment: .topTrailing) { button(EmptyView()) }),
      try Drawn(
        ZStack {
          card
          button()
        }
      ),
    ]
    for other in others { #expect(other.rows == "[Title of card\n Subtitle is longer]") }
    #expect(try Drawn(Text("one").overlay { button() }, columns: 5).rows == "[one]")
  }

  @Test func `a name of its own is said before the words of the card`() throws {
    let view = Text("Latte").overlay { button().accessibilityLabel("Open") }
    let drawn = try Drawn(view)
    #expect(drawn.rows == "[Latte]")
    #expect(drawn.spoken == ["Open, button, Latte"])
  }

  @Test func `over a view with controls of its own it stands beside that`() throws {
    let view = HStack {
      Text("Latte")
      button(Text("Buy"))
    }
    #expect(try Drawn(view.overlay { button() }).rows == "Latte [Buy] []")
  }

  @Test func `words of a card do not end the button around it`() throws {
    let drawn = try Drawn(Text("a] [2: b] [c]").overlay { button() }, numbers: true)
    #expect(drawn.rows == "[1: a} {2: b} [c]]")
  }

  @Test func `what is no button without words stays where it is laid`() throws {
    let symbol = card.overlay(alignment: .topTrailing) { button(Text("x")) }
    #expect(try Drawn(symbol).rows == "Title of card[ x ]\nSubtitle is longer")
    let colour = card.overlay { Color.clear }
    #expect(try Drawn(colour).rows == "Title of card\nSubtitle is longer")
  }

  @Test func `a button with an empty label has a row of its own`() throws {
    let view = VStack(alignment: .leading) {
      Text("top")
      button(EmptyView())
      Text("middle words")
      button(Text(""))
      button(Rectangle().fill(.red).frame(width: 32, height: 48))
      button(Text("x").hidden())
    }
    #expect(try Drawn(view).rows == "top\n[]\nmiddle words\n[]\n\n[ ■  ]\n\n[ ]")
    #expect(try Drawn(view, numbers: true).rows.contains("\n[1: ]\nmiddle words\n[2: ]"))
  }

  @Test func `a button whose label is blank has no name`() throws {
    for blank in [" ", "\u{A0}", "\u{200B}", "\n"] {
      let drawn = try Drawn(Button(action: {}) { Text(verbatim: blank) })
      #expect(drawn.spoken == ["no name, button, disabled"], "\(blank.unicodeScalars)")
    }
  }
}
