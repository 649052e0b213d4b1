import Testing

@testable import TerminalSession

struct CommandLineReaderTests {
  @Test(arguments: [
    ["--width", "7"], ["--width", "wide"], ["--nope"], ["flow", "run", "--record", "x"],
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

  @Test func `nothing at all is a conversation`() throws {
    #expect(try CommandLineReader.parse([]) is AppCommand)
  }
}
