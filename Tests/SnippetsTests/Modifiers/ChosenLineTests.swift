import Foundation
import Testing

@testable import Snippets

/// What is chosen, by the lines around what stands beside each other.
@MainActor
struct ChosenLineTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) -> String {
    render(view, settings: RenderSettings(columns: 14), style: style)
  }

  private func said(_ view: some View) -> [String] {
    draw(view, .spoken).split(separator: "\n").map(String.init)
  }

  private let shape = RoundedRectangle(cornerRadius: 12)

  private func cards(_ card: @escaping (String, Bool) -> some View) -> some View {
    VStack(spacing: 0) { ForEach(["Tea", "Milk"], id: \.self) { card($0, $0 == "Milk") } }
  }

  private let marked = "╭─────╮\n│ Tea │\n╰─────╯\n╔══════╗\n║ Milk ║\n╚══════╝"

  @Test func `the one whose line is not faint, or is thicker, has a double one`() {
    let faint = cards { name, isOn in
      Text(name).padding().overlay(shape.stroke(isOn ? Color.blue : .gray.opacity(0.3)))
    }
    let thick = cards { name, isOn in
      Text(name).padding().overlay(shape.strokeBorder(.blue, lineWidth: isOn ? 2 : 1))
    }
    let filled = cards { name, isOn in
      Text(name).padding().background(shape.fill(.white).stroke(.blue, lineWidth: isOn ? 2 : 1))
    }
    for view in [AnyView(faint), AnyView(thick), AnyView(filled)] {
      let rows = draw(view).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(rows.joined(separator: "\n") == marked)
      #expect(said(view) == ["Tea", "Milk, selected"])
    }
    let equal = cards { name, _ in Text(name).padding().overlay(shape.stroke(.blue)) }
    #expect(!draw(equal).contains("═"))
    #expect(said(equal) == ["Tea", "Milk"])
    let ascii = "+-----+\n| Tea |\n+-----+\n+======+\n| Milk |\n+======+"
    let rows = draw(faint, .ascii).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(rows.joined(separator: "\n") == ascii)
  }

  @Test func `a border can be the mark too`() {
    let names = cards { name, isOn in
      Text(name).border(isOn ? Color.blue : .gray, width: isOn ? 2 : 1)
    }
    #expect(draw(names) == "┌───┐\n│Tea│\n└───┘\n╔════╗\n║Milk║\n╚════╝")
    #expect(said(names) == ["Tea", "Milk, selected"])
    let clear = cards { name, isOn in Text(name).border(isOn ? Color.blue : .clear) }
    #expect(draw(clear) == "\n Tea\n\n┌────┐\n│Milk│\n└────┘")
    #expect(said(clear) == ["Tea", "Milk, selected"])
  }

  private func row(_ chip: @escaping (String, Bool) -> some View) -> some View {
    HStack { ForEach(["S", "M", "L"], id: \.self) { chip($0, $0 == "M") } }
  }

  @Test func `the only one with a line has it as it is, and is said to be selected`() {
    let clear = row { name, isOn in
      Text(name).padding(8).overlay(shape.stroke(isOn ? Color.blue : .clear))
    }
    #expect(draw(clear) == " S  │M│  L")
    #expect(said(clear) == ["S, M, selected, L"])
    let most = row { name, isOn in
      Text(name).padding(8).overlay(shape.stroke(isOn ? Color.clear : .blue))
    }
    #expect(said(most) == ["S, M, L"])
  }

  @Test func `sides are those of a ground, and in a button the others are its brackets`() {
    let buttons = row { name, isOn in
      Button {
      } label: {
        Text(name).padding(.horizontal, 8)
          .overlay(shape.stroke(isOn ? Color.blue : .gray, lineWidth: isOn ? 2 : 1))
      }
    }
    #expect(render(buttons, columns: 30) == "( S ) (▐M▌) ( L )")
    #expect(said(buttons)[1] == "M, button, disabled, selected")
    let round = Button {
    } label: {
      Image(systemName: "arrow.up.arrow.down").padding(8).overlay(Circle().stroke(.gray))
    }
    #expect(draw(round) == "( ↕ )")
  }

  @Test func `where a ground says what is chosen, lines around the others do not`() {
    let chips = row { name, isOn in
      Text(name).padding(.horizontal, 8).background {
        if isOn { Capsule().fill(.blue) } else { Capsule().stroke(.gray) }
      }
    }
    #expect(draw(chips) == "│S│ ▐M▌ │L│")
    #expect(said(chips) == ["S, M, selected, L"])
    let both = row { name, isOn in
      Text(name).padding(.horizontal, 8).background(isOn ? Color.blue.opacity(0.1) : .clear)
        .overlay(shape.stroke(isOn ? Color.blue : .gray))
    }
    #expect(draw(both) == "│S│ ▐M▌ │L│")
    #expect(said(both) == ["S, M, selected, L"])
  }

  @Test func `a box that goes beyond the last column is closed there`() {
    let wide = Text("Tea").fixedSize().frame(width: 400).fixedSize().padding()
    let box = HStack(spacing: 0) {
      ForEach(0..<2) { _ in Rectangle().frame(width: 80, height: 16) }
    }
    .padding().overlay(shape.stroke())
    for view in [AnyView(box), AnyView(wide.overlay(shape.stroke()))] {
      let rows = draw(view).split(separator: "\n")
      #expect(rows.first?.last == "╮" && rows.last?.last == "╯")
    }
  }

  /// Views whose layouts stand in a table of their own, beside that of what is drawn.
  private func settings(_ pills: some View) -> [AnyView] {
    [
      AnyView(ScrollView { pills }), AnyView(List { pills }),
      AnyView(GeometryReader { _ in pills }),
      AnyView(ViewThatFits { pills }), AnyView(Grid { GridRow { pills } }),
      AnyView(LazyVGrid(columns: [GridItem(.flexible())]) { pills }),
      AnyView(
        VStack {
          pills
          Text("-").border(.gray)
        }
      ), AnyView(pills.clipped()),
      AnyView(
        VStack {
          pills
          Text("-").offset(x: 8)
        }
      ), AnyView(pills.aspectRatio(1, contentMode: .fit)),
      AnyView(
        VStack {
          pills
          Text("-").alignmentGuide(.leading) { _ in 0 }
        }
      ),
    ]
  }

  @Test func `lines are told from whatever else stands in the tree`() {
    let pills = HStack {
      ForEach(["A", "B"], id: \.self) { Text($0).padding(8).overlay(Capsule().stroke(.blue)) }
    }
    for view in settings(pills) {
      let drawn = draw(view)
      #expect(drawn.contains("A") && drawn.contains("B") && !drawn.contains("═"), "\(drawn)")
      #expect(!said(view).joined().contains("selected"))
    }
  }

  @Test func `a line is the mark of what it is around`() {
    let view = VStack {
      HStack { ForEach(["a", "b", "c"], id: \.self) { Text($0).padding(4).border(.gray) } }
      HStack {
        ForEach(0..<3) { i in
          Text("P\(i)").padding(8)
            .overlay(Capsule().stroke(i == 1 ? Color.blue : .gray.opacity(0.2)))
        }
      }
    }
    let drawn = render(view, settings: RenderSettings(columns: 30))
    #expect(!drawn.contains("║"), "\(drawn)")
    #expect(drawn.contains("▐P1▌"), "\(drawn)")
    #expect(said(view) == ["a, b, c", "P0, P1, selected, P2"])
  }
}
