import Foundation
import Testing

@testable import Snippets

private struct OrderCard: View {
  let quantity: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Latte").font(.headline)
      HStack {
        Text("Size: \("Large")")
        Spacer()
        Text("Qty: \(quantity)")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      Divider()
      HStack {
        Text("Total").font(.headline)
        Spacer()
        Text(Decimal(string: "9.5") ?? 0, format: .currency(code: "USD"))
          .font(.title2)
          .fontWeight(.bold)
      }
      HStack(spacing: 12) {
        tap("less") { Image(systemName: "minus.circle") }.disabled(quantity <= 1)
        tap("more") { Image(systemName: "plus.circle") }
        Spacer()
        tap("place") { Text("Place Order").fontWeight(.semibold) }.tint(.green)
      }
      oatMilk
    }
    .padding()
  }

  private var oatMilk: some View {
    Toggle(
      _action: ControlAction(kind: .toggle, identifier: "oat"),
      payload: nil,
      isOn: true,
      label: Text("Oat milk")
    )
  }

  private func tap<L: View>(_ name: String, @ViewBuilder label: () -> L) -> Button<L> {
    let action = ControlAction(kind: .intent, identifier: name)
    return Button(_action: action, payload: name, role: nil, label: label())
  }
}

@MainActor
struct RenderTests {
  @Test func `a card is rows of text`() {
    #expect(
      render(OrderCard(quantity: 1), columns: 32) == """

          Latte

          Size: Large           Qty: 1

          ────────────────────────────

          Total                  $9.50

          (−)  [+]       [Place Order]

          [x] Oat milk

        """
    )
  }

  @Test func `numbers stand in front of labels`() {
    let settings = RenderSettings(columns: 32, numbersControls: true)
    let rows = render(OrderCard(quantity: 2), settings: settings).split(separator: "\n")
    #expect(rows.contains { $0.contains("[1: −]") })
    #expect(rows.contains { $0.contains("[4: x] Oat milk") })
  }

  @Test func `controls are resolved in reading order, disabled ones too`() throws {
    let content = SnippetContent(OrderCard(quantity: 1))
    let resolved = try resolve(content, settings: RenderSettings())
    let controls = resolved.tree.controls
    #expect(controls.map(\.label) == ["minus.circle", "plus.circle", "Place Order", "Oat milk"])
    #expect(controls.map(\.isEnabled) == [false, true, true, true])
    #expect(controls.map(\.isOn) == [nil, nil, nil, true])
    #expect(resolved.actions.map { $0 as? String } == ["less", "more", "place", nil])
    #expect(resolved.tree.text() == render(OrderCard(quantity: 1)))
  }

  @Test func `a tree survives being written and read`() throws {
    let content = SnippetContent(OrderCard(quantity: 3))
    let tree = try resolve(content, settings: RenderSettings(columns: 40)).tree
    let read = try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree))
    #expect(read == tree)
    #expect(read.text(.ansi) == tree.text(.ansi))
  }

  @Test func `styled runs are closed before the row ends`() {
    let view = VStack(alignment: .leading) {
      Text("a").bold()
      Text("b").foregroundStyle(.red)
      (Text("c") + Text("d").italic())
      Text("wraps here").underline().frame(width: 48)
    }
    let settings = RenderSettings(columns: 20)
    #expect(
      render(view, settings: settings, style: .ansi) == """
        \u{1B}[1ma\u{1B}[0m
        \u{1B}[31mb\u{1B}[0m
        c\u{1B}[3md\u{1B}[0m
        \u{1B}[4mwraps\u{1B}[0m
        \u{1B}[4mhere\u{1B}[0m
        """
    )
  }

  @Test func `text from outside cannot forge rows, buttons or colours`() {
    let action = ControlAction(kind: .intent, identifier: "x")
    let label = Text(verbatim: "a\n[b]\u{1B}[31m\u{202E}")
    let button = Button(_action: action, payload: nil, role: nil, label: label)
    #expect(render(button) == "[a\n [b]␛[31m\u{FFFD}]")
    #expect(render(Text(verbatim: "a\rb\u{7}\u{9B}\tc")) == "a␍b␇\u{FFFD} c")
  }

  @Test func `a view that contains itself is refused by name`() {
    struct Mirror: View { var body: some View { AnyView(Mirror()) } }
    let content = SnippetContent(Mirror())
    #expect {
      try resolve(content, settings: RenderSettings())
    } throws: { error in
      "\(error)".contains("'Mirror'") && "\(error)".contains("1000 nested views")
    }
    #expect(render(Mirror()).contains("Mirror"))
    for (style, start) in [(OutputStyle.html, "<!DOCTYPE html>"), (.svg, "<svg")] {
      let drawn = render(Mirror(), settings: RenderSettings(columns: 200), style: style)
      #expect(drawn.hasPrefix(start) && drawn.contains("Mirror"), "\(drawn)")
    }
  }

  @Test func `an image without a name is none`() {
    for image in [Image(""), Image(systemName: "")] {
      #expect(
        render(
          HStack {
            Text("a")
            image
          }
        ) == "a"
      )
    }
  }

  @Test(arguments: ["\u{2009}", "\u{3000}", "\u{2003} "])
  func `no blank of any kind ends a row`(blank: String) {
    #expect(render(Text(verbatim: "ab\(blank)")) == "ab")
    #expect(
      render(Text(verbatim: "9:00\(blank)–\(blank)10:00"), columns: 8) == "9:00\(blank)–\n10:00"
    )
    let trailing = Text(verbatim: "9:00–\(blank)10:00").multilineTextAlignment(.trailing)
    #expect(render(trailing, columns: 6) == "9:00–\n10:00")
    #expect(render(Text(verbatim: "\(blank)ab")) == "\(blank)ab")
    let blanks = String(repeating: blank, count: 9)
    #expect(render(Text(verbatim: blanks + ">>"), columns: 7).hasSuffix(">>"))
    #expect(!render(Text(verbatim: blanks), columns: 4).unicodeScalars.contains { $0 > "!" })
  }

  @Test func `a body may render`() {
    struct Inner: View { var body: some View { Text(verbatim: render(Text("in"))) } }
    #expect(render(Inner()) == "in")
  }
}
