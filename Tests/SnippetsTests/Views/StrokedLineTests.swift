import Foundation
import Testing

@testable import Snippets

/// Lines that an app draws as shapes of its own.
@MainActor
struct StrokedLineTests {
  private struct Line: Shape {
    var isUpright = false
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: isUpright ? rect.midX : rect.minX, y: isUpright ? 0 : rect.midY))
        $0.addLine(
          to: CGPoint(x: isUpright ? rect.midX : rect.maxX, y: isUpright ? rect.maxY : rect.midY)
        )
      }
    }
  }

  private struct Sparkline: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for (index, value) in [1.0, 3, 2, 5, 4].enumerated() {
          let place = CGPoint(x: rect.width * Double(index) / 4, y: rect.height * (1 - value / 5))
          if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
      }
    }
  }

  private struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: 0), CGPoint(x: rect.maxX, y: rect.maxY)])
        $0.closeSubpath()
      }
    }
  }

  private let dashed = StrokeStyle(lineWidth: 1, dash: [5])

  private func between(_ line: some View) -> String {
    let view = VStack {
      Text("a")
      line
      Text("b")
    }
    return render(view, columns: 5).split(separator: "\n")[1].description
  }

  @Test(arguments: [(4.0, 0), (24, 1), (40, 2), (76, 4), (200, 4)])
  func `a line between points is where they are`(y: Double, row: Int) {
    let line = Path {
      $0.move(to: CGPoint(x: 16, y: y))
      $0.addLine(to: CGPoint(x: 48, y: y))
    }
    let view = HStack(spacing: 0) {
      line.stroke(.red).frame(width: 64, height: 80)
      Text("a\nb\nc\nd\ne")
    }
    let rows = ["a", "b", "c", "d", "e"].enumerated().map { place, letter in
      (place == row ? "  ────  " : "        ") + letter
    }
    #expect(render(view, columns: 20) == rows.joined(separator: "\n"))
  }

  @Test func `a line of fixed points stays in its room`() {
    for x in [-Double.infinity, -1e300, .nan, 1e300, .infinity] {
      let line = Path {
        $0.move(to: CGPoint(x: x, y: 0))
        $0.addLine(to: CGPoint(x: x, y: 32))
      }
      let drawn = render(line.stroke(.red).frame(width: 32, height: 32), columns: 10)
      #expect(drawn.split(separator: "\n").allSatisfy { $0.count <= 4 })
    }
  }

  @Test func `a line across is a line, solid or dashed`() {
    #expect(between(Line().stroke(style: dashed).frame(height: 1)) == "╌╌╌╌╌")
    #expect(between(Line().stroke(.gray, lineWidth: 1).frame(height: 1)) == "─────")
    #expect(between(Line().stroke(.gray).frame(height: 8)) == "─────")
    #expect(between(Line().stroke(.gray).frame(height: 16)) == "─────")
    #expect(between(Line().stroke(.gray)) == "─────")
    #expect(between(Rectangle().stroke(.gray).frame(height: 1)) == "─────")
    #expect(between(Rectangle().stroke(style: dashed).frame(height: 1)) == "╌╌╌╌╌")
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 300, y: 0))
    }
    #expect(between(path.stroke(.gray).frame(height: 1)) == "─────")
    let row = HStack {
      Text("A")
      Line().stroke(style: dashed).frame(height: 2)
      Text("B")
    }
    #expect(render(row, columns: 9) == "A ╌╌╌╌╌ B")
  }

  @Test func `a line down is one on each row`() {
    func row(_ line: some View) -> String {
      render(
        HStack {
          Text("a\nb")
          line
          Text("c\nd")
        }
      )
    }
    #expect(row(Line(isUpright: true).stroke(.gray).frame(width: 1)) == "a │ c\nb │ d")
    #expect(row(Line(isUpright: true).stroke(style: dashed).frame(width: 1)) == "a ╎ c\nb ╎ d")
    #expect(row(Rectangle().stroke(.gray).frame(width: 1, height: 32)) == "a │ c\nb │ d")
  }

  @Test func `a curve that a crowded row leaves no room is no sign`() {
    let row = HStack {
      Text("Acme International").lineLimit(1)
      Spacer()
      Sparkline().stroke(.green, lineWidth: 1.5).frame(width: 50, height: 20)
      Text("$1,234.50")
    }
    for columns in 24...44 {
      let drawn = render(row, columns: columns)
      #expect(!drawn.contains("◇") && drawn.hasSuffix("  $1,234.50"), "\(columns)")
    }
    #expect(render(Sparkline().stroke().frame(width: 16, height: 16)) == "◇")
  }

  @Test func `a curve keeps its room and is not drawn, a closed form is a box`() {
    let price = HStack {
      Text("AAPL")
      Sparkline().stroke(.green, lineWidth: 2).frame(width: 50, height: 24)
      Text("$12")
    }
    #expect(render(price, columns: 20) == "AAPL        $12")
    #expect(render(Sparkline().stroke(.green).frame(height: 48), columns: 8) == "\n\n")
    #expect(between(Sparkline().stroke(.green).frame(height: 4)) == "─────")
    let arc = Path {
      $0.addArc(
        center: CGPoint(x: 20, y: 20),
        radius: 20,
        startAngle: .degrees(180),
        endAngle: .degrees(0),
        clockwise: false
      )
    }
    #expect(render(arc.stroke(.green).frame(width: 40, height: 32)) == "\n")
    #expect(render(Ticket().stroke(.gray).frame(width: 40, height: 48)) == "╭───╮\n│   │\n╰───╯")
    let padded = Text("Sold").padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
    #expect(render(padded.overlay(Ticket().stroke(.gray))) == "╭────╮\n│Sold│\n╰────╯")
    #expect(render(padded.overlay(Sparkline().stroke(.gray))) == "\n Sold\n")
  }

  @Test func `what is not drawn gives its columns back before words are cut`() {
    func row(_ picture: some View) -> some View {
      HStack {
        Text("Alphabet Class A").lineLimit(1)
        picture
        Text("$189.30")
      }
    }
    let line = Sparkline().stroke(.green)
    let whole = "Alphabet Class A  $189.30"
    #expect(render(row(line.frame(width: 80, height: 16)), columns: 25) == whole)
    #expect(render(row(line.frame(minWidth: 40, maxWidth: 80)), columns: 25) == whole)
    #expect(render(row(line.frame(height: 16)), columns: 25) == whole)
    #expect(render(row(Canvas { _, _ in }.frame(width: 80, height: 16)), columns: 25) == whole)
    #expect(
      render(row(line.frame(width: 32, height: 16)), columns: 29) == "Alphabet Class A      $189.30"
    )
    let named = Canvas { _, _ in }.frame(width: 64).accessibilityLabel("Steps")
    #expect(
      render(
        HStack {
          Text("a")
          named
        },
        columns: 12
      ) == "a <Steps>"
    )
  }

  @Test func `lengths that are no numbers are no line`() {
    for length in [Double.nan, .infinity, -5, 1e300] {
      let path = Path {
        $0.move(to: CGPoint(x: length, y: 0))
        $0.addLine(to: CGPoint(x: 5, y: length))
      }
      #expect(render(path.stroke(.gray).frame(width: 40, height: 32)).count < 20)
    }
    #expect(render(Path().stroke(.gray).frame(width: 40, height: 16)).count < 20)
  }
}
