import Foundation
import Testing

@testable import Snippets

/// Shapes of which some are filled and some are dim, and circles in rooms of any form.
@MainActor
struct DimShapeTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 22)).tree.text(style)
  }

  private func row(_ shape: @escaping (Bool) -> some View) -> some View {
    HStack { ForEach(0..<5) { shape($0 < 3) } }
  }

  @Test func `small shapes that are dim are open, in ASCII too`() throws {
    func fill(_ isDone: Bool) -> Color { isDone ? .green : .gray.opacity(0.2) }
    let dots = row { Circle().fill(fill($0)).frame(width: 10, height: 10) }
    #expect(try draw(dots) == "● ● ● ○ ○")
    #expect(try draw(dots, .ascii) == "* * * o o")
    let squares = row { Rectangle().fill(fill($0)).frame(width: 8, height: 8) }
    #expect(try draw(squares) == "■ ■ ■ □ □")
    #expect(try draw(squares, .ascii) == "# # # = =")
    let capsules = row { Capsule().fill(fill($0)).frame(width: 8, height: 8) }
    #expect(try draw(capsules) == "▬ ▬ ▬ ▭ ▭")
    #expect(try draw(capsules, .ascii) == "# # # = =")
    let ranks = row { Circle().foregroundStyle($0 ? .primary : .quaternary).frame(width: 8) }
    #expect(try draw(ranks) == "● ● ● ○ ○")
    let colors = row { fill($0).frame(width: 8, height: 8) }
    #expect(try draw(colors) == "■ ■ ■ □ □")
  }

  @Test func `thin bars side by side are bars, whether some or all are dim or none is`() throws {
    func bars(_ full: Int) -> some View {
      HStack {
        ForEach(0..<4) {
          Capsule().fill($0 < full ? Color.green : .gray.opacity(0.2)).frame(height: 6)
        }
      }
    }
    #expect(try draw(bars(3)) == "█████ █████ █████ ░░░░")
    #expect(try draw(bars(3), .ascii) == "##### ##### ##### ....")
    #expect(try draw(bars(4)) == "█████ █████ █████ ████")
    #expect(try draw(bars(0)) == "░░░░░ ░░░░░ ░░░░░ ░░░░")
    #expect(try draw(bars(4), .ascii) == "##### ##### ##### ####")
    #expect(try draw(bars(0), .ascii) == "..... ..... ..... ....")
    let line = Rectangle().fill(.gray.opacity(0.3)).frame(height: 1)
    #expect(try draw(line) == "──────────────────────")
    let steps = HStack(spacing: 0) {
      ForEach(0..<3) { step in
        Circle().fill(step < 2 ? Color.blue : .gray).frame(width: 12, height: 12)
        if step < 2 {
          Rectangle().fill(step < 1 ? Color.blue : .gray).frame(width: 32, height: 2)
        }
      }
    }
    #expect(try draw(steps) == "● ────● ╌╌╌╌○")
  }

  @Test func `thin shapes below each other are a level, full, half and empty`() throws {
    func level(_ full: Int, height: Double = 6) -> some View {
      VStack(spacing: 2) {
        ForEach((0..<3).reversed(), id: \.self) {
          RoundedRectangle(cornerRadius: 1).fill($0 < full ? Color.green : .gray.opacity(0.3))
            .frame(width: 24, height: height)
        }
      }
    }
    #expect(try draw(level(0)) == "░░░\n░░░\n░░░")
    #expect(try draw(level(2)) == "░░░\n███\n███")
    #expect(try draw(level(3)) == "███\n███\n███")
    #expect(try draw(level(2), .ascii) == "...\n###\n###")
    #expect(try draw(level(3, height: 1)) == "───\n───\n───")
    let lines = VStack(alignment: .leading) {
      Capsule().fill(.green).frame(width: 24, height: 6)
      Capsule().fill(.green).frame(width: 40, height: 6)
    }
    #expect(try draw(lines) == "───\n─────")
    let heads = HStack {
      ForEach(0..<2) { column in
        VStack {
          Text("H\(column)")
          Rectangle().fill(.gray).frame(height: 1)
        }
      }
    }
    #expect(try draw(heads).hasSuffix("\n─────────── ──────────"))
  }

  @Test func `thin shapes above words say which steps are done`() throws {
    func steps(_ done: Int, isBelow: Bool = false) -> some View {
      HStack {
        ForEach(0..<3) { step in
          let bar = Capsule().fill(step < done ? Color.green : .gray).frame(height: 4)
          VStack {
            if isBelow { Text("S\(step)") }
            bar
            if !isBelow { Text("S\(step)") }
          }
        }
      }
    }
    #expect(try draw(steps(1)) == "███████ ░░░░░░░ ░░░░░░\n  S0      S1      S2")
    #expect(try draw(steps(1), .ascii) == "####### ....... ......\n  S0      S1      S2")
    #expect(try draw(steps(3)) == "███████ ███████ ██████\n  S0      S1      S2")
    #expect(try draw(steps(0)) == "░░░░░░░ ░░░░░░░ ░░░░░░\n  S0      S1      S2")
    #expect(
      try draw(steps(2, isBelow: true)) == "  S0      S1      S2\n███████ ███████ ░░░░░░"
    )
  }

  @Test func `lines between steps say how far these have come, in ASCII too`() throws {
    func line(_ isDone: Bool) -> Color { isDone ? .green : .gray }
    let across = HStack(spacing: 0) {
      ForEach(0..<3) { step in
        Image(systemName: step < 2 ? "checkmark" : "circle")
        if step < 2 { Rectangle().fill(line(step < 1)).frame(width: 32, height: 2) }
      }
    }
    #expect(try draw(across) == "✓────✓╌╌╌╌○")
    #expect(try draw(across, .ascii) == "v----v....o")
    func down(_ done: Int) -> some View {
      VStack(spacing: 0) {
        ForEach(0..<3) { step in
          Circle().fill(line(step < 2)).frame(width: 12, height: 12)
          if step < 2 { Rectangle().fill(line(step < done)).frame(width: 2, height: 16) }
        }
      }
    }
    #expect(try draw(down(1)) == "●\n│\n●\n╎\n○")
    #expect(try draw(down(1), .ascii) == "*\n|\n*\n:\no")
    #expect(try draw(down(0)) == "●\n│\n●\n│\n○")
    let accents = VStack(alignment: .leading) {
      ForEach(0..<2) { event in
        HStack {
          Rectangle().fill(line(event == 0)).frame(width: 4)
          Text("e")
        }
      }
    }
    #expect(try draw(accents) == "▌ e\n▌ e")
  }

  @Test func `a circle is as wide as its shorter side`() throws {
    let wide = HStack {
      Circle().frame(height: 10)
      Text("A")
    }
    #expect(try draw(wide) == "●  A")
    let high = HStack {
      Circle().fill(.red).frame(width: 8)
      Text("A\nB\nC")
    }
    #expect(try draw(high) == "  A\n● B\n  C")
    #expect(try draw(Circle().frame(width: 40, height: 16)) == "  ●")
    #expect(try draw(Circle().stroke(.red).frame(width: 40, height: 16)) == "  ○")
    #expect(try draw(Circle().stroke(.red).frame(width: 8, height: 48)) == "\n○\n")
    #expect(try draw(Circle().fill(.red).frame(width: 40, height: 48)) == "\n  ●\n")
  }
}
