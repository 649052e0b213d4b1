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

  @Test func `help exits 0`() {
    let error = #expect(throws: (any Error).self) { try CommandLineReader.parse(["--help"]) }
    #expect(error.map(CommandLineReader.exitCode) == 0)
  }

  @Test func `nothing at all is a conversation`() throws {
    #expect(try CommandLineReader.parse([]) is AppCommand)
  }
}
