import Foundation
import Testing

@testable import Snippets

/// What is redacted is neither drawn nor said, whatever view it is the value of.
@MainActor
struct RedactedTests {
  private struct Case {
    let name: String
    let drawn: String
    let said: String
    let view: AnyView

    init<V: View>(_ name: String, _ drawn: String, _ said: String, _ view: V) {
      (self.name, self.drawn, self.said, self.view) = (name, drawn, said, AnyView(view))
    }
  }

  private static let action = ControlAction(kind: .intent, identifier: "Go")

  private static func button<L: View>(_ label: L) -> Button<L> {
    Button(_action: action, payload: nil, role: nil, label: label)
  }

  private static func toggle(isOn: Bool) -> Toggle<Text> {
    Toggle(_action: action, payload: nil, isOn: isOn, label: Text("Milk"))
  }

  private static let values: [Case] = [
    Case(
      "text field",
      "▒: ▒▒▒_______",
      "private, text field, private",
      TextField("N", text: .constant("Ann")).frame(width: 104)
    ),
    Case("editor", "▒▒▒▒▒▒▒", "text field, private", TextEditor(text: .constant("Editsec"))),
    Case(
      "secure field",
      "▒: ▒▒▒▒▒▒▒▒__",
      "private, secure text field, private",
      SecureField("P", text: .constant("1234")).frame(width: 104)
    ),
    Case(
      "date picker",
      "▒▒▒▒: ▒▒▒▒▒▒▒▒▒▒▒ ▾",
      "private, date picker, private",
      DatePicker(
        "When",
        selection: .constant(Date(timeIntervalSince1970: 0)),
        displayedComponents: .date
      )
    ),
    Case(
      "picker",
      "▒▒▒▒: ▒▒▒▒▒ ▾",
      "private, picker, private",
      Picker("Size", selection: .constant(1)) { Text("Large").tag(1) }
    ),
    Case(
      "stepper",
      "▒▒▒▒▒▒▒ (-) (+)",
      "private, stepper, private",
      Stepper("Cups: 2", value: .constant(2))
    ),
    Case(
      "color",
      "▒: ▒",
      "private, color picker",
      ColorPicker("C", selection: .constant(.red))
    ),
    Case(
      "progress",
      "▒▒▒▒▒▒▒▒▒▒▒▒▒",
      "progress, private",
      ProgressView(value: 0.42).frame(width: 104)
    ),
    Case(
      "named progress",
      "▒▒▒▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒",
      "private, progress, private",
      ProgressView("Load", value: 0.42).frame(width: 104)
    ),
    Case(
      "disc",
      "▒ ▒▒▒ ▒▒▒▒",
      "private, progress, private",
      ProgressView("Load", value: 0.42).progressViewStyle(.circular)
    ),
    Case(
      "gauge",
      "▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒",
      "private, gauge, private",
      Gauge(value: 0.77) { Text("G") }.frame(width: 104)
    ),
    Case(
      "round gauge",
      "▒ ▒▒ (▒–▒▒▒) ▒",
      "private, gauge, private",
      Gauge(value: 77, in: 0...100) {
        Text("G")
      } currentValueLabel: {
        Text("77")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryCircular)
    ),
    Case(
      "marked gauge",
      "▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒",
      "private, gauge, private",
      Gauge(value: 0.77) { Text("G") }.gaugeStyle(.accessoryLinear).frame(width: 104)
    ),
    Case(
      "slider",
      "▒▒▒▒▒▒▒▒▒▒▒▒▒",
      "private, slider, private",
      Slider(value: .constant(0.4)) { Text("V") }.frame(width: 104)
    ),
    Case("on", "[?] ▒▒▒▒", "private, switch, private", toggle(isOn: true)),
    Case("off", "[?] ▒▒▒▒", "private, switch, private", toggle(isOn: false)),
    Case("button", "[▒▒▒]", "private, button", button(Text("Pay"))),
    Case(
      "button of a label",
      "[▒ ▒▒▒]",
      "private, button",
      button(Label("Pay", systemImage: "creditcard"))
    ),
    Case(
      "button of a symbol",
      "[▒▒]",
      "private, button",
      button(Image(systemName: "heart.slash.fill"))
    ),
    Case("link", "[▒▒▒▒]", "private, link", Link("Shop", destination: URL(fileURLWithPath: "/a"))),
    Case("symbol", "▒▒", "private", Image(systemName: "heart.slash.fill")),
    Case("picture", "▒▒▒▒▒", "private", Image("MRI")),
    Case("named picture", "▒▒▒▒▒", "private", Image("MRI", label: Text("Scan of Ann"))),
    Case("labelled text", "▒▒▒▒▒▒", "private", Text("$1,234").accessibilityLabel("1234 dollars")),
    Case(
      "valued text",
      "▒▒▒▒▒▒",
      "private, private",
      Text("$1,234").accessibilityValue("1234 dollars")
    ),
    Case(
      "time",
      "▒▒▒▒",
      "private",
      TimeLeft(range: .distantPast ... .distantPast, countsDown: true)
    ),
  ]

  private func said(_ view: some View) -> String {
    render(view, settings: RenderSettings(), style: .spoken)
  }

  @Test func `what is private is hidden`() {
    for value in Self.values {
      let view = value.view.privacySensitive().redacted(reason: .privacy)
      #expect(render(view) == value.drawn, "\(value.name)")
      #expect(said(view) == value.said, "\(value.name)")
    }
  }

  @Test func `a placeholder tells no value`() {
    for value in Self.values {
      let view = value.view.redacted(reason: .placeholder)
      #expect(render(view) == value.drawn, "\(value.name)")
      let words = value.said.replacingOccurrences(of: "private", with: "placeholder")
      #expect(said(view) == words, "\(value.name)")
    }
  }

  @Test func `what is not private stays under privacy`() {
    for value in Self.values {
      #expect(!render(value.view.redacted(reason: .privacy)).contains("▒"), "\(value.name)")
      let shown = value.view.unredacted().redacted(reason: .placeholder)
      #expect(render(shown) == render(value.view), "\(value.name)")
    }
  }

  @Test func `a private part inside is hidden with what names it`() {
    let text = Text("$1,234").privacySensitive().accessibilityLabel("1234 dollars")
    #expect(said(text.redacted(reason: .privacy)) == "private")
    let row = Self.button(
      HStack {
        Text("Balance")
        Text("$1,234").privacySensitive()
      }
    )
    #expect(said(row.redacted(reason: .privacy)) == "Balance private, button")
  }

  @Test func `a bar made of shapes tells no part, in colours neither`() {
    func part(_ rest: Bool) -> some View {
      GeometryReader { room in
        ZStack(alignment: .leading) {
          if rest { Capsule().fill(.gray.opacity(0.3)) }
          Capsule().fill(.blue).frame(width: room.size.width * 0.6)
        }
      }
      .frame(height: 16)
    }
    let shares = HStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 24, height: 16)
      Rectangle().fill(.blue).frame(width: 56, height: 16)
    }
    let bars = [
      AnyView(part(true)), AnyView(part(false)), AnyView(part(false).background(Color.gray)),
      AnyView(shares),
    ]
    for bar in bars {
      let view = bar.redacted(reason: .placeholder)
      let settings = RenderSettings(columns: 10)
      #expect(render(view, settings: settings, style: .ansi) == "▒▒▒▒▒▒▒▒▒▒")
    }
  }

  @Test func `what is redacted is not in the tree`() throws {
    let view = VStack {
      ProgressView(value: 0.42)
      Slider(value: .constant(0.4))
      Gauge(value: 0.77) { Text("G") }
    }
    let content = SnippetContent(view.redacted(reason: .placeholder))
    let tree = try resolve(content, settings: RenderSettings()).tree
    let bars = tree.nodes.filter { $0.kind == .bar }
    #expect(bars.map(\.a) == [0, 0, 0])
    #expect(!String(decoding: tree.arena, as: UTF8.self).contains("42"))
    #expect(try ViewTree(json: tree.json) == tree)
  }
}
