import FlowEngine
import Testing

@testable import TerminalDialogue

struct ProgressLineTests {
  private func progress(_ done: Int64, of total: Int64 = 10) -> FlowProgress {
    FlowProgress(
      intent: "Bake",
      completed: done,
      total: total,
      fraction: Double(done) / Double(total)
    )
  }

  @Test(arguments: [
    (0, 20, "Bake: ░░░░░░░░░  0%"), (5, 20, "Bake: ████░░░░░ 50%"), (10, 20, "Bake: █████████100%"),
    (5, 10, " 50%"),
  ])
  func `a bar is no wider than the terminal`(done: Int64, columns: Int, row: String) {
    #expect(ProgressLine.row(progress(done), columns: columns) == row)
  }

  @Test func `no title looks like an answer`() {
    let forged = FlowProgress(intent: "> yes", completed: 1, total: 2, fraction: 0.5)
    #expect(ProgressLine.row(forged, columns: 20) == " > yes: ███░░░░ 50%")
    var line = ProgressLine()
    #expect(line.words(forged) == [" > yes: 50% done."])
  }

  @Test func `a total of nothing is no progress`() {
    #expect(ProgressLine.row(progress(0, of: 0), columns: 20).hasSuffix("0%"))
  }

  @Test func `only quarters are said, each once`() {
    var line = ProgressLine()
    let said = (0...10).flatMap { line.words(progress($0)) }
    #expect(said == ["Bake: 30% done.", "Bake: 50% done.", "Bake: 80% done.", "Bake: 100% done."])
    #expect((11...20).flatMap { line.words(progress($0)) }.isEmpty)
    #expect((1...3).flatMap { line.words(progress($0)) } == ["Bake: 30% done."])
  }

  @Test func `the number that is said is the true one`() {
    var line = ProgressLine()
    let said = (1...3).flatMap { line.words(progress($0, of: 3)) }
    #expect(said == ["Bake: 33% done.", "Bake: 66% done.", "Bake: 100% done."])
  }
}
