import FlowEngine
import Testing

@testable import TerminalDialogue

/// What `--json` tells of an intent.
struct OneShotReportTests {
  @Test func `what the intents before the last one opened is told`() {
    var report = OneShotReport(intent: "A")
    report.take(.said("One."))
    report.take(.noted(.opened(app: "A", reason: "the box")))
    report.begin("B")
    report.take(.said("Two."))
    #expect(report.json == #"{"dialog":"Two.","intent":"B","opened":["the box"],"status":"done"}"#)
  }
}
