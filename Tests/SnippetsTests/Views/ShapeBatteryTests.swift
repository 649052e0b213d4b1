import Foundation
import Testing

@testable import Snippets

/// Batteries that apps make of an outline and what fills it.
@MainActor
struct ShapeBatteryTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 20)).tree.text(style)
  }

  @Test(arguments: [(0, "░░░░░", "....."), (24, "███░░", "###.."), (40, "█████", "#####")])
  func `a battery is filled from its side, however it is made`(
    width: Double,
    plain: String,
    ascii: String
  ) throws {
    let line = RoundedRectangle(cornerRadius: 3).stroke(.secondary)
    let border = RoundedRectangle(cornerRadius: 3).strokeBorder(.secondary)
    let fill = RoundedRectangle(cornerRadius: 2).fill(.green)
    func expect(_ view: some View) throws {
      #expect(try draw(view) == plain)
      #expect(try draw(view, .ascii) == ascii)
      let row = HStack {
        Text("60%")
        view
      }
      #expect(try draw(row) == "60% \(plain)")
    }
    try expect(line.overlay(alignment: .leading) { fill.frame(width: width) }.box)
    try expect(line.overlay(alignment: .leading) { fill.frame(width: width).padding(3) }.box)
    try expect(line.box.overlay(alignment: .leading) { fill.padding(2).frame(width: width) })
    try expect(line.box.overlay(alignment: .leading) { fill.frame(width: width) })
    try expect(border.box.background(alignment: .leading) { fill.frame(width: width) })
    let layers = ZStack(alignment: .leading) {
      line
      fill.padding(2).frame(width: width)
    }
    try expect(layers.box)
    let capped = HStack(spacing: 1) {
      layers.box
      RoundedRectangle(cornerRadius: 1).frame(width: 2, height: 6)
    }
    #expect(try draw(capped) == plain + " │")
  }

  @Test func `a shape set in another is no bar unless it begins at its side`() throws {
    let chosen = ZStack {
      RoundedRectangle(cornerRadius: 4).stroke(.blue).frame(width: 24, height: 16)
      RoundedRectangle(cornerRadius: 2).fill(.blue).padding(4).frame(width: 24, height: 16)
    }
    #expect(try !draw(chosen).contains("█"))
  }
}

extension View {
  /// In the frame of a battery.
  fileprivate var box: some View { frame(width: 40, height: 16) }
}
