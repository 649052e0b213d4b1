import Foundation
import Testing

@testable import Snippets

@MainActor
struct ShapeBarTests {
  private func bar<V: View>(_ view: V) -> String { render(view, columns: 10) }

  @Test func `a part of a reader's width in front of a shape is a bar`() {
    func view(_ value: Double) -> some View {
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3))
          Capsule().fill(.blue).frame(width: room.size.width * value)
        }
      }
      .frame(height: 8)
    }
    #expect(bar(view(0)) == "░░░░░░░░░░")
    #expect(bar(view(0.04)) == "█░░░░░░░░░")
    #expect(bar(view(0.6)) == "██████░░░░")
    #expect(bar(view(1)) == "██████████")
    let card = VStack(alignment: .leading) {
      Text("Water")
      view(0.5)
      HStack {
        Text("a")
        view(0.5)
        Text("b")
      }
    }
    #expect(bar(card) == "Water\n█████░░░░░\na ███░░░ b")
  }

  @Test(arguments: [4, 8, 16, 20, 30, 40]) func `a bar is one row`(height: Double) {
    let view = GeometryReader { room in
      ZStack(alignment: .leading) {
        Rectangle()
          .frame(width: room.size.width, height: room.size.height)
          .opacity(0.3)
        Rectangle()
          .frame(width: min(room.size.width * 0.3, room.size.width), height: room.size.height)
      }
      .cornerRadius(8)
    }
    .frame(height: height)
    let rows = bar(view).split(separator: "\n").filter { !$0.isEmpty }
    #expect(rows == ["███░░░░░░░"])
  }

  @Test(arguments: [2, 4, 6, 10, 12]) func `parts hardly apart are a bar`(height: Double) {
    let two = GeometryReader { room in
      HStack(spacing: 2) {
        Capsule().fill(.blue).frame(width: room.size.width * 0.5)
        Capsule().fill(.red)
      }
    }
    #expect(bar(two.frame(height: height)) == "█████ ░░░░")
    let colors = GeometryReader { room in
      HStack(spacing: 2) {
        Color.red.frame(width: room.size.width * 0.5)
        Color.gray
      }
    }
    #expect(bar(colors.frame(height: height)) == "█████ ░░░░")
    let three = GeometryReader { room in
      HStack(spacing: 1) {
        Rectangle().fill(.red).frame(width: room.size.width * 0.4)
        Rectangle().fill(.yellow).frame(width: room.size.width * 0.2)
        Rectangle().fill(.gray.opacity(0.2))
      }
    }
    #expect(bar(three.frame(height: height)) == "████ ██ ░░")
    let fixed = GeometryReader { room in
      HStack(spacing: 2) {
        Capsule().fill(.red).frame(width: room.size.width * 0.4)
        Capsule().fill(.yellow).frame(width: room.size.width * 0.5)
      }
    }
    #expect(bar(fixed.frame(height: height)) == "████ █████")
    let own = HStack(spacing: 2) {
      Color.red.frame(width: 32)
      Color.blue.frame(width: 16)
      Color.gray.opacity(0.3)
    }
    if height < 8 { #expect(bar(own.frame(height: height)) == "████ ██ ░░") }
  }

  @Test func `a bar of no height is not drawn`() {
    let none = HStack(spacing: 2) {
      Color.red.frame(width: 32)
      Color.gray
    }
    #expect(bar(none.frame(height: 0)) == "")
  }

  @Test func `the rest may lie below, behind or beside the filled part`() {
    let overlay = RoundedRectangle(cornerRadius: 4).fill(.quaternary).frame(height: 6)
      .overlay(alignment: .leading) {
        GeometryReader { room in
          RoundedRectangle(cornerRadius: 4).fill(.green).frame(width: room.size.width * 0.6)
        }
      }
    #expect(bar(overlay) == "██████░░░░")
    let reader = GeometryReader { room in
      Capsule().fill(.blue).frame(width: room.size.width * 0.6)
    }
    .frame(height: 6)
    #expect(bar(reader.background(Capsule().fill(.gray))) == "██████░░░░")
    #expect(bar(reader.background(.gray.opacity(0.2), in: Capsule())) == "██████░░░░")
    #expect(bar(reader.background(Color.gray)) == "██████░░░░")
    #expect(bar(reader) == "██████")
    func beside(_ value: Double) -> some View {
      GeometryReader { room in
        HStack(spacing: 0) {
          Rectangle().fill(.blue).frame(width: room.size.width * value)
          Rectangle().fill(.gray)
        }
      }
      .frame(height: 4)
    }
    #expect(bar(beside(0)) == "░░░░░░░░░░")
    #expect(bar(beside(0.6)) == "██████░░░░")
    let fixed = ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(width: 80, height: 10)
      Capsule().fill(.blue).frame(width: 80 * 0.1, height: 10)
    }
    #expect(bar(fixed) == "█░░░░░░░░░")
  }

  @Test func `what stands in front of a bar is seen`() {
    let view = ZStack {
      Capsule().fill(.gray).frame(height: 20)
      Capsule().fill(.blue).frame(width: 48, height: 20)
      Text("60%")
    }
    #expect(bar(view) == "░░ 60% █░░")
  }

  @Test func `grounds, dots and signs are no bars`() {
    let ground = ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.blue)
      VStack {
        Text("a")
        Capsule().fill(.red).frame(width: 40, height: 4)
      }
    }
    #expect(bar(ground) == "    a\n  ─────")
    let dots = ZStack {
      Circle().fill(.gray).frame(width: 16, height: 16)
      Circle().fill(.blue).frame(width: 8, height: 8)
    }
    #expect(bar(dots) == "●")
    let behind = Text("Order").padding().background(
      GeometryReader { room in Capsule().fill(.blue).frame(width: room.size.width * 0.6) }
    )
    #expect(bar(behind) == "\n  Order\n")
    let grid = LazyVGrid(columns: [GridItem(.fixed(8)), GridItem(.fixed(8))]) {
      Rectangle().fill(.red).frame(width: 8, height: 8)
      Rectangle().fill(.red).frame(width: 8, height: 8)
    }
    #expect(bar(grid).filter { $0 == "■" }.count == 2)
    #expect(bar(Text("a").frame(maxWidth: .infinity).background(Color.red)) == "    a")
  }

  @Test func `a chart of many shapes is no bar`() {
    let chart = HStack(alignment: .bottom, spacing: 0) {
      ForEach(0..<2_000) { Rectangle().fill(.blue).frame(width: 8, height: 16 * CGFloat($0 % 3)) }
    }
    let rows = render(chart, columns: 9).split(separator: "\n")
    #expect(!rows.isEmpty && rows.allSatisfy { !$0.contains("░") })
  }

  @Test func `a part of a ring is a sign, unless words stand in it`() {
    func ring<V: View>(_ value: Double, _ words: V) -> some View {
      ZStack {
        Circle().stroke(.gray.opacity(0.3), lineWidth: 8)
        Circle()
          .trim(from: 0, to: value)
          .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
        words
      }
      .frame(width: 56, height: 48)
    }
    #expect(bar(ring(0.6, EmptyView())) == "\n   ◑\n")
    #expect(bar(ring(1, EmptyView())) == "\n   ●\n")
    #expect(bar(ring(0.6, Text("6 km"))) == "\n 6 km\n")
    let around = Text("6 0").overlay(Circle().trim(from: 0, to: 0.6).stroke(.blue))
    #expect(bar(around) == "6 0")
    let column = VStack {
      ring(0.3, EmptyView())
      Text("Water")
    }
    #expect(bar(column) == "\n   ◔\n\n Water")
  }

  @Test func `shares that are no numbers do no harm`() {
    for value in [Double.nan, .infinity, -1, 1e300] {
      let view = GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray)
          Capsule().fill(.blue).frame(width: room.size.width * value)
        }
      }
      .frame(height: 8)
      #expect(bar(view).count <= 10)
    }
  }

  @Test func `the parts of a bar of several colours are told apart`() throws {
    func shares(_ colors: [Color], rest: Color?) -> some View {
      GeometryReader { room in
        HStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { index in
            Rectangle().fill(colors[index]).frame(width: room.size.width * (index == 0 ? 0.5 : 0.3))
          }
          if let rest { Rectangle().fill(rest) }
        }
      }
      .frame(height: 12)
    }
    #expect(bar(shares([.blue, .green], rest: .red)) == "█████▒▒▒██")
    #expect(bar(shares([.blue, .green], rest: .gray)) == "█████▒▒▒░░")
    #expect(bar(shares([.blue, .green], rest: nil)) == "█████▒▒▒")
    #expect(bar(shares([.blue, .blue], rest: .gray)) == "████████░░")
    #expect(bar(shares([.blue], rest: .gray)) == "█████░░░░░")
    let tree = try resolve(
      SnippetContent(shares([.blue, .green], rest: .gray)),
      settings: RenderSettings(columns: 10)
    )
    #expect(tree.tree.text(.ascii) == "#####===..")
  }

  @Test func `a slim mark in front of a bar leaves its parts as they are`() {
    let charge = GeometryReader { room in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.2))
        Capsule().fill(.green).frame(width: room.size.width * 0.6)
        Rectangle().fill(.white).frame(width: 2).offset(x: room.size.width * 0.8)
      }
    }
    #expect(bar(charge.frame(height: 16)) == "██████░░│░")
  }

  @Test func `a shape in a room lower than a row is a line, whatever lies on it`() {
    let line = Capsule().fill(.red)
    let dot = Circle().fill(.white).frame(width: 8, height: 8)
    let reader = GeometryReader { room in
      line.overlay(alignment: .leading) { dot.offset(x: room.size.width * 0.5) }
    }
    #expect(bar(reader.frame(height: 6)) == "─────●────")
    let layers = ZStack(alignment: .leading) {
      line
      dot.offset(x: 40)
    }
    #expect(bar(layers.frame(height: 6)) == "─────●────")
    #expect(bar(GeometryReader { _ in line }.frame(height: 6)) == "──────────")
    let words = VStack {
      Text("UV")
      reader.frame(height: 6)
      Text("low")
    }
    #expect(bar(words) == "    UV\n─────●────\n   low")
  }

  @Test func `words keep a blank from the bar behind them`() {
    let answer = ZStack(alignment: .leading) {
      GeometryReader { room in
        RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: room.size.width * 0.7)
      }
      HStack {
        Text("Yes")
        Spacer()
        Text("70%")
      }
      .padding(.horizontal, 8)
    }
    #expect(render(answer, columns: 20) == " Yes █████████  70%")
  }

  @Test func `shapes that share a row are alike though some are a column narrower`() {
    let parts = HStack(spacing: 2) {
      ForEach(0..<10) { i in
        Rectangle().fill(i < 7 ? Color.green : .gray.opacity(0.3)).frame(height: 10)
      }
    }
    #expect(render(parts, columns: 30) == "███ ██ ██ ██ ██ ██ ██ ░░ ░░ ░░")
    #expect(render(parts, columns: 19) == "█ █ █ █ █ █ █ ░ ░ ░")
  }

  @Test func `a line between the steps of a row is one however short`() {
    let steps = HStack(spacing: 0) {
      ForEach(0..<3) { i in
        Text(i < 2 ? "✓" : "3")
        if i < 2 { Rectangle().fill(i < 1 ? Color.blue : .gray).frame(height: 2) }
      }
    }
    #expect(render(steps, columns: 9) == "✓───✓╌╌╌3")
    #expect(render(steps, columns: 5) == "✓─✓╌3")
  }

  @Test func `a battery is filled from its side`() {
    func battery(_ part: Double) -> some View {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 4).stroke(.primary, lineWidth: 1)
        RoundedRectangle(cornerRadius: 3).fill(.green).frame(width: 44 * part).padding(2)
      }
      .frame(width: 48, height: 20)
    }
    #expect(render(battery(0.15), columns: 12) == "█░░░░░")
    #expect(render(battery(0.5), columns: 12) == "███░░░")
    #expect(render(battery(0.82), columns: 12) == "█████░")
    let overlay = RoundedRectangle(cornerRadius: 4).stroke().frame(width: 48, height: 16)
      .overlay(alignment: .leading) { Rectangle().fill(.green).frame(width: 20).padding(2) }
    #expect(render(overlay, columns: 12) == "███░░░")
  }
}
