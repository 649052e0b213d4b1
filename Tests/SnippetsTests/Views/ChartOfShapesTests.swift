import Foundation
import Testing

@testable import Snippets

@MainActor
struct ChartOfShapesTests {
  private func draw(_ view: some View) -> String { render(view, columns: 12) }

  private func chart<S: View>(_ shape: @escaping (Double) -> S) -> some View {
    HStack(alignment: .bottom) { ForEach([1.0, 3, 2], id: \.self) { shape($0) } }
  }

  private let bars = "    ███\n    ███ ███\n███ ███ ███"

  @Test func `a chart made of shapes draws all its bars`() {
    let rectangles = chart { Rectangle().fill(.blue).frame(width: 20, height: 16 * $0) }
    #expect(draw(rectangles) == bars)
    #expect(draw(chart { Color.blue.frame(width: 20, height: 16 * $0) }) == bars)
    let capsules = chart { Capsule().frame(height: 16 * $0) }
    #expect(draw(capsules) == "     ███\n     ███ ███\n████ ███ ███")
  }

  @Test func `bars of one column and bars under numbers are drawn the same`() {
    let narrow = chart { Rectangle().frame(width: 8, height: 16 * $0) }
    #expect(draw(narrow) == "  █\n  █ █\n█ █ █")
    let numbered = chart { value in
      VStack {
        Text("\(Int(value))")
        RoundedRectangle(cornerRadius: 2).frame(width: 16, height: 16 * value)
      }
    }
    #expect(draw(numbered) == "   3\n   ██ 2\n1  ██ ██\n██ ██ ██")
  }

  @Test func `a chart in a reader takes parts of its height`() {
    let view = GeometryReader { room in
      HStack(alignment: .bottom) {
        ForEach([0.25, 1], id: \.self) { part in
          Rectangle().fill(.green).frame(width: 16, height: room.size.height * part)
        }
      }
    }
    .frame(height: 64)
    #expect(draw(view).replacing("\n", with: "|").hasPrefix("   ██|   ██|   ██|██ ██"))
  }

  @Test func `bars below each other are drawn the same however long`() {
    let view = VStack(alignment: .leading) {
      ForEach([1.0, 2, 6], id: \.self) { Rectangle().frame(width: 8 * $0, height: 16) }
    }
    #expect(draw(view) == "█\n██\n██████")
  }

  @Test func `grounds and pictures are no bars`() {
    let ground = VStack {
      Text("a")
      Text("b")
    }
    .background(RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 32))
    #expect(draw(ground) == "a\nb")
    let places = HStack {
      RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 32, height: 32)
      RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 32, height: 32)
    }
    #expect(!draw(places).contains("█"))
    let card = HStack {
      RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 32, height: 32)
      Text("a")
    }
    #expect(!draw(card).contains("█"))
  }

  @Test func `a bar of no height is not drawn, one of little is`() {
    let chart = HStack(alignment: .bottom) {
      ForEach([0.0, 4, 32, 16], id: \.self) { Rectangle().frame(width: 8, height: $0) }
    }
    #expect(draw(chart) == "    █\n  ▁ █ █")
    #expect(draw(Rectangle().frame(width: 40, height: 0)) == "")
    #expect(draw(Rectangle().frame(width: 40, height: 1)) == "─────")
  }
}
