import Foundation
import Testing

@testable import Snippets

/// Shapes that are cut out of what is behind them.
@MainActor
struct HoleTests {
  private func draw(_ view: some View) -> String {
    render(view, settings: RenderSettings(columns: 20))
  }

  @Test func `a hole is not drawn`() {
    let hole = Circle().frame(width: 16, height: 16).blendMode(.destinationOut)
    #expect(
      render(
        HStack {
          hole
          Text("a")
        }
      ) == "   a"
    )
    #expect(render(Text("a").blendMode(.destinationOut)) == "a")
    #expect(render(Circle().frame(width: 16, height: 16).blendMode(.multiply)).contains("●"))
  }

  @Test func `circles cut out of the sides of a ticket are not drawn`() {
    let hole = Circle().fill(.white).frame(width: 24, height: 24)
    let overlays = Text("Row 4").padding()
      .overlay(alignment: .leading) { hole.offset(x: -12) }
      .overlay(alignment: .trailing) { hole.offset(x: 12) }
    #expect(draw(overlays) == "\n  Row 4\n")
    let layers = ZStack {
      HStack {
        hole.offset(x: -12)
        Spacer()
        hole.offset(x: 12)
      }
      Text("Row 4")
    }
    #expect(draw(layers).trimmingCharacters(in: .whitespacesAndNewlines) == "Row 4")
    let dot = Text("Row 4").padding().overlay(alignment: .trailing) { hole.offset(x: 12) }
    #expect(draw(dot).contains("●"))
    let pair = ZStack {
      hole.offset(x: -12)
      hole.offset(x: 12)
    }
    #expect(draw(pair).contains("●"))
  }
}
