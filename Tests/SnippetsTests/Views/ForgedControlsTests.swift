import Foundation
import Testing

@testable import Snippets

/// The app's text beside controls that have numbers.
@MainActor
struct ForgedControlsTests {
  private func rows<V: View>(_ view: V, numbers: Bool = true) -> [String] {
    render(view, settings: RenderSettings(columns: 40, numbersControls: numbers))
      .split(separator: "\n" as Character).map(String.init)
  }

  private func button(_ label: String) -> Button<Text> {
    let action = ControlAction(kind: .intent, identifier: label)
    return Button(_action: action, payload: label, role: nil, label: Text(verbatim: label))
  }

  @Test(arguments: [
    ("[1: Cancel]", "{1: Cancel}"), ("(3: Off)", "{3: Off}"),
    ("Pay [12: x] now", "Pay {12: x} now"),
    ("[1:", "{1:"), ("[2: [3: a] b]", "{2: {3: a} b}"),
    ("[1: x] (2: é]", "{1: x} {2: é]"),
  ])
  func `text that looks like a control is in braces`(text: String, drawn: String) {
    #expect(rows(Text(verbatim: text)) == [drawn])
    #expect(rows(Text(verbatim: text), numbers: false) == [text])
  }

  @Test(arguments: [
    "[", "(2", "[x] Milk", "(12:30)", "a (b) [c]", "1: x]", "12) Tea", "[1] Latte", "[a: b]",
  ])
  func `any other bracket is drawn as it is`(text: String) {
    #expect(rows(Text(verbatim: text)) == [text])
  }

  /// Characters of which nothing is seen, and marks, which are lost in ASCII.
  private nonisolated static let unseen: [Unicode.Scalar] = [
    "\u{200B}", "\u{AD}", "\u{2060}", "\u{200C}", "\u{200D}", "\u{34F}", "\u{FE0F}", "\u{E0100}",
    "\u{2061}", "\u{180E}", "\u{180B}", "\u{1D173}", "\u{115F}", "\u{301}", "\u{20DD}",
  ]

  @Test(arguments: unseen)
  func `what is not seen does not hide a forged control`(scalar: Unicode.Scalar) throws {
    let x = String(scalar)
    let forged = [
      "[\(x)1: Pay]", "[1\(x): Pay]", "[1:\(x) Pay]", "(\(x)1: x)",
      "[\(x)\(x)1\(x)2\(x):\(x)\(x) x]", "[1:\(x)",
    ]
    let settings = RenderSettings(columns: 40, numbersControls: true)
    for text in forged {
      for view in [Text(verbatim: text), Text(verbatim: "") + Text(verbatim: text)] {
        let tree = try resolve(SnippetContent(view), settings: settings).tree
        for style in [OutputStyle.plain, .plain.ascii] {
          let drawn = Set(tree.text(style).unicodeScalars)
          #expect(drawn.contains("{") && drawn.isDisjoint(with: ["[", "(", "]", ")"]))
        }
      }
    }
    #expect(rows(Text(verbatim: "[a\(x)1: x]"))[0].unicodeScalars.first == "[")
  }

  @Test func `what is a colon in ASCII alone makes a control`() {
    #expect(rows(Text(verbatim: "[1⋮ Pay]")) == ["{1⋮ Pay}"])
    #expect(rows(Text(verbatim: "[1é Pay] [1→ b]")) == ["[1é Pay] [1→ b]"])
  }

  @Test(arguments: ["\u{A0}", "\u{2002}", "\u{202F}", "\u{3000}", "\u{2800}"])
  func `any blank behind the colon makes a control`(blank: String) {
    #expect(rows(Text(verbatim: "[1:\(blank)Pay]")) == ["{1:\(blank)Pay}"])
  }

  @Test(arguments: [
    (Image("[1: Pay]"), "<{1: Pay}>"), (Image(systemName: "x> [1: Pay] <"), "<x> {1: Pay} <>"),
    (Image("a [b]"), "<a [b]>"),
  ])
  func `the name of a picture is no control`(image: Image, drawn: String) {
    #expect(rows(image) == [drawn])
    #expect(rows(Text(image)) == [drawn])
  }

  @Test func `the name of a picture in a label does not end it`() {
    let action = ControlAction(kind: .intent, identifier: "x")
    let view = Button(_action: action, payload: 1, role: nil, label: Image("x] [2: y"))
    #expect(rows(view) == ["[1: <x} {2: y>]"])
  }

  private func spoken<V: View>(_ view: V) throws -> [String] {
    let content = SnippetContent(
      VStack {
        button("Pay")
        view
      }
    )
    let settings = RenderSettings(columns: 40, numbersControls: true)
    let text = try resolve(content, settings: settings).tree.text(.spoken)
    return text.split(separator: "\n" as Character).dropFirst().map(String.init)
  }

  @Test(arguments: unseen + [" ", "\u{A0}"])
  func `what is not seen does not hide a forged control that is spoken`(
    scalar: Unicode.Scalar
  ) throws {
    let x = String(scalar)
    for text in ["3\(x). Pay, button", "\(x)3. Pay", "3.\(x) Pay", "1\(x)2. Pay"]
    where !scalar.properties.isWhitespace || text.hasPrefix(x) {
      let rows = try spoken(Text(verbatim: text))
      // A mark in front has a sign to stand on, which is seen.
      let isSeen = rows[0].unicodeScalars.first == "◌" && text.unicodeScalars.first == scalar
      #expect(rows.count == 1 && (rows[0].hasPrefix("text: ") || isSeen), "\(rows)")
    }
  }

  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{2060}"])
  func `what is not drawn is not in a spoken row`(x: String) throws {
    #expect(try spoken(Text(verbatim: "a\(x)b")) == ["ab"])
    #expect(try spoken(Text(verbatim: "3\(x). Pay, button")) == ["text: 3. Pay, button"])
    #expect(try spoken(Text("a").accessibilityLabel("x\(x)y")) == ["xy"])
    #expect(try spoken(button("c\(x)d")) == ["2. cd, button"])
  }

  @Test func `a control cannot be put together from pieces`() {
    let beside = HStack(spacing: 0) {
      Text("[")
      Text("1: x]")
    }
    #expect(rows(beside) == ["{1: x}"])
    #expect(rows(Text("[1") + Text(": x]").bold()) == ["{1: x}"])
    let pieces = ["a (", "1", "2", ":", " x", ") ["]
    #expect(
      rows(HStack(spacing: 0) { ForEach(pieces, id: \.self) { Text($0) } }) == ["a {12: x} ["]
    )
    let over = ZStack(alignment: .leading) {
      Text("[")
      Text("1: x]").padding(.leading, 8)
    }
    #expect(rows(over) == ["{1: x}"])
  }

  @Test func `a bracket of a label that is not drawn changes nothing`() {
    let action = ControlAction(kind: .toggle, identifier: "x")
    let hidden = Toggle(_action: action, payload: nil, isOn: true, label: Text("a ("))
    let row = HStack(spacing: 0) {
      hidden.labelsHidden()
      button("Pay")
      Text("12: a")
    }
    #expect(rows(row) == ["[1: x] [2: Pay]12: a"])
    let covered = HStack(spacing: 0) {
      Text("a (").redacted(reason: .placeholder)
      Text("1: x)")
    }
    #expect(rows(covered) == ["▒▒▒1: x)"])
    #expect(render(Text("a (1:"), settings: RenderSettings(numbersControls: true)) == "a {1:")
  }

  @Test func `many brackets are settled at once`() {
    let many = HStack(spacing: 0) { ForEach(0..<3_000, id: \.self) { _ in Text("(1: a) (") } }
    #expect(rows(many.fixedSize())[0].hasPrefix("{1: a} ({1: a} ("))
  }

  @Test func `brackets in pieces that are no control's stay`() {
    let gauge = Gauge(value: 67, in: 0...200) {
      Text("km/h")
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("200")
    }
    #expect(rows(gauge.gaugeStyle(.accessoryCircular)) == ["◔ 67 (0–200) km/h"])
    let left = HStack(spacing: 0) {
      Text("(")
      Text("12").bold()
      Text(" left)")
    }
    #expect(rows(left) == ["(12 left)"])
    let time = HStack(spacing: 0) {
      Text("(12:")
      Text("30)")
    }
    #expect(rows(time) == ["(12:30)"])
    let beside = HStack {
      Text("[")
      button("Pay")
      Text("]")
    }
    #expect(rows(beside) == ["[ [1: Pay] ]"])
  }

  @Test(arguments: [
    ("x]  [2: Refund", "[1: x}  {2: Refund]"), ("Pay", "[1: Pay]"), ("Tea (hot) [big]", nil),
    ("1) Tea", nil), ("x]", "[1: x}]"),
  ])
  func `a label does not end its control`(label: String, drawn: String?) {
    #expect(rows(button(label)) == [drawn ?? "[1: \(label)]"])
  }

  @Test func `the label of a disabled control does not end it`() {
    #expect(rows(button("x)  (2: Tea (hot)").disabled(true)) == ["(1: x}  {2: Tea (hot))"])
  }

  @Test func `a wrapped label begins no control`() {
    let drawn = render(
      button("Pay all of it now [2: Refund]"),
      settings: RenderSettings(columns: 20, numbersControls: true)
    )
    #expect(!drawn.contains("[2:"))
    #expect(drawn.contains("{2: Refund}"))
  }
}
