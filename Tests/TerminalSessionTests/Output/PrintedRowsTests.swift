import Foundation
import Testing

@testable import TerminalSession

/// What an app prints beside its conversation.
@Suite(.serialized)
struct PrintedRowsTests {
  @Test func `rows come whole, and none of them forges another`() {
    let ends = Pipe()
    let descriptor = ends.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var printed = PrintedRows(descriptor: descriptor)
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

  @Test func `nothing is taken from no descriptor`() {
    var printed = PrintedRows(descriptor: -1)
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
