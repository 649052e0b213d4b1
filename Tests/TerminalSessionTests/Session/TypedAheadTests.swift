import Foundation
import Testing

@testable import TerminalDialogue

/// Lines that are typed while the app's code runs.
@Suite(.serialized)
struct TypedAheadTests {
  private func start(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.echo(environment)
    terminal.type("work\n")
    _ = try #require(terminal.expect("working"))
    return terminal
  }

  @Test(arguments: ["cancel", "/cancel", " Cancel "])
  func `cancel stops what runs at once`(line: String) throws {
    let terminal = try start()
    terminal.type(line + "\n")
    #expect(terminal.expect("cancelled") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
  }

  @Test func `other lines are answered one after the other at the prompt`() throws {
    let terminal = try start()
    terminal.type("one\ntwo\n/trace\n")
    #expect(terminal.expect("the work is done") != nil)
    #expect(terminal.expect("> one\r\n") != nil)
    #expect(terminal.expect("you said 'one'") != nil)
    #expect(terminal.expect("> two\r\n") != nil)
    #expect(terminal.expect("you said 'two'") != nil)
  }

  @Test func `a line typed before a confirmation was shown does not answer it`() throws {
    let terminal = try start()
    terminal.type("yes\n/time\n")
    #expect(terminal.expect("Really?") != nil)
    let shown = try #require(terminal.expect("it does not answer a confirmation"))
    #expect(!shown.contains("you said"))
    #expect(terminal.expect("> ") != nil)
    terminal.type("no\n")
    #expect(terminal.expect("Really? you said 'no'") != nil)
  }

  @Test func `half a line is dropped by a confirmation that it was typed before`() throws {
    let terminal = try start()
    terminal.type("/time\nyes")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("it does not answer a confirmation") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("no\n")
    #expect(terminal.expect("Really? you said 'no'") != nil)
  }

  @Test func `half a line is typed on at the prompt`() throws {
    let terminal = try start()
    terminal.type("/trace\nhal")
    #expect(terminal.expect("the work is done") != nil)
    #expect(terminal.expect("> ") != nil)
    #expect(terminal.expect("hal") != nil)
    terminal.type("\u{7F}\u{7F}ello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
  }

  @Test func `what is typed under a bar does not show in its row, and is there at the prompt`()
    throws
  {
    let terminal = try PseudoTerminal(Built.path("echo-app"))
    _ = try #require(terminal.expect("welcome"))
    _ = try #require(terminal.expect("> "))
    terminal.type("bake\n")
    #expect(terminal.expect("50%\u{1B}[J\r") != nil)
    terminal.type("twx\u{7F}o\n/trace\nha")
    let shown = try #require(terminal.expect("the work is done"))
    #expect(!shown.contains("tw") && !shown.contains("%"))
    #expect(terminal.expect("you said 'two'") != nil)
    #expect(terminal.expect("ha") != nil)
    terminal.type("lf\n")
    #expect(terminal.expect("you said 'half'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    #expect(terminal.isInUsualMode)
  }

  @Test func `the end of input stops what runs, says so and exits 130`() throws {
    let terminal = try start()
    terminal.type("\u{4}")
    #expect(terminal.expect("Work was still running, so it was stopped") != nil)
    #expect(terminal.exitCode() == 130)
    #expect(terminal.isInUsualMode)
    #expect(terminal.stopsByKey)
  }

  @Test func `the end of input comes behind the lines before it`() throws {
    let terminal = try start()
    terminal.type("/trace\nask\n\u{4}")
    #expect(terminal.expect("> ask") != nil)
    #expect(terminal.expect("'quantity' is missing") != nil)
    #expect(terminal.exitCode() == 130)
  }

  @Test func `Ctrl-C stops what runs at once, and drops what waits and half a line`() throws {
    let terminal = try start()
    terminal.type("one\nha")
    #expect(terminal.expect("one\r\nha") != nil)
    terminal.type("\u{3}")
    let dropped = try #require(terminal.expect("interrupted"))
    #expect(!dropped.contains("> "))
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    let shown = try #require(terminal.expect("you said 'hello'"))
    #expect(!shown.contains("one"))
    #expect(!shown.contains("interrupted"))
  }

  @Test func `half a line dropped by Ctrl-C is not typed on`() throws {
    let terminal = try start()
    terminal.type("hal")
    #expect(terminal.expect("hal") != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("interrupted") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("one\n")
    #expect(terminal.expect("you said 'one'") != nil)
  }

  @Test func `keys that nobody sees do not stand between Ctrl-C and what it stops`() throws {
    let terminal = try PseudoTerminal(Built.path("echo-app"))
    _ = try #require(terminal.expect("> "))
    terminal.type("bake\n")
    #expect(terminal.expect("50%") != nil)
    terminal.type("abc\u{3}")
    #expect(terminal.expect("interrupted") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
  }

  @Test func `half a line outlives Ctrl-Z and another width`() throws {
    let terminal = try start()
    terminal.type("hal")
    #expect(terminal.expect("hal") != nil)
    terminal.type("\u{1A}")
    // Written once it goes on: nothing else says that it was stopped.
    let isBack = (0..<100).contains { _ in
      terminal.send(signal: SIGCONT)
      return terminal.expect("hal", seconds: 0.2) != nil
    }
    #expect(isBack)
    terminal.resize(columns: 40)
    #expect(terminal.expect("columns 40") != nil)
    #expect(terminal.expect("> ") != nil)
    #expect(terminal.expect("hal") != nil)
    terminal.type("f\n")
    #expect(terminal.expect("you said 'half'") != nil)
  }

  /// As the first process of a terminal, with no shell: in a container, or behind `xterm -e`.
  @Test func `where nothing could let it go on, Ctrl-Z does not stop it`() throws {
    let terminal = try start()
    terminal.type("hal\u{1A}")
    #expect(terminal.expect("hal") != nil)
    terminal.type("f\n/trace\n")
    #expect(terminal.expect("the work is done") != nil)
    #expect(terminal.expect("you said 'half'") != nil)
    #expect(terminal.expect("> ") != nil)
    // Readline has the keyboard. What it has not read when the key comes is gone.
    for keys in ["sec", "\u{1A}", "ond\n"] {
      terminal.type(keys)
      _ = terminal.expect("never shown", seconds: 0.1)
    }
    #expect(terminal.expect("you said 'second'") != nil)
  }

  @Test func `bytes become lines and a half, as they were edited`() {
    var typed = TypedLines()
    let bytes = Array("on\u{7F}ne\rtwo\nthrowé\u{8}\u{15}\u{1B}[200~f".utf8)
    let entries = typed.take(bytes)
    #expect(entries == [.line("one"), .line("two")])
    // The key that stops is one only while the terminal is told so.
    let stops = typed.take([0x1A])
    #expect(stops.isEmpty)
    let halves = [typed.takeHalf(), typed.takeHalf()]
    #expect(halves == ["f\u{1A}", ""])
  }

  @Test func `what waits for the prompt, and what does not`() {
    #expect(ImmediateLine("/CANCEL") == .cancel)
    #expect(ImmediateLine("/trace") == .command("/trace"))
    #expect(ImmediateLine("?") == .command("/help"))
    #expect(ImmediateLine("/width 30") == .local(.width(30)))
    for line in ["quit", "yes", "", "/set size large", "/back", "/replay a.flow"] {
      #expect(ImmediateLine(line) == nil)
    }
  }

  @Test func `a NUL is no text`() {
    var typed = TypedLines()
    #expect(typed.take([0x61, 0, 0x62, 0x0A]) == [.line("ab")])
  }
}
