import Foundation
import Testing

@testable import TerminalSession

struct CommandLineReaderTests {
  @Test(arguments: [
    ["--width", "7"], ["--width", "wide"], ["--nope"], ["flow", "run", "--record", "x"],
    ["flow", "coverage", "--sources", "/no/such"],
  ])
  func `what cannot be read exits 2`(arguments: [String]) {
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(arguments) }
    #expect(error.map(CommandLineReader.exitCode) == 2)
  }

  @Test(arguments: [
    (["--help"], "Converse with the app"), (["run", "--help"], "Run one intent"),
    (["flow"], "conversations written down"),
  ])
  func `help is that of the command asked about, and exits 0`(arguments: [String], about: String) {
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(arguments) }
    #expect(error.map(CommandLineReader.exitCode) == 0)
    #expect(error.map { CommandLineReader.words(for: $0).contains(about) } == true)
  }

  @Test(arguments: [
    (["flow", "rnu"], "rnu", "run"), (["flwo", "run"], "flwo", "flow"),
    (["flow", "Check", "Flows"], "Check", "check"), (["intnets", "--json"], "intnets", "intents"),
  ])
  func `a misspelt command is told the nearest one`(
    arguments: [String],
    word: String,
    nearest: String
  ) {
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(arguments) }
    #expect(error.map(CommandLineReader.exitCode) == 2)
    let words = error.map { CommandLineReader.words(for: $0, arguments) }
    let said = "Error: There is no command '\(word)'. Did you mean '\(nearest)'?\nUsage: "
    #expect(words?.hasPrefix(said) == true, "\(words ?? "")")
  }

  @Test(arguments: [
    ["help", "--zzzzzz"], ["flow", "run", "--recrod", "x"], ["--widht", "30", "rnu"],
    ["flow", "run", "--jobs", "0"],
  ])
  func `what else is wrong keeps its words`(arguments: [String]) {
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(arguments) }
    let words = error.map { CommandLineReader.words(for: $0, arguments) }
    #expect(words == error.map { CommandLineReader.words(for: $0) })
  }

  @Test func `a word that is like no command is told those there are`() {
    let arguments = ["flow", "zzzzzz"]
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(arguments) }
    let words = error.map { CommandLineReader.words(for: $0, arguments) }
    let said =
      "Error: There is no command 'zzzzzz'. There is run, record, check, fmt, play, coverage\nUsage: "
    #expect(words?.hasPrefix(said) == true, "\(words ?? "")")
  }

  @Test(arguments: ["run", "record", "play", "coverage", "check", "fmt"])
  func `the article on running flows names every option of a command`(command: String) throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/SnippetTesting/SnippetTesting.docc/RunningFlows.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains("`flow \(command)"))
    let arguments = ["flow", command, "--help"]
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(arguments) }
    let help = error.map { CommandLineReader.words(for: $0, arguments) } ?? ""
    let options = Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    #expect(options.contains("--help"))
    for option in options.subtracting(["--help"]) {
      #expect(text.contains("`\(option)"), "\(command) \(option)")
    }
  }

  @Test func `nothing at all is a conversation`() throws {
    #expect(try CommandLineReader.parse([]) is AppCommand)
  }
}
