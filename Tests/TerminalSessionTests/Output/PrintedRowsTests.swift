import Foundation
import Testing

@testable import TerminalDialogue

/// What an app prints beside its conversation.
@Suite(.serialized)
struct PrintedRowsTests {
  @Test func `rows come whole, and none of them forges another`() {
    let ends = Pipe()
    let descriptor = ends.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let printed = PrintedRows(descriptor: descriptor)
    ends.fileHandleForWriting.write(Data("one\r\n> yes\n\u{1B}[2Jhal".utf8))
    let first = printed.read()
    #expect(first == ["one", " > yes"])
    ends.fileHandleForWriting.write(Data("f\n".utf8))
    let second = printed.read()
    #expect(second == ["␛[2Jhalf"])
    ends.fileHandleForWriting.write(Data("rest".utf8))
    let rest = [printed.read(), printed.takeRest(), printed.takeRest()]
    #expect(rest == [[], ["rest"], []])
  }

  @Test(arguments: ["é", "語", "👩", "a"])
  func `a row that is longer than most is broken between characters`(character: String) {
    let ends = Pipe()
    let descriptor = ends.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let printed = PrintedRows(descriptor: descriptor)
    let bytes = Array(String(repeating: character, count: 5_000).utf8)
    var rows: [String] = []
    // As reads may find them: each ends within a character.
    for part in [bytes[..<4_097], bytes[4_097...]] where !part.isEmpty {
      ends.fileHandleForWriting.write(Data(part))
      rows += printed.read()
    }
    rows += printed.takeRest()
    #expect(rows.count > 1)
    #expect(rows.joined() == String(repeating: character, count: 5_000))
  }

  @Test func `nothing is taken from no descriptor`() {
    let printed = PrintedRows(descriptor: -1)
    let rows = printed.read()
    #expect(rows.isEmpty)
  }

  @Test func `what is printed stands in rows of its own on a terminal`() throws {
    let terminal = try PseudoTerminal(Built.path("echo-app"), environment: ["TERM": "xterm"])
    _ = try #require(terminal.expect("> "))
    terminal.type("print\n")
    #expect(terminal.expect("printed\r\n > no ␛[2J\r\n") != nil)
    #expect(terminal.expect("said\r\n") != nil)
    // Drawn over, then taken off for the row.
    #expect(terminal.expect("50%") != nil)
    #expect(terminal.expect("\r\u{1B}[Jhalf\r\n") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
  }

  @Test func `a row that was given out before its newline ends once`() {
    let ends = Pipe()
    let descriptor = ends.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let printed = PrintedRows(descriptor: descriptor)
    func rows(after text: String) -> [[String]] {
      ends.fileHandleForWriting.write(Data(text.utf8))
      return [printed.read(), printed.takeRest()]
    }
    #expect(rows(after: "half") == [[], ["half"]])
    #expect(rows(after: "\n\nrest") == [[""], ["rest"]])
    #expect(rows(after: "\r\nlast\n") == [["last"], []])
    #expect(rows(after: "more") == [[], ["more"]])
    #expect(rows(after: " and more\n") == [[" and more"], []])
  }

  @Test func `what is printed behind an event waits till the event is drawn`() {
    let ends = Pipe()
    let descriptor = ends.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let printed = PrintedRows(descriptor: descriptor)
    func write(_ text: String) { ends.fileHandleForWriting.write(Data(text.utf8)) }
    write("above\nhalf")
    let first = printed.mark()
    let second = printed.mark()
    write(" below\nbetween")
    let third = printed.mark()
    write("\nlast\n")
    #expect(printed.read() == ["above"])
    for mark in [first, second] {
      printed.reach(mark)
      #expect(printed.read().isEmpty)
    }
    #expect(printed.takeRest() == ["half"])
    printed.reach(third)
    #expect(printed.read() == [" below"])
    #expect(printed.takeRest() == ["between"])
    printed.release()
    #expect(printed.read() == ["last"])
  }

  @Test func `what nobody draws holds nothing back for good`() {
    let ends = Pipe()
    let descriptor = ends.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let printed = PrintedRows(descriptor: descriptor)
    _ = printed.mark()
    ends.fileHandleForWriting.write(Data("below\n".utf8))
    #expect(printed.read().isEmpty)
    printed.forgetMarks()
    #expect(printed.read() == ["below"])
  }

  @Test func `what is printed before a question stands above it`() throws {
    let terminal = try PseudoTerminal(Built.path("echo-app"), environment: ["TERM": "xterm"])
    _ = try #require(terminal.expect("> "))
    terminal.type("print before a question\n")
    #expect(terminal.expect("printed, and not ended\r\n") != nil)
    #expect(terminal.expect("Really?\r\n") != nil)
    // What is typed before the prompt stands answers nothing.
    _ = try #require(terminal.expect("> "))
    terminal.type("no\n")
    _ = try #require(terminal.expect("you said 'no'"))
    terminal.type("print behind\n")
    #expect(terminal.expect("said\r\n") != nil)
    #expect(terminal.expect("printed behind\r\n") != nil)
  }

  /// What a terminal is given of lines that come from elsewhere.
  private func answers(
    _ lines: String,
    _ arguments: [String] = [],
    output: NamelessFile? = nil
  ) throws -> String {
    let terminal = try PseudoTerminal(
      Built.path("echo-app"),
      arguments: arguments,
      input: lines,
      output: output
    )
    #expect(terminal.exitCode() != nil)
    return terminal.transcript.replacingOccurrences(of: "\r\n", with: "\n")
  }

  @Test func `lines from a pipe leave what is printed in rows of its own too`() throws {
    let shown = try answers("print\nprint before a question\nno\nprint behind\n")
    #expect(
      shown == """
        welcome in 44 columns
        > print
        printed
         > no ␛[2J
        said
        Bake: 50% done.
        half
        > print before a question
        printed, and not ended
        Really?
        > no
        Really? you said 'no', 2 characters
        > print behind
        said
        printed behind

        """
    )
  }

  @Test func `what is printed moves no cursor of a terminal that holds nothing else`() throws {
    let output = try NamelessFile()
    let shown = try answers("print\n", output: output)
    #expect(shown == "printed\n > no ␛[2J\nBake: 50% done.\nhalf\n")
    #expect(output.text == "welcome in 44 columns\n> print\nsaid\n")
  }

  @Test func `in one file with the conversation what is printed has its place and its rows`() throws
  {
    let piped = try Piped(
      "/bin/sh",
      input: Array("print before a question\nno\nprint behind\n".utf8),
      arguments: ["-c", "exec '\(Built.path("echo-app"))' 2>&1"]
    )
    #expect(
      piped.output == """
        welcome in 44 columns
        > print before a question
        printed, and not ended
        Really?
        > no
        Really? you said 'no', 2 characters
        > print behind
        said
        printed behind

        """
    )
  }

  @Test(arguments: [["run", "SiftFlour", "--json"], ["run", "SiftFlour"]])
  func `one intent's prints are rows on a terminal`(arguments: [String]) throws {
    let terminal = try PseudoTerminal(
      Built.path("flow-apps"),
      arguments: arguments,
      input: ""
    )
    #expect(terminal.exitCode() == 0)
    let rows = terminal.transcript.replacingOccurrences(of: "\r\n", with: "\n")
    #expect(rows.hasPrefix("sifting\n{\"almost\":\n"))
    #expect(rows.contains("Sifted."))
  }

  @Test(arguments: [["run", "SiftFlour", "--json"], ["run", "SiftFlour"]])
  func `standard output holds results alone`(arguments: [String]) throws {
    let app = try Piped(Built.path("flow-apps"), input: [], arguments: arguments)
    #expect(!app.output.contains("sifting") && !app.output.contains("almost"))
    #expect(app.code == 0)
    #expect(app.error == "sifting\n{\"almost\":")
    #expect(app.output.contains("Sifted."))
    guard arguments.contains("--json") else { return }
    #expect(try JSONSerialization.jsonObject(with: Data(app.output.utf8)) is [String: Any])
  }

  @Test func `a conversation on a pipe holds nothing that is printed`() throws {
    let app = try Piped(Built.path("flow-apps"), input: Array("Sift Flour\n".utf8))
    #expect(!app.output.contains("sifting"))
  }
}
