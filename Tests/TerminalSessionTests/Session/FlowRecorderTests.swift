import Foundation
import Testing

@testable import TerminalSession

struct FlowRecorderTests {
  private func recorder() -> FlowRecorder {
    FlowRecorder(
      app: "CoffeeShop",
      columns: 44,
      seed: 7,
      start: Date(timeIntervalSince1970: 1_767_603_600)
    )
  }

  @Test func `what measures time is recorded without what it measured`() {
    var recorder = recorder()
    recorder.typed("/trace", isSecret: false)
    recorder.showed(["   0.000123  intent Order"])
    recorder.typed("/TIME ", isSecret: false)
    recorder.showed(["perform 0.1 of 30 s"])
    recorder.typed("/tracer", isSecret: false)
    recorder.showed(["There is no '/tracer'."])
    #expect(
      recorder.text.hasSuffix(
        """
        == a recorded conversation
        > /trace
        ...
        > /TIME 
        ...
        > /tracer
          There is no '/tracer'.

        """
      )
    )
  }

  @Test func `a conversation becomes a flow file`() {
    var recorder = recorder()
    recorder.showed(["a greeting belongs to no step"])
    recorder.typed("order", isSecret: false)
    recorder.showed(["How many?", "", "[1] one  ", ""])
    recorder.typed("hunter2", isSecret: true)
    recorder.showed(["Thanks."])
    recorder.happened("key C-c")
    #expect(
      recorder.text == """
        @flow 1
        @app CoffeeShop
        @width 44
        @clock 2026-01-05T09:00:00Z
        @seed 7

        == a recorded conversation [skip a secret is left out: write it in place of (secret)]
        > order
          How many?

          [1] one
        > (secret)
          Thanks.
        ! key C-c

        """
    )
  }

  @Test func `a file that is there is not written over`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder = recorder()
    #expect(recorder.record(to: "") == ["Type /record FILE, with a name that ends in .flow."])
    #expect(recorder.record(to: "a.txt")[0].contains("'a.txt' is no name for a flow"))
    #expect(recorder.record(to: "/no/such/a.flow")[0].contains("cannot be written"))
    #expect(recorder.record(to: file.path)[0].hasPrefix("This conversation is written to"))
    #expect(try String(contentsOf: file, encoding: .utf8) == recorder.text)
    var other = self.recorder()
    #expect(other.record(to: file.path)[0].contains("is there already"))
  }
}
