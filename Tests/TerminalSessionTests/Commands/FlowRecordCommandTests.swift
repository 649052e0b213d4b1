import Foundation
import Testing

/// A conversation that was recorded is played as it went.
@Suite(.serialized)
final class FlowRecordCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private var file: String { folder.appendingPathComponent("r.flow").path }
  private var text: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String] = [:],
    input: String = ""
  ) throws -> Piped {
    try Piped(
      Built.path(program),
      input: Array(input.utf8),
      arguments: arguments,
      environment: ["XDG_STATE_HOME": folder.path].merging(environment) { $1 }
    )
  }

  @Test func `the time stands still while a person thinks`() throws {
    let lines = "tell time\ntell time\n"
    let recorded = try run("errands-extension", ["flow", "record", file], input: lines)
    #expect(recorded.error.contains("in UTC, and stands still while you think."))
    let said = recorded.output.split(separator: "\n").filter { $0.hasSuffix(" h away.") }
    #expect(said.count == 2 && said[0] == said[1] && said[0].contains(/,\d{3} s/), "\(said)")
    #expect(!text.contains("! wait"))
    let played = try run("errands-extension", ["flow", "run", file])
    #expect(played.code == 0, "\(played.output)")
  }

  @Test func `the time goes on by what was waited for`() throws {
    let lines = "knead dough\n1\nknead dough\n1\n"
    let recorded = try run("flow-apps", ["flow", "record", file], input: lines)
    #expect(recorded.code == 0)
    #expect(text.contains("\n! wait 1s\n  Kneaded for 1 s.\n"), "\(text)")
    #expect(try run("flow-apps", ["flow", "run", file]).code == 0)
  }

  @Test func `a recording in which nothing was typed says that its steps are still to come`() throws
  {
    #expect(try run("flow-apps", ["flow", "record", file]).code == 0)
    #expect(text.contains("\n== a recorded conversation [todo]\n"), "\(text)")
    #expect(try run("flow-apps", ["flow", "check", file]).code == 0)
    #expect(try run("flow-apps", ["flow", "run", file]).output.contains("\n1 todo\n"))
    let unnamed = try run("flow-apps", ["flow", "record", ""])
    #expect(unnamed.code == 2)
    #expect(unnamed.error.contains("'' is no name for a flow. Give one that ends in .flow."))
  }

  @Test func `a recording is in the zone of flows, wherever the person is`() throws {
    let zone = ["TZ": "America/New_York"]
    let input = "tell time\n"
    let recorded = try run("errands-extension", ["flow", "record", file], zone, input: input)
    #expect(recorded.output.contains(" s, 0 h away."))
    #expect(recorded.output.contains("+00:00 "))
    #expect(try run("errands-extension", ["flow", "run", file], zone).code == 0)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "2026-07-31 17:00", "Day 31, 17 h 0, 2026-07-31T08:00:00Z.", "5:00\u{202F}PM"),
    (
      "America/New_York", "2026-07-31 at 9pm", "Day 31, 21 h 0, 2026-08-01T01:00:00Z.",
      "9:00\u{202F}PM"
    ),
    (
      "America/New_York", "2026-03-08 17:00:00.1", "Day 8, 17 h 0, 2026-03-08T21:00:00Z.",
      "5:00\u{202F}PM"
    ),
    // Clocks skip the one, and show the other twice.
    (
      "America/New_York", "2026-03-08 02:30", "Day 8, 3 h 30, 2026-03-08T07:30:00Z.",
      "3:30\u{202F}AM"
    ),
    (
      "America/New_York", "2026-11-01 01:30", "Day 1, 1 h 30, 2026-11-01T05:30:00Z.",
      "1:30\u{202F}AM"
    ),
    (
      "America/New_York", "2026-07-31T17:00:00Z", "Day 31, 13 h 0, 2026-07-31T17:00:00Z.",
      "1:00\u{202F}PM"
    ),
  ])
  func `what is typed, what the app makes of it and what views draw are of the person's zone`(
    zone: String,
    typed: String,
    said: String,
    shown: String
  ) throws {
    let told = try run("errands-extension", ["run", "SetAlarm", "--time", typed], ["TZ": zone])
    #expect(told.output.contains(said), "\(told.output) \(told.error)")
    #expect(told.output.contains(shown), "\(told.output)")
    let flow =
      "@app Errands\n@timezone \(zone)\n== a\n> set alarm\n...\n> \(typed)\n...\n  \(said)\n...\n"
    try flow.write(toFile: file, atomically: true, encoding: .utf8)
    let played = try run("errands-extension", ["flow", "run", file])
    #expect(played.code == 0, "\(played.output) \(played.error)")
  }

  @Test func `a conversation recorded from its middle says in which zone it is`() throws {
    let lines = "tell time\n/record \(file)\n"
    _ = try run("errands-extension", [], ["TZ": "Asia/Tokyo"], input: lines)
    #expect(text.contains("\n# Times of day are those of Asia/Tokyo here, and UTC's in a flow; "))
    #expect(text.contains("\n# What the app says of the time is the machine's here. "))
    #expect(text.contains(" s, 9 h away."))
    #expect(text.contains("+09:00 "))
    #expect(try run("errands-extension", ["flow", "check", file]).code == 0)
  }

  @Test func `what was waited for before the recording is in it`() throws {
    let lines = "knead dough\n1\n/record \(file)\nknead dough\n1\n"
    let recorded = try run("flow-apps", [], input: lines)
    #expect(recorded.output.contains("What the app says of the time differs in a flow; "))
    let wait = "\n! wait 1s\n  Kneaded for 1 s.\n"
    #expect(text.components(separatedBy: wait).count == 3, "\(text)")
    #expect(try run("flow-apps", ["flow", "run", file]).code == 0)
  }

  @Test func `a recording on a dark terminal is dark`() throws {
    let dark = ["COLORFGBG": "15;0"]
    _ = try run("flow-apps", ["flow", "record", file], dark, input: "bake one\n")
    #expect(text.contains("conversation\n! appearance dark\n> bake one\n"), "\(text)")
    #expect(text.contains(", dark, "))
    #expect(try run("flow-apps", ["flow", "run", file]).code == 0)
  }
}
