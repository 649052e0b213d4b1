import Foundation
import Testing

/// A program that ends in the middle of a conversation, and the terminal it leaves.
@Suite(.serialized)
struct TerminalRescueTests {
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Built.path("flow-apps"),
      // Thread Sanitizer would take a fault of memory for itself.
      environment: ["SWIFT_BACKTRACE": "enable=no", "TSAN_OPTIONS": "handle_segv=0"]
    )
    _ = try #require(terminal.expect("> "))
    terminal.type("break program\n")
    _ = try #require(terminal.expect("How?"))
    _ = try #require(terminal.expect("> "))
    return terminal
  }

  @Test(
    arguments: [
      ("exit", Int32(7)), ("kill 6", 128 + SIGABRT), ("kill 11", 128 + SIGSEGV),
      ("sink", 128 + SIGSEGV),
    ]
  )
  func `the app's code ends it`(how: String, code: Int32) throws {
    let terminal = try start()
    terminal.type(how + "\n")
    #expect(terminal.exitCode() == code)
    #expect(terminal.isInUsualMode && terminal.stopsByKey)
  }

  @Test func `the app's code traps`() throws {
    let terminal = try start()
    terminal.type("trap\n")
    let code = try #require(terminal.exitCode())
    #expect(code == 128 + SIGILL || code == 128 + SIGTRAP)
    #expect(terminal.transcript.contains("Fatal error: the flour is on fire"))
    #expect(terminal.isInUsualMode && terminal.stopsByKey)
  }

  @Test(arguments: [nil, "Break Program\nprint\n"])
  func `what was printed before it traps is there`(lines: String?) throws {
    let terminal = try PseudoTerminal(
      Built.path("flow-apps"),
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      input: lines
    )
    if lines == nil {
      _ = try #require(terminal.expect("> "))
      terminal.type("break program\n")
      _ = try #require(terminal.expect("How?"))
      _ = try #require(terminal.expect("> "))
      terminal.type("print\n")
    }
    let code = try #require(terminal.exitCode())
    #expect(code == 128 + SIGILL || code == 128 + SIGTRAP)
    #expect(terminal.transcript.contains("it smells of smoke"))
  }

  @Test func `it ends at the prompt, where pastes are marked`() throws {
    let terminal = try start()
    #expect(!terminal.isInUsualMode)
    terminal.send(signal: SIGABRT)
    #expect(terminal.exitCode() == 128 + SIGABRT)
    #expect(terminal.isInUsualMode && terminal.stopsByKey)
    #expect(terminal.transcript.hasSuffix("\u{1B}[?2004l\r\r\n"))
  }
}
