import Foundation
import Testing

@testable import Snippets

/// Shapes that are less wide than their room.
@MainActor
struct ScaledShapeTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree.text(style)
  }

  @Test(
    arguments: [
      (0, "", "░░░░░░░░░░░░░░░░░░░░"), (0.01, "█", "█░░░░░░░░░░░░░░░░░░░"),
      (0.3, "██████", "██████░░░░░░░░░░░░░░"), (1, "████████████████████", "████████████████████"),
      (7, "████████████████████", "████████████████████"),
    ]
  ) func `a shape of an open width is as wide as it is scaled`(
    part: Double,
    alone: String,
    bar: String
  ) throws {
    let (track, fill) = (Capsule().fill(.gray.opacity(0.2)), Capsule().fill(.blue))
    let framed = fill.frame(height: 10).scaleEffect(x: part, y: 1, anchor: .leading)
    #expect(try draw(framed) == alone)
    #expect(try draw(fill.scaleEffect(x: part, anchor: .leading).frame(height: 10)) == alone)
    for height in [6.0, 8, 10, 16] {
      let low = fill.frame(height: height).scaleEffect(x: part, y: 1, anchor: .leading)
      let layers = ZStack(alignment: .leading) {
        track.frame(height: height)
        low
      }
      #expect(try draw(layers) == bar)
      #expect(try draw(track.frame(height: height).overlay(low)) == bar)
    }
    let around = ZStack {
      track
      fill.scaleEffect(x: part, y: 1, anchor: .leading)
    }
    #expect(try draw(around.frame(height: 10)) == bar)
    let ground = fill.scaleEffect(x: part, anchor: .leading).background(.gray.opacity(0.2))
    #expect(try draw(ground.frame(height: 10).clipShape(Capsule())) == bar)
  }

  @Test func `a scaled shape is at the side of its anchor, in ASCII too`() throws {
    func bar(_ anchor: UnitPoint) -> some View {
      Rectangle().frame(height: 10).scaleEffect(x: 0.5, anchor: anchor)
    }
    #expect(try draw(bar(.leading)) == "██████████")
    #expect(try draw(bar(.center)) == "     ██████████")
    #expect(try draw(bar(.trailing)) == "          ██████████")
    #expect(try draw(bar(.leading), .ascii) == "##########")
    let row = HStack {
      Text("A")
      Capsule().fill(.blue).frame(height: 10).scaleEffect(x: 0.5, anchor: .leading)
      Text("B")
    }
    #expect(try draw(row) == "A ████████         B")
    let wrong = Rectangle().frame(height: 10).scaleEffect(x: .nan, anchor: .leading)
    #expect(try draw(wrong) == "████████████████████")
    let small = Circle().scaleEffect(x: 0.5, y: 0.5).frame(width: 8, height: 8)
    #expect(try draw(small) == "●")
  }
}
