import Foundation
import Testing

@testable import Snippets

@Suite struct MembersTests {
  @MainActor
  @Test func `a modifier of a loop is put on each row`() {
    let names = ["Ada", "Grace", "Edith"]
    let list = List { ForEach(names, id: \.self) { Text($0) }.frame(height: 16) }
    #expect(render(list) == "Ada\nGrace\nEdith")
    let padded = List {
      ForEach(0..<2) { Text("r\($0)") }.padding(.leading, 16)
      Group {
        Text("g1")
        Text("g2")
      }.frame(height: 16)
    }
    #expect(render(padded) == "  r0\n  r1\ng1\ng2")
  }

  @MainActor
  @Test func `each member of a group in a row has a frame of its own`() {
    let week = HStack {
      ForEach(["Mon", "Tue", "Wed"], id: \.self) { day in
        VStack {
          Text(day)
          Text("*")
        }
      }.frame(maxWidth: .infinity)
    }
    #expect(render(week, columns: 17) == " Mon   Tue   Wed\n  *     *     *")
    let group = HStack {
      Group {
        Text("a")
        Text("b")
      }.padding(.horizontal, 8)
      Text("c")
    }
    #expect(render(group) == " a   b  c")
  }

  struct Two: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  struct Inset: ViewModifier {
    func body(content: Content) -> some View { content.padding(.leading, 16) }
  }

  @MainActor
  @Test func `a view with several views in its body is such a group`() {
    #expect(render(HStack { Two().padding(.leading, 16) }) == "  a   b")
    #expect(render(HStack { Two().modifier(Inset()) }) == "  a   b")
    #expect(render(HStack { AnyView(Two()).fixedSize().padding(.leading, 8) }) == " a  b")
    #expect(render(HStack { Two().border(.red) }) == "┌─┐ ┌─┐\n│a│ │b│\n└─┘ └─┘")
    #expect(render(List { Two().badge(1) }, columns: 5) == "a   1\nb   1")
    #expect(render(HStack { Two().hidden() }) == render(HStack { Two() }.hidden()))
    let marked = HStack {
      Group {
        Text("one")
        Text("two")
      }.overlay(alignment: .trailing) { Text("!") }
    }
    #expect(render(marked) == "on! tw!")
    let offset = HStack { Two().offset(x: 8).zIndex(1) }
    #expect(render(offset) == " a b")
  }

  @MainActor
  @Test func `what is one view is lowered to one node`() {
    func count<V: View>(_ view: V, inList: Bool = false) -> Int {
      var builder = TreeBuilder()
      builder.reset()
      if inList { builder.environment.surroundings.insert(.list) }
      V._lower(view, &builder)
      var (child, count) = (1, 0)
      while child < builder.next { (child, count) = (Int(builder.nodes[child].end), count + 1) }
      return count
    }
    for inList in [false, true] {
      #expect(count(Label("a", systemImage: "star"), inList: inList) == 1)
      #expect(count(LabeledContent("a", value: "b"), inList: inList) == 1)
      #expect(count(ProgressView("a", value: 0.5), inList: inList) == 1)
      #expect(count(ProgressView(), inList: inList) == 1)
      #expect(count(Gauge(value: 0.5) { Text("a") }, inList: inList) == 1)
      #expect(count(TextField("a", text: .constant("b")), inList: inList) == 1)
      #expect(count(TextField("a", text: .constant("")).labelsHidden(), inList: inList) == 1)
      #expect(count(TextEditor(text: .constant("b")), inList: inList) == 1)
      #expect(count(SecureField("a", text: .constant("b")), inList: inList) == 1)
      #expect(count(Slider(value: .constant(0.5)), inList: inList) == 1)
      #expect(count(Stepper("a", value: .constant(1)), inList: inList) == 1)
      #expect(count(DatePicker("a", selection: .constant(Date())), inList: inList) == 1)
      #expect(count(Picker("a", selection: .constant(1)) { Text("b").tag(1) }, inList: inList) == 1)
      #expect(count(Toggle("a", isOn: .constant(true)), inList: inList) == 1)
      #expect(count(Button("a") {}, inList: inList) == 1)
      #expect(count(Link("a", destination: URL(fileURLWithPath: "/")), inList: inList) == 1)
      #expect(count(Menu("a") { Text("b") }, inList: inList) == 1)
      #expect(count(NavigationLink("a") { Text("b") }, inList: inList) == 1)
      #expect(
        count(DisclosureGroup("a", isExpanded: .constant(true)) { Two() }, inList: inList) == 1
      )
      #expect(count(GroupBox("a") { Two() }, inList: inList) == 1)
      #expect(count(ControlGroup { Two() }, inList: inList) == 1)
      #expect(count(ContentUnavailableView("a", systemImage: "star"), inList: inList) == 1)
      #expect(count(NavigationStack { Two().navigationTitle("b") }, inList: inList) == 1)
      #expect(count(TabView { Text("a").tabItem { Text("b") } }, inList: inList) == 1)
      #expect(count(ScrollView { Two() }, inList: inList) == 1)
      #expect(count(List { Two() }, inList: inList) == 1)
      #expect(count(Form { Two() }, inList: inList) == 1)
      #expect(count(ViewThatFits { Two() }, inList: inList) == 1)
      #expect(count(GeometryReader { _ in Two() }, inList: inList) == 1)
      #expect(count(Text("a").toolbar { Button("b") {} }, inList: inList) == 1)
      #expect(count(Color.red, inList: inList) == 1)
      #expect(count(Color.clear, inList: inList) == 1)
      #expect(count(Circle().trim(from: 0, to: 0.5).stroke(.red), inList: inList) == 1)
      #expect(count(Rectangle().fill(.red), inList: inList) == 1)
      #expect(count(RoundedRectangle(cornerRadius: 2).stroke(.red), inList: inList) == 1)
      #expect(count(Image(decorative: "a"), inList: inList) == 1)
      #expect(count(Canvas { _, _ in }, inList: inList) == 1)
      #expect(count(Text(""), inList: inList) == 1)
      #expect(count(Spacer(), inList: inList) == 1)
      #expect(count(Divider(), inList: inList) == 1)
    }
  }

  @MainActor
  @Test func `a modifier of nothing makes nothing`() {
    let row = HStack(spacing: 8) {
      Text("a")
      EmptyView().padding()
      if false { Text("b") }
      Group {}.frame(width: 80).border(.red).overlay { Text("x") }
      Text("c")
    }
    #expect(render(row) == "a c")
  }

  @MainActor
  @Test func `a modifier of a grid's row is put on each of its cells`() {
    let rows = [("a", "bb", "c"), ("ddd", "e", "f")]
    let grid = Grid(alignment: .leading) {
      ForEach(rows, id: \.0) { row in
        GridRow {
          Text(row.0)
          Text(row.1)
          Text(row.2)
        }.padding(.vertical, 16)
      }
    }
    #expect(render(grid) == "\na   bb c\n\n\nddd e  f\n")
    let fixed = Grid(alignment: .leading) {
      ForEach(rows, id: \.0) { row in
        GridRow {
          Group {
            Text(row.0)
            Text(row.1)
          }.padding(.leading, 8)
          Text(row.2)
        }.frame(height: 16).fixedSize()
      }
    }
    #expect(render(fixed) == " a    bb c\n ddd  e  f")
  }

  @MainActor
  @Test func `a row of dots in frames is drawn as if each had its own`() {
    let dots = HStack {
      ForEach(0..<3) { _ in Circle().fill(.red) }.frame(width: 8, height: 8)
    }
    let single = HStack { ForEach(0..<3) { _ in Circle().fill(.red).frame(width: 8, height: 8) } }
    #expect(render(dots) == render(single))
  }

  @MainActor
  @Test func `blank rows between sections are no rows of their own`() {
    let list = List {
      Section {
        Text("a")
        Text("b")
      }.padding(.leading, 8).border(.red)
      Section { Text("c") }
    }
    #expect(render(list, columns: 8) == "┌──┐\n│ a│\n└──┘\n┌──┐\n│ b│\n└──┘\n\nc")
  }

  @MainActor
  @Test func `a modifier of a section is put on each of its rows`() {
    let list = List {
      Section("Title") { Two() }.frame(height: 16).padding(.leading, 8)
      Section("More") { Two() }
    }
    #expect(render(list) == " Title\n   a\n   b\n\nMore\n  a\n  b")
  }

  @MainActor
  @Test func `lines in one low frame are all lines`() {
    let lines = VStack { ForEach(0..<2) { _ in Rectangle() }.frame(height: 1) }
    #expect(render(lines, columns: 3) == "───\n───")
  }

  @MainActor
  @Test func `tabs of a loop with a modifier are chosen as without one`() {
    let tabs = TabView(selection: .constant(2)) {
      ForEach(1..<4) { Text("tab \($0)").tag($0) }.padding(.leading, 8)
    }
    #expect(render(tabs) == " tab 2")
  }

  @MainActor
  @Test func `what is said stays with its view`() throws {
    let view = HStack {
      Group {
        Text("a").accessibilityLabel("first")
        Text("b").accessibilityLabel("second")
      }.padding(.leading, 8)
    }.padding(8)
    #expect(render(view, settings: RenderSettings(), style: .spoken) == "first, second")
  }
}
