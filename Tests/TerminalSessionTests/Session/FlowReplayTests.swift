import Foundation
import Testing

@testable import TerminalSession

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
}
