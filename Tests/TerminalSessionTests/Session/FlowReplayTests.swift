import FlowEngine
import Foundation
import Testing

@testable import TerminalDialogue

struct FlowReplayTests {
  @Test func `a secret that the recording left out is typed by hand`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder = FlowRecorder(app: "Shop", columns: 44, seed: nil, start: Date())
    recorder.typed("login", isSecret: false)
    recorder.typed("hunter2", isSecret: true)
    recorder.typed("order", isSecret: false)
    try Data(recorder.text.utf8).write(to: file)
    var replay = FlowReplay()
    #expect(
      replay.begin(file.path) == ["Replaying 'a recorded conversation', 3 steps. Ctrl-C stops it."]
    )
    #expect(replay.skipSecret() == nil)
    #expect(replay.next()?.shown == "> login")
    #expect(replay.skipSecret() == "The flow leaves a secret out here. Type it.")
    #expect(replay.next()?.shown == "> order")
    #expect(replay.isEmpty)
  }

  /// A replay of a file that is gone afterwards.
  private func replay(_ text: String) throws -> FlowReplay {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("@app Shop\n\(text)".utf8).write(to: file)
    var replay = FlowReplay()
    #expect(replay.begin(file.path)[0].hasPrefix("Replaying 'a case', "))
    return replay
  }

  @Test func `what was pasted is typed, line by line`() throws {
    var replay = try replay("== a case\n! paste <<\norder\n\n2\n<<\n> greet\n")
    let shown = (0..<4).map { _ in replay.next()?.shown }
    #expect(shown == ["> order", "> ", "> 2", "> greet"])
    #expect(replay.next() == nil && replay.isEmpty)
  }

  @Test func `what was pasted as one text is one again`() throws {
    var replay = try replay("== a case\n! paste <<\none\n\ntwo\n<<\n> greet\n")
    guard let next = replay.next(takingLines: true), case .line("one\n\ntwo") = next.input else {
      Issue.record("it is parted")
      return
    }
    #expect(replay.next()?.shown == "> greet")
  }

  @Test func `the rest of a paste does not answer a confirmation`() throws {
    var replay = try replay("== a case\n! paste <<\norder\nyes\n<<\n! confirm\n> greet\n")
    #expect(replay.next()?.shown == "> order")
    #expect(
      replay.skipAnswer() == "The flow says '! confirm' here. A confirmation is answered by hand."
    )
    #expect(replay.next()?.shown == "> greet")
  }

  @Test func `a replay that is stopped in a paste has not come to its end`() throws {
    var replay = try replay("== a case\n! paste <<\norder\n2\n<<\n> greet\n")
    #expect(replay.next()?.shown == "> order")
    #expect(replay.stop() == "The replay has stopped, 2 steps before its end.")
    #expect(replay.isEmpty && replay.stop() == nil)
  }

  @Test(arguments: [
    "@locale de_DE\n== a case\n", "== a case\n@locale de_DE\n", "== a case\n! locale de_DE\n",
  ])
  func `a replay speaks the language of its flow`(_ beginning: String) throws {
    var replay = try replay(beginning + "> greet\n")
    let next = replay.next()
    let step = try #require(next)
    #expect(step.shown == "! locale de_DE")
    guard case .locale("de_DE") = step.input else {
      Issue.record("\(step.input)")
      return
    }
    #expect(replay.next()?.shown == "> greet")
  }

  @Test func `what cannot be done live is said, and waiting is not`() throws {
    var replay = try replay(
      "== a case\n! wait 3s\n! fail Orders.place closed\n! resize 30\n> greet\n! eof\n"
    )
    #expect(
      replay.skipImpossible() == [
        "The flow says '! fail Orders.place closed' here, which a live conversation cannot do.",
        "The flow says '! resize 30' here, which a live conversation cannot do.",
      ]
    )
    #expect(replay.next()?.shown == "> greet")
    #expect(replay.skipImpossible() == [] && replay.isEmpty)
  }

  @Test func `events of one input are done live`() throws {
    let events = ["tap Large", "appearance dark", "url shop://menu", "lock", "key C-c", "done"]
    var replay = try replay("== a case\n" + events.map { "! \($0)\n" }.joined())
    #expect(replay.skipImpossible() == [])
    let shown = events.map { _ in replay.next()?.shown }
    #expect(shown == events.map { "! \($0)" })
  }
}
