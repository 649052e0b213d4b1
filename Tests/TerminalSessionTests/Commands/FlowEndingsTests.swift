import Foundation
import Testing

/// Apps that end the program while flows are played in it.
@Suite(.serialized)
final class FlowEndingsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appendingPathComponent("a.flow").path }

  private func flow(_ command: String, ending: String, _ arguments: String...) throws -> Piped {
    try flow(command, ending: ending, arguments)
  }

  private func flow(_ command: String, ending: String, _ arguments: [String]) throws -> Piped {
    let text =
      "@app Budgets\n== before\n> count bags\n  Bag 1.\n== \(ending)\n"
      + "> break program\n...\n> \(ending)\n...\n== after\n> count bags\n  Bag 2.\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", command, path] + arguments,
      // A report of a trap, with every frame of it, takes seconds.
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
  }

  private let headline =
    "The process ends here, and counts as failed: the app's code called 'exit'. Played just then:"

  @Test(arguments: ["run", "play", "coverage"])
  func `an app that calls exit does not make a run pass`(command: String) throws {
    let ended = try flow(command, ending: "leave")
    #expect(ended.code == 1)
    #expect(ended.error.contains("it is closing time\n\(headline)\n"), "\(ended.error)")
    #expect(ended.error.contains("\n  \(path):5 leave\n"))
  }

  @Test(arguments: ["run", "play", "coverage"])
  func `an app that ends the process at once does not make a run pass`(command: String) throws {
    let ended = try flow(command, ending: "vanish")
    #expect(ended.code == 1)
    let words = headline.replacing("'exit'", with: "'_exit'")
    #expect(ended.error.contains("it is gone\n\(words)\n"), "\(ended.error)")
    #expect(ended.error.contains("\n  \(path):5 vanish\n"))
  }

  @Test func `what was told before the exit is still there`() throws {
    let ended = try flow("run", ending: "leave", "--jobs", "1")
    #expect(ended.code == 1)
    #expect(ended.output.hasPrefix("ok    \(path):2 before\nFAIL  \(path):5 leave\n"))
  }

  @Test func `every code that an app exits with is a failure`() throws {
    #expect(try flow("run", ending: "exit").code == 1)
  }

  @Test func `a trap in an app's code names the case`() throws {
    let ended = try flow("run", ending: "print", "--jobs", "1")
    #expect(ended.code != 0 && ended.code != 1)
    #expect(ended.error.contains("it smells of smoke"))
    #expect(ended.error.contains("the flour is on fire"))
    #expect(ended.error.contains("Played just then:\n  \(path):5 print\n"), "\(ended.error)")
    #expect(try flow("run", ending: "kill 6").error.contains("by signal 6. Played just then:\n"))
  }

  @Test func `a run that goes on beside a signal that ends the program does not pass`() throws {
    let ended = try flow("run", ending: "kill 11")
    #expect(ended.code != 0, "\(ended.output)")
    #expect(ended.error.contains("by signal 11. Played just then:\n"))
  }

  @Test(arguments: [
    ("leave", 1, "the app's code called 'exit'"), ("vanish", 1, "the app's code called '_exit'"),
    ("replace", 1, "the app's code called 'exec'"), ("print", 5, "by signal"),
    ("sink", 5, "by signal 11"),
  ])
  func `a run that is cut off is reported all the same`(
    ending: String,
    code: Int32,
    why: String
  ) throws {
    let files = ["junit", "tap", "json"].map { form in
      (form, folder.appendingPathComponent("report.\(form)").path)
    }
    let formats = files.flatMap { ["--format", "\($0)=\($1)"] } + ["--format", "human"]
    let ended = try flow("run", ending: ending, ["--jobs", "1"] + formats)
    #expect(ended.code == code, "\(ended.error)")
    let rows = ended.output.split(separator: "\n").map(String.init)
    #expect(rows.first == "ok    \(path):2 before", "\(ended.output)")
    #expect(rows.contains("FAIL  \(path):5 \(ending)"))
    #expect(rows.last == "1 passed, 1 failed, 1 not run; obsolete snapshots not checked")
    for (form, file) in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("the process ended here"), "\(form): \(text)")
      if form != "junit" { #expect(text.contains(why)) }
      #expect(text.contains("after"), "\(form): \(text)")
    }
  }

  @Test func `a signal that the app sends its own process is reported all the same`() throws {
    let ended = try flow("run", ending: "kill 6", "--jobs", "1")
    #expect(ended.code == 5)
    #expect(ended.output.contains("\nthe process ended here, by signal 6\n"), "\(ended.output)")
  }

  @Test(arguments: ["trap", "vanish", "leave"])
  func `what the app's code ends is watched on`(ending: String) throws {
    let path = path
    let trapping = "@app FlowApps\n== a\n> break program\n...\n> \(ending)\n...\n"
    try Data(trapping.utf8).write(to: URL(fileURLWithPath: path))
    var looks = 0
    let watched = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", "run", path, "--watch"],
      signal: SIGINT
    ) { output in
      looks += output.contains("FAIL  \(path):2 a\n") ? 1 : 0
      // Till the program looks at its files again, none has changed.
      if looks % 1_000 == 1 {
        try? Data("@app FlowApps\n== b\n> nonsense\n...\n".utf8).write(
          to: URL(fileURLWithPath: path)
        )
      }
      return output.contains("ok    \(path):2 b\n")
    }
    #expect(watched.code == 130, "\(watched.error)")
    #expect(watched.output.contains("ok    \(path):2 b\n"), "\(watched.output)")
    #expect(watched.error.contains("The app's code ended the program; it is watched on.\n"))
  }

  @Test func `a trap on the main actor is reported all the same`() throws {
    let text = "@app Budgets\n== burns\n> burn dial\n...\n== after\n> count bags\n...\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let ended = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", "run", path, "--jobs", "1"],
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
    #expect(ended.code == 5)
    #expect(ended.output.contains("FAIL  \(path):2 burns\n"), "\(ended.output)")
    #expect(ended.output.hasSuffix("1 failed, 1 not run; obsolete snapshots not checked\n"))
  }

  @Test func `a conversation that is recorded is named too`() throws {
    let file = folder.appendingPathComponent("new.flow").path
    let ended = try Piped(
      Built.path("flow-apps"),
      input: Array("break program\nleave\n".utf8),
      arguments: ["flow", "record", file]
    )
    #expect(ended.code == 1)
    #expect(ended.error.contains("\(headline)\n  the conversation that is recorded to \(file)\n"))
    // What ended it is in the file.
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasSuffix("\n> leave\n"), "\(text)")
  }

  @Test(arguments: [("exit", Int32(1)), ("leave", 1), ("vanish", 1), ("trap", 5), ("kill 6", 5)])
  func `cases that end the program at the same time end it once`(way: String, code: Int32) throws {
    let text =
      "@app FlowApps\n" + (1...4).map { "== \($0)\n> break program\n...\n> \(way)\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let tap = folder.appendingPathComponent("report.tap").path
    let ended = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", "run", path, "--jobs", "4", "--format", "tap=\(tap)"],
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
    #expect(ended.code == code, "\(ended.error)")
    #expect(try String(contentsOfFile: tap, encoding: .utf8).contains("the process ended here"))
  }

  @Test(arguments: [("leave", Int32(1)), ("vanish", 1), ("replace", 1), ("trap", 5), ("kill 6", 5)])
  func `of several cases that are played the one that ended the program is named`(
    way: String,
    code: Int32
  ) throws {
    let ways = ["rest", way, "rest"].map { "> break program\n...\n> \($0)\n...\n" }
    let text = "@app FlowApps\n== a\n\(ways[0])== b\n\(ways[1])== c\n\(ways[2])"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let ended = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", "run", path, "--jobs", "3"],
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
    #expect(ended.code == code)
    #expect(ended.output.contains("FAIL  \(path):7 b\n"), "\(ended.output)")
    #expect(
      ended.output.hasSuffix("\n1 failed, 2 not run; obsolete snapshots not checked\n"),
      "\(ended.output)"
    )
    #expect(ended.error.contains("Played just then:\n  \(path):7 b\n"), "\(ended.error)")
    #expect(!ended.error.contains(" a\n") && !ended.error.contains(" c\n"), "\(ended.error)")
  }

  @Test(arguments: ["| true", "> /dev/full"])
  func `what is printed for nobody leaves the files of a run whole`(reader: String) throws {
    let text = "@app Budgets\n" + (1...3).map { "== \($0)\n> count bags\n  Nine.\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let tap = folder.appendingPathComponent("report.tap").path
    let run = "\(Built.path("flow-apps")) flow run \(path) --format human --format tap=\(tap)"
    let ended = try Piped(
      "/bin/bash",
      input: [],
      arguments: ["-c", "set -o pipefail; \(run) \(reader)"]
    )
    #expect(ended.code == (reader == "| true" ? 1 : 2))
    let report = try String(contentsOfFile: tap, encoding: .utf8)
    #expect(report.contains("not ok 3"), "\(report)")
    #expect(ended.error.split(separator: "\n").count == (reader == "| true" ? 0 : 1))
  }

  @Test func `a reader that has left ends a run without a word`() throws {
    let text = "@app Budgets\n" + (1...3).map { "== \($0)\n> count bags\n...\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let ended = try Piped(
      "/bin/sh",
      input: [],
      arguments: ["-c", "\(Built.path("flow-apps")) flow run \(path) | true; echo done"]
    )
    #expect(ended.error.isEmpty, "\(ended.error)")
  }
}
