import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct AccessibilityTests {
  private func spoken<V: View>(_ view: V) -> [String] {
    render(view, settings: RenderSettings(), style: .spoken).split(separator: "\n").map(String.init)
  }

  @Test func `name, value, traits and hint are said in their order`() {
    let view = VStack {
      Text("72").accessibilityLabel("Volume").accessibilityValue("72 percent")
        .accessibilityHint("Turn the dial")
      Text("72").accessibilityValue(Text("loud")).accessibilityLabel(Text("Volume"))
      Text("Orders").accessibilityAddTraits(.isHeader)
      Text("Latte").accessibilityAddTraits([.isSelected, .isImage])
      Text("Tea").accessibilityAddTraits(.updatesFrequently).accessibilityHeading(.h2)
      Text("Milk").accessibilityCustomContent("Origin", "Alps")
      Text("a").accessibilityLabel("b", isEnabled: false)
    }
    #expect(
      spoken(view) == [
        "Volume, 72 percent, Turn the dial", "Volume, loud", "Orders, heading",
        "Latte, image, selected", "Tea, heading", "Milk, Origin, Alps", "a",
      ]
    )
  }

  @Test func `what stands inside is one thing, or nothing`() {
    let rating = HStack {
      Image(systemName: "star.fill")
      Text("4.8")
      Text("of 5")
    }
    #expect(spoken(rating.accessibilityElement(children: .combine)) == ["filled star, 4.8, of 5"])
    #expect(spoken(rating.accessibilityElement(children: .ignore)).isEmpty)
    let named = rating.accessibilityElement().accessibilityLabel("4.8 of 5 stars")
    #expect(spoken(named) == ["4.8 of 5 stars"])
    #expect(spoken(rating.accessibilityElement(children: .contain)) == ["filled star, 4.8, of 5"])
    let column = VStack {
      Text("Latte")
      Text("$4.50").accessibilityLabel("4 dollars 50")
    }
    #expect(spoken(column) == ["Latte", "4 dollars 50"])
    #expect(spoken(column.accessibilityElement(children: .combine)) == ["Latte, 4 dollars 50"])
  }

  @Test func `what a container holds is said behind its name`() throws {
    func said<V: View>(_ view: V) -> [String] {
      spoken(view.accessibilityElement(children: .contain).accessibilityLabel("group"))
    }
    let pay = VStack {
      Text("a")
      buy("Pay")
    }
    #expect(said(pay) == ["group", "a", "Pay, button"])
    let texts = VStack {
      Text("a").accessibilityLabel("A")
      Text("b")
    }
    #expect(said(texts) == ["group", "A", "b"])
    #expect(said(HStack { texts }.padding()) == ["group", "A", "b"])
    #expect(said(Group { texts }) == ["group", "A", "b"])
    #expect(said(buy("Pay")) == ["group", "Pay, button"])
    #expect(said(Image(systemName: "star")) == ["group", "star"])
    let twice = texts.accessibilityElement(children: .contain).accessibilityLabel("inner")
    #expect(spoken(twice.accessibilityLabel("outer")) == ["outer", "A", "b"])
    #expect(said(VStack { twice }) == ["group", "inner", "A", "b"])
    #expect(spoken(twice.accessibilityHidden(true)).isEmpty)
    #expect(spoken(twice.accessibilityElement(children: .combine)) == ["inner, A, b"])
    let tree = try resolve(SnippetContent(twice), settings: RenderSettings()).tree
    #expect(try ViewTree(json: tree.json) == tree)
  }

  @Test func `a list is called by its label, its rows are still said`() {
    let list = List {
      Text("one")
      Text("two")
    }
    #expect(spoken(list.accessibilityLabel("my list")) == ["my list", "one", "two"])
    let form = Form { Slider(value: .constant(0.5)) }
    #expect(spoken(form.accessibilityLabel("my form")) == ["my form", "slider, 50%"])
  }

  @Test func `a label of some nodes says nothing of those beside them`() {
    let view = Group {
      Text("a").accessibilityLabel("A")
      Text("b")
    }
    #expect(spoken(view.accessibilityValue("v")) == ["A", "b, v"])
  }

  @Test func `a value is said in place of the one that a view has`() {
    func said<V: View>(_ view: V) -> [String] { spoken(view.accessibilityValue("new")) }
    #expect(said(Slider(value: .constant(0.3)) { Text("Vol") }) == ["Vol, slider, new"])
    #expect(said(Slider(value: .constant(0.3)).disabled(true)) == ["slider, new, disabled"])
    #expect(said(Stepper("a", value: .constant(3))) == ["a, stepper, new"])
    #expect(
      said(Picker("a", selection: .constant(1)) { Text("One").tag(1) }) == ["a, picker, new"]
    )
    #expect(said(Gauge(value: 0.4) { Text("a") }) == ["a, gauge, new"])
    #expect(said(ProgressView(value: 0.4)) == ["progress, new"])
    #expect(said(ProgressView("a", value: 0.4)) == ["a, progress, new"])
    #expect(said(ProgressView("a")) == ["a, in progress, new"])
    #expect(said(TextField("a", text: .constant("b"))) == ["a, text field, new"])
    #expect(said(TextEditor(text: .constant("b"))) == ["text field, new"])
    #expect(said(LabeledContent("a", value: "b")) == ["a, new"])
    #expect(said(Toggle("a", isOn: .constant(true))) == ["a, switch, new, disabled"])
    #expect(said(Toggle("a", isOn: .constant(true)).padding()) == ["a, switch, new, disabled"])
    #expect(said(Slider(value: .constant(0.3)).accessibilityLabel("Vol")) == ["Vol, slider, new"])
    let first = Slider(value: .constant(0.3)).accessibilityValue("new").padding()
    #expect(spoken(first.accessibilityLabel("Vol")) == ["Vol, slider, new"])
    #expect(
      said(
        HStack {
          Text("a")
          Slider(value: .constant(0.3))
        }
      ) == ["a, slider, 30%, new"]
    )
  }

  @Test func `a control says its value behind its state`() {
    let button = Button("Pay") {}.accessibilityValue("$5")
    #expect(spoken(button) == ["Pay, button, disabled, $5"])
  }

  private struct Item: Codable, Sendable {}

  private func buy(_ title: String, role: ButtonRole? = nil) -> Button<Text> {
    let action = ControlAction(kind: .intent, identifier: title)
    return Button(_action: action, payload: Item(), role: role, label: Text(verbatim: title))
  }

  @Test func `a label is what a control is called`() throws {
    #expect(spoken(Button("Go") {}.accessibilityLabel("Go now")) == ["Go now, button, disabled"])
    #expect(spoken(buy("Go").accessibilityLabel("Go now")) == ["Go now, button"])
    #expect(spoken(buy("Go").padding().accessibilityLabel("Go now")) == ["Go now, button"])
    #expect(
      spoken(buy("Go", role: .destructive).accessibilityLabel("a").accessibilityLabel("b"))
        == ["b, button, cannot be undone"]
    )
    let toggle = Toggle("Milk", isOn: .constant(true)).accessibilityLabel("Oat milk")
    #expect(spoken(toggle) == ["Oat milk, switch, on, disabled"])
    #expect(
      spoken(Link("Shop", destination: URL(string: "a:b")!).accessibilityLabel("The shop")) == [
        "The shop, link"
      ]
    )
    #expect(
      spoken(Menu("More") { Button("a") {} }.accessibilityLabel("More of it")) == [
        "More of it, menu, disabled"
      ]
    )
    let tree = try Drawn(buy("Go").accessibilityLabel("Go now"))
    #expect(tree.rows == "[Go]")
  }

  @Test func `a control keeps its number and what is said behind it`() {
    let settings = RenderSettings(numbersControls: true)
    let view = HStack {
      buy("Buy").accessibilityLabel("Buy the latte")
      Text("$5")
    }
    #expect(render(view, settings: settings, style: .spoken) == "1. Buy the latte, button, $5")
    let hidden = buy("Go").accessibilityLabel("Go now").accessibilityHidden(true)
    #expect(spoken(hidden) == ["Go now, button"])
    #expect(spoken(buy("hid").accessibilityHidden(true)) == ["hid, button"])
  }

  @Test func `a label replaces a field's name, not what it is and its value`() {
    func said<V: View>(_ view: V) -> [String] { spoken(view.accessibilityLabel("Vol")) }
    #expect(said(Slider(value: .constant(0.4))) == ["Vol, slider, 40%"])
    #expect(said(Slider(value: .constant(0.4)).padding()) == ["Vol, slider, 40%"])
    #expect(said(Stepper("a", value: .constant(3))) == ["Vol, stepper, 3"])
    #expect(
      said(Picker("a", selection: .constant(1)) { Text("One").tag(1) }) == ["Vol, picker, One"]
    )
    #expect(said(Gauge(value: 0.4) { Text("a") }) == ["Vol, gauge, 40%"])
    #expect(said(ProgressView(value: 0.4)) == ["Vol, progress, 40%"])
    #expect(said(ProgressView("a", value: 0.4)) == ["Vol, progress, 40%"])
    #expect(said(ProgressView("a")) == ["Vol, in progress"])
    #expect(said(TextField("a", text: .constant("b"))) == ["Vol, text field, b"])
    #expect(said(SecureField("a", text: .constant(""))) == ["Vol, secure text field, empty"])
    #expect(said(TextEditor(text: .constant("b"))) == ["Vol, text field, b"])
    #expect(said(NavigationLink("a") { Text("b") }) == ["Vol, link"])
    #expect(said(LabeledContent("a", value: "b")) == ["Vol, b"])
    #expect(
      said(LabeledContent("a") { Slider(value: .constant(0.4)) }) == ["Vol, slider, 40%"]
    )
    #expect(said(Slider(value: .constant(0.4)).disabled(true)) == ["Vol, slider, 40%, disabled"])
  }

  @Test func `a label of several things replaces their text`() {
    let sliders = HStack {
      Text("a")
      Slider(value: .constant(0.4))
    }
    #expect(spoken(sliders.accessibilityLabel("b")) == ["b"])
    let alone = Slider(value: .constant(0.4)).accessibilityElement(children: .ignore)
    #expect(spoken(alone.accessibilityLabel("b")) == ["b, slider, 40%"])
    let row = HStack {
      Text("a")
      buy("Go")
    }
    #expect(
      spoken(row.accessibilityElement(children: .ignore).accessibilityLabel("row")) == [
        "row", "Go, button",
      ]
    )
    #expect(spoken(row.accessibilityLabel("row")) == ["a", "Go, button"])
  }

  @Test func `another view says what a view is, and what is inside of it`() throws {
    let dot = Circle().frame(width: 20, height: 20)
    let toggle = dot.accessibilityRepresentation { Toggle("Milk", isOn: .constant(true)) }
    #expect(spoken(toggle) == ["Milk, switch, on, disabled"])
    #expect(try Drawn(toggle).warnings.isEmpty)
    let slider = Text("▁▂▃").accessibilityRepresentation {
      Slider(value: .constant(0.4)) { Text("Volume") }
    }
    #expect(spoken(slider) == ["Volume, slider, 40%"])
    let chart = Text("Chart").accessibilityChildren {
      ForEach(1..<3) { Text("Day \($0)") }
    }
    #expect(spoken(chart) == ["Chart, Day 1, Day 2"])
    let row = HStack {
      Text("a")
      buy("Go")
      dot.accessibilityRepresentation { Text("b") }
    }
    #expect(spoken(row) == ["a, b", "Go, button"])
    #expect(spoken(dot.accessibilityRepresentation { EmptyView() }) == [])
  }

  @Test(arguments: [(1, "Vol"), (2, "Vol, slider, 40%"), (3, "Vol, button")])
  func `a label names what is shown of several tabs`(tab: Int, said: String) {
    let tabs = TabView(selection: .constant(tab)) {
      Text("a").tag(1)
      Slider(value: .constant(0.4)).tag(2)
      buy("Go").tag(3)
    }
    #expect(spoken(tabs.accessibilityLabel("Vol")) == [said])
  }

  @Test func `a control's label is a name for it beside its words`() throws {
    func button<L: View>(_ label: L) -> Button<L> {
      let action = ControlAction(kind: .intent, identifier: "x")
      return Button(_action: action, payload: nil, role: nil, label: label)
    }
    func names<V: View>(_ view: V) throws -> [[String?]] {
      let tree = try resolve(SnippetContent(view), settings: RenderSettings()).tree
      return tree.controls.map { [$0.label, $0.spokenName] }
    }
    let words = button(Text("3")).accessibilityLabel("Like")
    #expect(try names(words) == [["3", "Like"]])
    #expect(
      try names(button(Image(systemName: "plus")).accessibilityLabel("Add")) == [["Add", nil]]
    )
    #expect(try names(button(Text("Pay")).accessibilityLabel("Pay")) == [["Pay", nil]])
    let both = HStack {
      button(Text("a"))
      button(Text("b"))
    }
    #expect(try names(both.accessibilityLabel("Both")) == [["a", nil], ["b", nil]])
  }
}
