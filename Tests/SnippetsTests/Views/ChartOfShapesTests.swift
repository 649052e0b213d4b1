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

  @Test func `bars that are dim are told from full ones`() {
    func meter(_ level: Int) -> some View {
      HStack(alignment: .bottom) {
        ForEach(0..<3) { step in
          Capsule().fill(step < level ? Color.green : .secondary.opacity(0.25))
            .frame(width: 8, height: 4 + 14 * CGFloat(step))
        }
      }
    }
    #expect(draw(meter(0)) == "    ░\n░ ░ ░")
    #expect(draw(meter(1)) == "    ░\n▁ ░ ░")
    #expect(draw(meter(2)) == "    ░\n▁ █ ░")
    #expect(draw(meter(3)) == "    █\n▁ █ █")
    let ascii = OutputStyle.ascii
    let settings = RenderSettings(columns: 12)
    #expect(render(meter(0), settings: settings, style: ascii) == "    .\n. . .")
    #expect(render(meter(2), settings: settings, style: ascii) == "    .\n_ # .")
    let days = VStack(alignment: .leading) {
      ForEach([1.0, 2, 3], id: \.self) { day in
        Rectangle().fill(day == 2 ? Color.blue : .gray).frame(width: 8 * day, height: 16)
      }
    }
    #expect(draw(days) == "░\n██\n░░░")
  }

  private func sparkline(_ values: [Double]) -> some View {
    GeometryReader { room in
      HStack(alignment: .bottom, spacing: 1) {
        ForEach(values, id: \.self) { value in
          RoundedRectangle(cornerRadius: 1).fill(.green)
            .frame(width: 4, height: max(2, room.size.height * value))
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }

  @Test func `bars within one row are low or high`() {
    let rising = sparkline([0.1, 0.3, 0.5, 0.7, 0.9, 1])
    #expect(draw(rising.frame(width: 96, height: 20)) == "▁ ▁ ▁ █ █ █")
  }

  private func week(_ days: [Double]) -> some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(days, id: \.self) { value in
        VStack {
          Rectangle().frame(width: 20, height: 16 * value)
          Text("\(Int(value))")
        }
      }
    }
  }

  @Test
  func `bars that are too wide for their room are narrower, all alike, with a column between them`()
  {
    #expect(
      render(week([1, 3, 2]), columns: 11)
        == "    ███\n    ███ ███\n███ ███ ███\n 1   3   2"
    )
    #expect(render(week([1, 3, 2]), columns: 9) == "   ██\n   ██ ██\n██ ██ ██\n1  3  2")
    #expect(render(week([1, 3, 2]), columns: 7) == "  █\n  █ █\n█ █ █\n1 3 2")
    #expect(render(week([1, 3, 2]), columns: 4) == " █\n ██\n███\n132")
  }

  @Test func `the names of bars are shortened where they would run together`() {
    let days = HStack(alignment: .bottom, spacing: 8) {
      ForEach(["Mon", "Tue", "Wed", "Thu"], id: \.self) { day in
        VStack {
          Rectangle().frame(width: 24, height: day == "Tue" ? 32 : 16)
          Text(day)
        }
      }
    }
    #expect(render(days, columns: 15).hasSuffix("\nMon Tue Wed Thu"))
    #expect(render(days, columns: 14) == "   ██\n██ ██ ██ ██\nMo Tu We Th")
    #expect(render(days, columns: 8).hasSuffix("\nM T W T"))
    let said = render(days, settings: RenderSettings(columns: 8), style: .spoken)
    #expect(said == "Mon, Tue, Wed, Thu")
    #expect(render(days.padding(.horizontal, 8), columns: 16).hasSuffix("\n Mo Tu We Th"))
  }

  @Test func `a chart with more bars than columns says so`() {
    let day = HStack(alignment: .bottom, spacing: 2) {
      ForEach(0..<24) { hour in Capsule().frame(height: hour % 2 == 0 ? 16 : 32) }
    }
    #expect(draw(day) == " █ █ █ █ █ █\n███████████…")
    #expect(render(day, columns: 26) == " █ █ █ █ █ █ █ █ █ █ █ █\n" + full(24))
  }

  @Test func `a goal line lies in its row and leaves the bars seen`() {
    let bars = HStack(alignment: .bottom) {
      ForEach([40.0, 72, 96, 64], id: \.self) { Rectangle().frame(width: 16, height: $0) }
    }
    func goal(_ points: CGFloat) -> some View {
      bars.overlay(alignment: .bottom) { Rectangle().frame(height: 1).offset(y: -points) }
    }
    let top = "      ██\n──────██───\n   ██ ██ ██\n   ██ ██ ██\n"
    #expect(draw(goal(72)) == top + "██ ██ ██ ██\n██ ██ ██ ██")
    let low = "      ██\n      ██\n   ██ ██ ██\n   ██ ██ ██\n"
    #expect(draw(goal(24)) == low + "██─██─██─██\n██ ██ ██ ██")
    let layers = ZStack(alignment: .bottom) {
      bars
      Divider().offset(y: -64)
    }
    #expect(draw(layers).hasPrefix("      ██\n──────██────\n   ██ ██ ██\n"))
  }

  @Test func `bars are as long as they are scaled`() {
    let chart = HStack(alignment: .bottom) {
      ForEach([0.25, 1, 0.5], id: \.self) { value in
        Rectangle().fill(.blue).frame(width: 16, height: 64)
          .scaleEffect(x: 1, y: value, anchor: .bottom)
      }
    }
    #expect(draw(chart) == "   ██\n   ██\n   ██ ██\n██ ██ ██")
    let plain = HStack {
      ForEach([0.25, 1], id: \.self) { value in
        Capsule().frame(width: 16, height: 32).scaleEffect(y: value, anchor: .top)
      }
    }
    #expect(draw(plain) == "   ██\n   ██" || draw(plain) == "▁▁ ██\n   ██")
    let bars = VStack(alignment: .leading) {
      ForEach([0.5, 1], id: \.self) { value in
        Rectangle().frame(width: 64, height: 16).scaleEffect(x: value, anchor: .leading)
      }
    }
    #expect(draw(bars) == "████\n████████")
    let larger = Rectangle().frame(width: 32, height: 16).scaleEffect(x: 1.5, y: .nan)
    #expect(draw(larger) == "████")
  }

  private func full(_ columns: Int) -> String { String(repeating: "█", count: columns) }

  @Test func `bars that are too many for their room stand closer`() {
    let row = HStack {
      sparkline([0.2, 0.4, 0.3, 0.6, 0.9]).frame(width: 44, height: 20)
      Text("9.00")
    }
    #expect(draw(row) == "▁▁▁██  9.00")
  }
}
