import Foundation
import Testing

@testable import Snippets

/// Views that are turned after they were moved.
@MainActor
struct TurnedTests {
  private func draw(_ view: some View) -> String { render(view, columns: 24) }

  @Test func `the numbers of a clock's face go around its middle`() {
    let face = ZStack {
      ForEach([3, 6, 9, 12], id: \.self) { hour in
        VStack {
          Text("\(hour)")
          Spacer()
        }
        .rotationEffect(.degrees(Double(hour) * 30))
      }
    }
    .frame(width: 80, height: 80)
    #expect(draw(face) == "    12\n\n9       3\n\n    6")
  }

  @Test func `words that were moved go around, and are upright`() {
    func around(_ degrees: Double) -> String {
      let view = ZStack {
        Text("a").offset(y: -16).rotationEffect(.degrees(degrees))
        Text("b")
      }
      return draw(view.frame(width: 40, height: 48))
    }
    #expect(around(0) == "  a\n  b\n")
    #expect(around(90) == "\n  b a\n")
    #expect(around(180) == "\n  b\n  a")
    #expect(around(270) == "\na b\n")
    #expect(around(.nan) == "  a\n  b\n")
  }

  @Test func `shapes that were moved and then turned are left out`() {
    let ring = ZStack {
      Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 10).rotationEffect(.degrees(-90))
      Circle().frame(width: 12, height: 12).offset(y: -50).foregroundStyle(.red).shadow(radius: 2)
        .rotationEffect(.degrees(250))
    }
    .frame(width: 56, height: 48)
    #expect(draw(ring) == "\n   ◕\n")
  }

  @Test func `what was not moved is as it is`() {
    let label = Label("Sale", systemImage: "tag").rotationEffect(.degrees(-15))
    #expect(draw(label) == draw(Label("Sale", systemImage: "tag")))
    let row = HStack {
      Spacer()
      Text("mine")
    }
    #expect(draw(row.rotationEffect(.degrees(180))) == draw(row))
  }
}
