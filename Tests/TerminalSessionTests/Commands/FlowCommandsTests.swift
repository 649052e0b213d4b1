import Foundation
import Testing

@testable import TerminalSession

/// The commands on flows, run as a person runs them.
@Suite(.serialized)
final class FlowCommandsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String = "a.flow") throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func flow(_ arguments: String..., input: String = "") throws -> Piped {
    try Piped(
      Built.path("flow-apps"),
      input: Array(input.utf8),
      arguments: ["flow"] + arguments,
      environment: ["XDG_STATE_HOME": folder.path]
    )
  }

  private let kneading = """
    @app Budgets
    == one
    > knead dough
      For how many seconds?
    > 3
    ! wait 3s
      Kneaded for 3 s.
    == two
    > knead dough
      For how many hours?
    ? state asking

    """

  @Test(arguments: [(nil, 0.8), (0.0, 0.0), (2.5, 2.5)])
  func `a flow is played at a pace to read, on a terminal alone`(pace: Double?, rest: Double) {
    #expect(FlowPlayCommand.rest(pace: pace, onTerminal: true) == rest)
    #expect(FlowPlayCommand.rest(pace: pace, onTerminal: false) == 0)
  }

  @Test func `all flows of the package are a whole run, however their folder is written`() throws {
    func isWhole(_ paths: String...) throws -> Bool? {
      let command = try CommandLineReader.parse(["flow", "run"] + paths) as? FlowRunCommand
      return command?.choice.holdsWholePackage
    }
    let here = FileManager.default.currentDirectoryPath
    #expect(try isWhole() == true)
    #expect(try isWhole("./Flows/") == true)
    #expect(try isWhole("\(here)/Flows") == true)
    #expect(try isWhole("Flows/order.flow", "Flows") == true)
    #expect(try isWhole("Flows/order.flow") == false)
    #expect(try isWhole("Flows/asking") == false)
    #expect(try isWhole("Flows:3") == false)
    #expect(try isWhole("/nowhere/Flows") == false)
  }

  @Test func `where no case can be played, that is said`() throws {
    try write("@app Budgets\n== one [todo]\n")
    let todo = try flow("play", path("a.flow"))
    #expect(todo.code == 3 && todo.error == "no case was played\n")
    try write(kneading)
    let typo = try flow("play", path("a.flow"), "--case", "tow")
    #expect(typo.code == 3)
    #expect(
      typo.error == "no case has 'tow' in its title. Did you mean 'two'?\nno case was played\n"
    )
  }

  @Test func `what is pasted is seen as it is played`() throws {
    try write("@app Budgets\n== one\n! paste <<\nknead dough\n0\n<<\n...\n! wait 1s\n...\n")
    let played = try flow("play", path("a.flow"))
    #expect(
      played.output.hasPrefix("! paste <<\nknead dough\n0\n<<\nFor how many seconds?\n! wait 1s\n")
    )
  }

  @Test func `a conversation becomes a flow that passes`() throws {
    let recorded = try flow("record", path("r.flow"), "--width", "40", input: "count bags\n")
    #expect(recorded.code == 0, "\(recorded.error)")
    #expect(recorded.output.contains("Bag 1."))
    let text = try String(contentsOfFile: path("r.flow"), encoding: .utf8)
    #expect(text.contains("\n@width 40\n") && text.contains("\n> count bags\n  Bag 1.\n"))
    #expect(try flow("run", path("r.flow")).code == 0)
  }

  @Test func `a conversation in which time passed becomes a flow that waits`() throws {
    let recorded = try flow("record", path("r.flow"), input: "knead dough\n1\nknead dough\n0\n")
    #expect(recorded.code == 0, "\(recorded.error)")
    let text = try String(contentsOfFile: path("r.flow"), encoding: .utf8)
    #expect(text.contains("> 1\n! wait 1s\n  Kneaded for 1 s.\n> knead dough\n"), "\(text)")
    #expect(text.hasSuffix("> 0\n! wait 1ms\n  Kneaded for 0 s.\n"), "\(text)")
    #expect(try flow("run", path("r.flow")).code == 0)
  }

  @Test func `a run in a folder that is gone comes to its end`() throws {
    try write("@app Budgets\n== one\n> count bags\n  Bag 1.\n")
    let (gone, program) = (path("gone"), Built.path("flow-apps"))
    let script = "mkdir '\(gone)'; cd '\(gone)'; rmdir '\(gone)'; "
    let run = "timeout 60 '\(program)' flow run '\(path("a.flow"))'"
    let ran = try Piped("/bin/sh", input: [], arguments: ["-c", script + run])
    #expect(ran.code == 0 && ran.output.hasSuffix("1 passed\n"), "\(ran.output) \(ran.error)")
  }

  @Test func `a person goes on from a line of a flow`() throws {
    try write(kneading)
    let gone = try flow("run", path("a.flow") + ":4", "--interactive", input: "nope\n0\n")
    #expect(gone.code == 0, "\(gone.error)")
    #expect(gone.output.hasPrefix("> knead dough\nFor how many seconds?\n> nope\n"))
    #expect(gone.output.hasSuffix("> 0\nKneaded for 0 s.\n"))
    #expect(try flow("run", path("a.flow"), "--interactive").code == 2)
    #expect(try flow("run", path("a.flow") + ":99", "--interactive").code == 3)
    try write("@app Budgts\n== one\n> knead dough\n...\n! cancel\n...\n")
    let slip = try flow("run", path("a.flow") + ":3", "--interactive")
    #expect(slip.code == 2 && slip.error.contains("a.flow:1:6: this program runs no app"))
    #expect(slip.error.contains("Did you mean 'Budgets'?"))
  }

  @Test(arguments: [
    ("there.flow", "is there already"), ("x.txt", "is no name for a flow"),
    ("there.flow/x.flow", "there.flow"),
  ])
  func `a file that cannot be recorded to is said first`(name: String, words: String) throws {
    try write("", "there.flow")
    let refused = try flow("record", path(name), input: "quit\n")
    #expect(refused.code == 2)
    #expect(refused.error.contains(words))
    #expect(refused.output.isEmpty)
  }

  @Test func `several reports of one run go to files and to standard output`() throws {
    try write(kneading)
    let ran = try flow(
      "run",
      path("a.flow"),
      "--format",
      "tap",
      "--format",
      "junit=\(path("j.xml"))",
      "--format",
      "json=\(path("j.json"))",
      "--format",
      "html=\(path("r.html"))",
      "--trace",
      path("trace")
    )
    #expect(ran.code == 1)
    #expect(ran.output.hasPrefix("TAP version 13\n1..2\nok 1 - "))
    for (name, start) in [
      ("j.xml", "<?xml"), ("j.json", "{\"format\":1"), ("r.html", "<!DOCTYPE html>"),
      ("trace", "{\"flow\":"),
    ] {
      #expect(try String(contentsOfFile: path(name), encoding: .utf8).hasPrefix(start))
    }
    let people = try flow("run", path("a.flow"), "--format", "junit=\(path("j.xml"))")
    #expect(people.output.hasPrefix("ok    "))
  }

  @Test func `a report that cannot be written is said, and the run exits 2`() throws {
    try write(kneading)
    let full = try flow("run", path("a.flow"), "--case", "one", "--format", "json=/dev/full")
    #expect(full.code == 2)
    #expect(full.error.contains("/dev/full: the file cannot be written: No space left on device"))
    let nowhere = try flow("run", path("a.flow"), "--case", "one", "--format", "tap=/no/x")
    #expect(nowhere.code == 2)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGALRM, SIGXCPU, SIGUSR1])
  func `a run that is stopped reports what it has played`(signal: Int32) throws {
    let cases = (1...1_000).map { "== case \($0)\n> knead dough\n...\n! cancel\n...\n" }
    try write("@app Budgets\n" + cases.joined())
    let run = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["flow", "run", path("a.flow"), "--jobs", "1"]
        + ["--format", "human", "--format", "json=\(path("j.json"))"],
      signal: signal,
      once: { $0.hasPrefix("ok    ") }
    )
    #expect(run.code == 128 + signal)
    let rows = run.output.split(separator: "\n")
    let words = try #require(rows.dropLast().last)
    let passed = rows.count - 2
    #expect(words == "interrupted after \(passed) of 1000 cases")
    #expect(rows.last == "\(passed) passed; obsolete snapshots not checked")
    let json = try String(contentsOfFile: path("j.json"), encoding: .utf8)
    #expect(json.contains("\"interrupted\":\"\(words)\""))
  }

  @Test(arguments: [
    (["--shard", "4/3"], "'4/3' is no part of a run"),
    (["--format", "tap", "--format", "json"], "cannot both go to standard output"),
    (["--format", "xml"], "'xml' is no form of report"),
    (["--format", "tap=a", "--names-used", "./a"], "two reports cannot go to './a'"),
    (["--format", "tap=a.flow"], "'a.flow' is a flow's or a snapshot's place"),
    (["--trace", "Snapshots/a"], "'Snapshots/a' is a flow's or a snapshot's place"),
    (["--repeat", "0"], "'0' is no count"), (["--jobs", "0"], "'0' is no count"),
    (["--shuffle", "x"], "is no number to shuffle by"),
    (["--repeat", "2", "--update"], "Leave --update out"),
    (["--replace-patterns"], "Give --update too"), (["--log", "x"], "--log is for conversations"),
  ])
  func `what a run cannot do is refused before it begins`(
    options: [String],
    words: String
  ) throws {
    let error = #expect(throws: (any Error).self) {
      try CommandLineReader.parse(["flow", "run"] + options)
    }
    #expect(error.map(CommandLineReader.exitCode) == 2)
    let said = error.map { CommandLineReader.words(for: $0).replacing("\n", with: " ") }
    #expect(said?.contains(words) == true, "\(said ?? "")")
  }

  @Test(arguments: [
    "--update", "--watch", "--fail-fast", "--record missing", "--case a", "--shuffle 1",
    "--repeat 2", "--jobs 2", "--shard 1/2", "--format tap", "--names-used x",
  ])
  func `who goes on by hand gives no option of a whole run`(option: String) {
    let words = option.split(separator: " ").map(String.init)
    let error = #expect(throws: (any Error).self) {
      try CommandLineReader.parse(["flow", "run", "a.flow:3", "--interactive"] + words)
    }
    let said = error.map { CommandLineReader.words(for: $0).replacing("\n", with: " ") }
    #expect(said?.contains("Leave \(words[0]) out.") == true, "\(said ?? "")")
  }

  @Test func `what a run would refuse is refused by a check`() throws {
    try write("@app Budgts\n== one\n> knead dough\n...\n! cancel\n...\n")
    let slip = try flow("check", folder.path)
    #expect(slip.code == 2 && slip.output.isEmpty)
    let words = "a.flow:1:6: this program runs no app called 'Budgts'. Did you mean 'Budgets'?\n"
    #expect(slip.error.hasSuffix(words))
    try write("@apps Budgets Nowhere\n== one\n> knead dough\n...\n! cancel\n...\n")
    #expect(try flow("check", path("a.flow")).error.contains("a.flow:1:7: this program runs no"))
    try write("@app Budgets\n== one\n\n== two [todo]\n")
    let empty = try flow("check", path("a.flow"))
    #expect(empty.code == 2 && empty.error.contains("a.flow:2:1: the case holds nothing to play"))
    #expect(try flow("run", path("a.flow")).output.contains("the case holds nothing to play"))
    try write("@app Budgets\n== one\n> knead dough\n...\n! eof\n...\n> knead dough\n...\n")
    let behind = try flow("check", path("a.flow"))
    #expect(behind.code == 2 && behind.output.isEmpty)
    #expect(behind.error.contains("a.flow:7:1: the input ended in line 5, and nobody can say"))
    try write("@app Budgets\n== one\n> knead dough\n...\n")
    #expect(try flow("check", path("a.flow")).output == "1 case in 1 file can be run\n")
    try write("@app Elsewhere\n== one\n> a\n...\n")
    let other = try flow("check", folder.path)
    #expect(other.code == 3)
    #expect(
      other.output == "no case can be run\n1 flow of another app not checked: Elsewhere\n"
    )
    #expect(try flow("run", folder.path).code == 3)
    symlink("gone.flow", path("link.flow"))
    let link = try flow("check", path("link.flow"))
    #expect(link.error.hasSuffix("link.flow: a link to what is not there\n"))
  }

  @Test func `files are laid out alike, or only named`() throws {
    try write("@app Budgets\n\n\n== one\n> knead dough\n...\n! cancel\n...\n")
    let named = try flow("fmt", "--check", folder.path)
    #expect(named.code == 1)
    #expect(named.output == "would format \(path("a.flow"))\n")
    #expect(try flow("fmt", folder.path).output == "formatted \(path("a.flow"))\n")
    let clean = try flow("fmt", "--check", folder.path)
    #expect(clean.code == 0 && clean.output.isEmpty)
    #expect(try flow("fmt", path("no.flow")).code == 2)
  }

  @Test func `the parts of a run name their snapshots for one check`() throws {
    try write(kneading)
    for part in ["1/2", "2/2"] {
      let file = path("names-\(part.prefix(1))")
      _ = try flow("run", path("a.flow"), "--shard", part, "--names-used", file)
      #expect(
        try String(contentsOfFile: file, encoding: .utf8)
          == "snapshot names 1\nrun \(part)\ngroup a\n"
      )
    }
  }

  @Test func `what flows reach is told, and too little of it exits 1`() throws {
    try write(kneading)
    let told = try flow("coverage", path("a.flow"))
    #expect(told.code == 0)
    #expect(told.output.contains("+ KneadDough  \(path("a.flow")):3\n"))
    let little = try flow("coverage", path("a.flow"), "--at-least", "90")
    #expect(little.code == 1)
    #expect(little.error.contains("and 90.0 are asked for"))
  }
}
