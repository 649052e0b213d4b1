import Foundation
import Testing

/// Cases in processes of their own.
@Suite(.serialized)
final class FlowIsolationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(
    _ flow: String,
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> Piped {
    let file = folder.appendingPathComponent("a.flow")
    try Data(flow.utf8).write(to: file)
    return try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", "run", file.path] + arguments,
      environment: environment
    )
  }

  private let counting = (1...4).map { "== case \($0)\n> count bags\n  Bag 1.\n" }.joined()

  @Test func `what one case leaves in a global is not there in the next`() throws {
    let apart = try run("@app Budgets\n@isolate process\n" + counting, "--jobs", "3")
    #expect(apart.code == 0, "\(apart.output) \(apart.error)")
    #expect(try run("@app Budgets\n@isolate serial\n" + counting).code == 1)
  }

  @Test func `a process that breaks fails its case and no other`() throws {
    let flow =
      "@app Budgets\n@isolate process\n== before\n> count bags\n  Bag 1.\n"
      + ["trap", "exit", "kill", "vanish"].map {
        "== \($0)\n> break program\n...\n> \($0)\n"
      }.joined() + "== known [xfail it breaks]\n> break program\n...\n> exit\n"
      + "== after\n> count bags\n  Bag 1.\n"
    let broken = try run(flow, "--jobs", "2")
    #expect(broken.code == 1)
    let path = folder.appendingPathComponent("a.flow").path
    for (line, words) in [
      (9, "after '> trap'"), (9, "was ended by signal"), (9, "the flour is on fire"),
      (13, "the process of the case ended by itself with code 7, after '> exit'"),
      (17, "was ended by signal 9"),
      (21, "the process of the case ended by itself with code 0, after '> vanish'"),
    ] {
      #expect(broken.output.contains("\(path):\(line):1: "))
      #expect(broken.output.contains(words), "\(broken.output)")
    }
    #expect(broken.output.hasSuffix("2 passed, 4 failed, 1 failed as expected\n"))
  }

  @Test func `a process that hangs is ended and fails its case`() throws {
    let flow = "@app Budgets\n@isolate process\n== stop\n> break program\n...\n> stop\n"
    let hung = try run(flow, "--case-limit", "2")
    #expect(hung.code == 1)
    let words = "was ended, for it took longer than 2 s of real time, after '> stop'"
    #expect(hung.output.contains("a.flow:6:1: the process of the case \(words)"), "\(hung.output)")
  }

  @Test func `a case apart tells all that a case in the run tells`() throws {
    let body = """
      == differs
      > knead dough
        For how long?
      ? state asking
      > 3
      ...
      ! wait 4s
      ~ Kneaded for {{time}} s.
      ? effect Oven.bake = 1
      """
    let header = "@app Budgets\n@let time = [0-9]+\n"
    var outcomes: [String] = []
    for setting in ["serial", "process"] {
      let trace = folder.appendingPathComponent("trace").path
      let ran = try run("\(header)@isolate \(setting)\n\(body)\n", "--trace", trace)
      #expect(ran.code == 1)
      outcomes.append(ran.output + (try String(contentsOfFile: trace, encoding: .utf8)))
      let updated = try run("\(header)@isolate \(setting)\n\(body)\n", "--update")
      let file = folder.appendingPathComponent("a.flow")
      let text = try String(contentsOf: file, encoding: .utf8)
      outcomes.append(
        (updated.output + text).replacing("@isolate process", with: "@isolate serial")
      )
    }
    #expect(outcomes[0] == outcomes[2])
    #expect(outcomes[1] == outcomes[3])
    #expect(outcomes[1].contains("  For how many seconds?\n"))
  }

  @Test func `a case stands in the zone it says, and the others in UTC`() throws {
    let cases = [
      ("UTC", "09:00 +00:00, 9 h.", "09:00"), ("Asia/Tokyo", "18:00 +09:00, 18 h.", "06:00"),
      ("America/New_York", "04:00 -05:00, 4 h.", "04:00"),
      ("Etc/GMT+9", "00:00 -09:00, 0 h.", "12:00"),
    ]
    let texts = cases.map { zone, words, drawn in
      "== \(zone)\n@timezone \(zone)\n> read dial\n  \(words)\n  \(drawn)\n"
    }
    let plain = "== plain\n> read dial\n  09:00 +00:00, 9 h.\n  09:00\n"
    let flow = "@app Budgets\n@clock 2026-01-05T09:00:00Z\n" + texts.joined() + plain
    for zone in ["Europe/Berlin", "Asia/Tokyo"] {
      let ran = try run(flow, environment: ["TZ": zone])
      #expect(ran.code == 0, "\(ran.output) \(ran.error)")
    }
    let file = folder.appendingPathComponent("a.flow").path
    let gone = try Piped(
      Built.path("flow-apps"),
      input: Array("read dial\n".utf8),
      arguments: ["flow", "run", "\(file):9", "--interactive"]
    )
    #expect(gone.output.contains("18:00 +09:00, 18 h."), "\(gone.output) \(gone.error)")
  }

  @Test func `nobody but a run plays a case handed over`() throws {
    let ran = try Piped(Built.path("flow-apps"), input: [], arguments: ["flow", "case"])
    #expect(ran.code == 2)
    #expect(ran.error.contains("Type flow run."))
  }
}
