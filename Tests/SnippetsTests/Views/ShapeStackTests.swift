import Foundation
import Testing

@testable import Snippets

/// Shapes without lengths of their own, in a stack with a frame of a fixed height around it.
@MainActor
struct ShapeStackTests {
  private func draw(_ view: some View, _ style: OutputStyle = .plain) throws -> String {
    try resolve(SnippetContent(view), settings: RenderSettings(columns: 15)).tree.text(style)
  }

  private func steps(_ done: Int, _ height: Double) -> some View {
    HStack(spacing: 4) {
      ForEach(0..<4) { Capsule().fill($0 < done ? Color.blue : .gray.opacity(0.3)) }
    }
    .frame(height: height)
  }

  @Test(arguments: [2.0, 4, 6, 7.9, 8, 10, 12, 16, 20])
  func `a stack's height is that of the steps in it`(height: Double) throws {
    #expect(try draw(steps(2, height)) == "███ ███ ░░░ ░░░")
    #expect(try draw(steps(2, height), .ascii) == "### ### ... ...")
    #expect(try draw(steps(2, height).frame(maxWidth: .infinity)) == "███ ███ ░░░ ░░░")
    let card = VStack(alignment: .leading) {
      Text("Step 1 of 4")
      steps(1, height)
    }
    #expect(try draw(card) == "Step 1 of 4\n███ ░░░ ░░░ ░░░")
  }

  @Test(arguments: [10.0, 16]) func `a stack of one shape is that`(height: Double) throws {
    let shape = Rectangle().fill(.blue)
    #expect(try draw(ZStack { shape }.frame(width: 80, height: height)) == "██████████")
    #expect(try draw(VStack { shape }.frame(height: height)) == "███████████████")
    #expect(try draw(HStack { shape }.frame(height: height)) == "███████████████")
    let faint = HStack { Rectangle().fill(.gray.opacity(0.2)) }
    #expect(try draw(faint.frame(width: 80, height: height)) == "░░░░░░░░░░")
    #expect(try draw(VStack { shape }.frame(height: 4)) == "───────────────")
    #expect(try draw(VStack { shape }.frame(height: 0)) == "")
  }

  @Test func `a bar of nothing is its rest`() throws {
    func bar(_ part: Double) -> some View {
      HStack(spacing: 0) {
        Rectangle().fill(.blue).frame(width: 80 * part)
        Rectangle().fill(.gray.opacity(0.2))
      }
      .frame(width: 80, height: 10)
    }
    #expect(try draw(bar(0)) == "░░░░░░░░░░")
    #expect(try draw(bar(0.5)) == "█████░░░░░")
    #expect(try draw(bar(1)) == "██████████")
    #expect(try draw(bar(0), .ascii) == "..........")
  }

  @Test func `circles of a stack are as wide as it is high`() throws {
    let lights = HStack(spacing: 0) {
      Circle().fill(.red)
      Circle().fill(.gray.opacity(0.2))
      Circle().stroke(.gray)
    }
    #expect(try draw(lights.frame(height: 12)) == "● ○ ○")
    #expect(try draw(lights.frame(height: 6)) == "● ○ ○")
    #expect(try draw(lights.frame(width: 24, height: 8)) == "●○○")
  }

  @Test(arguments: [10.0, 16, 24, 40]) func `colors right beside each other are a bar`(
    height: Double
  ) throws {
    func rows(_ view: some View) throws -> [Substring] {
      try draw(view.frame(height: height)).split(separator: "\n").filter { !$0.isEmpty }
    }
    let colors = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    #expect(try rows(colors) == ["█████▒▒▒▒▒█████"])
    let first = HStack(spacing: 0) {
      Color.red.frame(width: 40)
      Color.green
      Color.blue
    }
    #expect(try rows(first) == ["█████▒▒▒▒▒█████"])
    let shapes = HStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 24)
      Rectangle().fill(.green)
      Rectangle().fill(.gray.opacity(0.2))
    }
    #expect(try rows(shapes) == ["███▒▒▒▒▒▒░░░░░░"])
    #expect(try rows(colors.redacted(reason: .placeholder)) == ["▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒"])
  }

  @Test func `shapes beside or behind words stay undrawn, and so do those of a higher stack`()
    throws
  {
    let behind = ZStack {
      Color.blue
      Text("Hi")
    }
    #expect(try draw(behind.frame(width: 80, height: 10)) == "    Hi")
    let beside = HStack {
      RoundedRectangle(cornerRadius: 4).fill(.blue)
      Text("Hi")
    }
    #expect(try draw(beside.frame(height: 10)) == "             Hi")
    #expect(try draw(steps(2, 40)).allSatisfy(\.isNewline))
    #expect(try draw(HStack { Color.clear }.frame(height: 10)) == "")
  }
}
