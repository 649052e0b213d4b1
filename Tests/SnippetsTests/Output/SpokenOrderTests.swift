import Foundation
import Testing

@testable import Snippets

/// What is read out in the order in which it stands, symbols in a text by their names.
@MainActor
struct SpokenOrderTests {
  @Test func `words between controls are said between them`() throws {
    let row = HStack {
      Button("-") {}
      Text("2")
      Button("+") {}
      Text("cups")
      Text("at most 5")
    }
    #expect(
      try Drawn(row).spoken == [
        "-, button, disabled", "2", "+, button, disabled", "cups, at most 5",
      ]
    )
  }

  @Test func `a value stays with the name that its row begins with`() throws {
    let row = HStack {
      Text("Quantity")
      Button("-") {}
      Text("2")
      Button("+") {}
    }
    #expect(
      try Drawn(row).spoken == ["Quantity, 2", "-, button, disabled", "+, button, disabled"]
    )
  }

  @Test func `a symbol in a text is said by its name`() throws {
    let spoken: [(Text, [String])] = [
      (Text("\(Image(systemName: "star.fill")) 4.8"), ["filled star 4.8"]),
      (Text(Image(systemName: "globe")), ["globe"]),
      (Text(Image(systemName: "globe")) + Text(" Public"), ["globe Public"]),
      (
        Text("Tap \(Image(systemName: "globe")), then \(Text("Add").bold())"),
        ["Tap globe, then Add"]
      ),
      (Text("\(Image(systemName: "globe"))9"), ["globe 9"]),
      (Text("**\(Image(systemName: "globe"))** bold"), ["globe bold"]),
      (Text("\(Image("Logo")) Shop"), ["Logo Shop"]),
      (Text("\(Image(decorative: "Line"))Shop"), ["Shop"]),
    ]
    for (text, words) in spoken { #expect(try Drawn(text).spoken == words) }
    #expect(try Drawn(Text("\(Image(systemName: "globe")) Public")).rows == "⊕ Public")
    let label = Label {
      Text("5m · \(Image(systemName: "globe"))")
    } icon: {
      Image(systemName: "clock")
    }
    #expect(try Drawn(label).spoken == ["5m · globe"])
  }

  @Test func `a text of a symbol alone is a control's name in words`() throws {
    let trash = Button {
    } label: {
      Text(Image(systemName: "trash"))
    }
    #expect(try Drawn(trash).spoken == ["trash, button, disabled"])
    let liked = Button {
    } label: {
      Text("\(Image(systemName: "heart.fill")) 12")
    }
    #expect(try Drawn(liked).spoken == ["filled heart 12, button, disabled"])
    let tree = try resolve(SnippetContent(trash), settings: RenderSettings(columns: 20)).tree
    #expect(tree.controls.map(\.label) == ["trash"])
  }

  @Test func `a symbol in a text that is not to be read is not said`() throws {
    let text = Text("\(Image(systemName: "globe")) Public").redacted(reason: .placeholder)
    #expect(try Drawn(text).spoken == ["placeholder"])
  }

  @Test func `texts of several rows beside each other are read one after the other`() {
    let view = HStack {
      Text(verbatim: "first\nof one")
      Text(verbatim: "second\nof two")
      Text(verbatim: "last")
    }
    let said = render(view, settings: RenderSettings(), style: .spoken)
    #expect(said == "first\nof one\nsecond\nof two\nlast")
    // A name in front of them belongs to the first.
    let named = HStack {
      Text(verbatim: "Note")
      Text(verbatim: "buy\nmilk")
    }
    #expect(render(named, settings: RenderSettings(), style: .spoken) == "Note, buy\nmilk")
  }
}
