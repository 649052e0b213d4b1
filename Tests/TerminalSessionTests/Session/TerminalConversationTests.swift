import Foundation
import Testing

/// A conversation over a real pseudo-terminal.
///
/// Serial: two cores are not to be shared by twenty shells.
@Suite(.serialized)
struct TerminalConversationTests {
  @Test func `a typed line is answered below it and the prompt comes again`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("hello\n")
    let shown = try #require(terminal.expect("you said 'hello'"))
    #expect(shown.contains("hello\r\n"))
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `keys are told of before the line that they make`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("keys\n")
    #expect(terminal.expect("keys came before") != nil)
  }

  @Test func `Tab completes what only one offer begins with`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("mo\t\n")
    #expect(terminal.expect("you said 'Mocha'") != nil)
  }

  @Test func `Tab lists the offers that begin so, in their own order`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("la\t")
    let listed = try #require(terminal.expect("Large"))
    #expect(listed.contains("Latte"))
    terminal.type("t\t\n")
    #expect(terminal.expect("you said 'Latte'") != nil)
  }

  @Test func `the arrow key brings the line before back`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("first\n")
    #expect(terminal.expect("you said 'first'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{1B}[A\n")
    #expect(terminal.expect("you said 'first'") != nil)
  }

  @Test func `history is kept for the next time, without the answers to confirmations`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try PseudoTerminal.echo(["XDG_STATE_HOME": folder.path])
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("yes\n")
    #expect(terminal.expect("you said 'yes'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("/set password hunter2\n")
    #expect(terminal.expect("you said '/set password hunter2'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    let file = folder.appendingPathComponent("parley/Echo/history").path
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "confirm\n")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `characters of several bytes are typed and taken back whole`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("Crème ☕é\u{7F}\n")
    #expect(terminal.expect("you said 'Crème ☕', 7 characters") != nil)
  }

  @Test func `Ctrl-C drops the typed line`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("half")
    #expect(terminal.expect("half") != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("^C") != nil)
    // The next prompt stands at the row's beginning: nothing moves the cursor right before it.
    #expect(terminal.expect("> ")?.contains("\u{1B}[C") == false)
    terminal.type("whole\n")
    #expect(terminal.expect("you said 'whole'") != nil)
  }

  @Test(arguments: [
    ("\u{12}f", "irst"), ("\u{12}q", "failed"), ("\u{1B}3", "arg: 3"), ("\u{1B}pf", "f"),
  ])
  func `Ctrl-C ends a search and a count, and runs nothing that was found`(
    keys: String,
    shown: String
  ) throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("first\n")
    #expect(terminal.expect("you said 'first'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type(keys)
    #expect(terminal.expect(shown) != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("^C") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("x\u{7F}\n")
    #expect(terminal.expect("you said ''") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
    #expect(terminal.transcript.components(separatedBy: "you said 'first'").count == 2)
  }

  @Test func `Ctrl-C on an empty line is for the conversation`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("\u{3}")
    #expect(terminal.expect("interrupted") != nil)
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `Ctrl-C stops what runs`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("work\n")
    #expect(terminal.expect("working") != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("interrupted") != nil)
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `Ctrl-D on an empty line leaves`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    #expect(terminal.isInUsualMode)
  }

  @Test func `Ctrl-D at a question says what is missing and exits 130`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("ask\n")
    #expect(terminal.expect("How many?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.expect("'quantity' is missing") != nil)
    #expect(terminal.exitCode() == 130)
  }

  @Test func `who leaves at a question is told what they left`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.expect("You left at 'Really?'. Order was not answered") != nil)
    #expect(terminal.exitCode() == 130)
    #expect(!terminal.transcript.contains("input"))
  }

  @Test func `a row without its end that the app prints is there before the prompt`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("print half\n")
    #expect(terminal.expect("half a row\r\n") != nil)
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `a new width is told and drawn above the half-typed line`() throws {
    let terminal = try PseudoTerminal.echo(columns: 80)
    terminal.type("half")
    #expect(terminal.expect("half") != nil)
    terminal.resize(columns: 30)
    #expect(terminal.expect("columns 30") != nil)
    #expect(terminal.expect("half") != nil)
    terminal.type("way\n")
    #expect(terminal.expect("you said 'halfway'") != nil)
  }

  @Test func `what comes by itself leaves the cursor where it was`() throws {
    let terminal = try PseudoTerminal.echo(columns: 80)
    terminal.type("half\u{1B}[D\u{1B}[D")
    #expect(terminal.expect("half") != nil)
    terminal.resize(columns: 30)
    #expect(terminal.expect("columns 30") != nil)
    terminal.type("X\n")
    #expect(terminal.expect("you said 'haXlf'") != nil)
  }

  @Test func `the person's own bindings hold`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("\"\\C-g\": \"Mocha\"\nset editing-mode vi\n\"\\C-g\": \"Mocha\"\n".utf8).write(
      to: file
    )
    let terminal = try PseudoTerminal.echo(["INPUTRC": file.path])
    terminal.type("\u{7}\n")
    #expect(terminal.expect("you said 'Mocha'") != nil)
  }

  @Test func `a terminal wider than a snippet draws in 44 columns`() throws {
    let terminal = try PseudoTerminal(Built.path("echo-app"), columns: 200)
    #expect(terminal.expect("welcome in 44 columns") != nil)
  }

  @Test(arguments: [SIGTERM, SIGQUIT])
  func `the terminal is as it was after a signal that ends the program`(signal: Int32) throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("half")
    #expect(terminal.expect("half") != nil)
    #expect(!terminal.isInUsualMode)
    terminal.send(signal: signal)
    #expect(terminal.exitCode() == 128 + signal)
    #expect(terminal.isInUsualMode)
  }

  @Test func `what runs has the terminal in its usual mode`() throws {
    let terminal = try PseudoTerminal.echo()
    #expect(!terminal.isInUsualMode)
    terminal.type("work\n")
    #expect(terminal.expect("working") != nil)
    #expect(terminal.isInUsualMode)
  }

  @Test
  func `no read waits for keys that Ctrl-C threw away, and the shell's terminal is as it was`()
    throws
  {
    let terminal = try PseudoTerminal.echo()
    let waits = (10..<20).map { terminal.waits(descriptor: $0) }
    #expect(waits.contains(false))
    // Its output is still the terminal that was handed over.
    #expect(terminal.waits(descriptor: 1) == true)
  }

  @Test func `an app that reads its input takes nothing of what is typed`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("read\n")
    #expect(terminal.expect("the app has read nothing") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hold\n")
    #expect(terminal.expect("holding") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    #expect(terminal.isInUsualMode)
  }

  @Test func `what says something all the time keeps nobody from typing`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("flood\n")
    #expect(terminal.expect("on and on") != nil)
    terminal.type("stop\n")
    #expect(terminal.expect("stopped") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("hello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
  }
}
