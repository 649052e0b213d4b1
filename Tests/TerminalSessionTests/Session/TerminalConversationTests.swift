import Foundation
import Testing

/// A conversation over a real pseudo-terminal.
///
/// Serial: two cores are not to be shared by twenty shells.
@Suite(.serialized)
struct TerminalConversationTests {
  private func start(
    columns: UInt16 = 80,
    _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Built.path("echo-app"),
      environment: environment,
      columns: columns
    )
    _ = try #require(terminal.expect("welcome"))
    _ = try #require(terminal.expect("> "))
    return terminal
  }

  @Test func `a typed line is answered below it and the prompt comes again`() throws {
    let terminal = try start()
    terminal.type("hello\n")
    let shown = try #require(terminal.expect("you said 'hello'"))
    #expect(shown.contains("hello\r\n"))
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `keys are told of before the line that they make`() throws {
    let terminal = try start()
    terminal.type("keys\n")
    #expect(terminal.expect("keys came before") != nil)
  }

  @Test func `Tab completes what only one offer begins with`() throws {
    let terminal = try start()
    terminal.type("mo\t\n")
    #expect(terminal.expect("you said 'Mocha'") != nil)
  }

  @Test func `Tab lists the offers that begin so, in their own order`() throws {
    let terminal = try start()
    terminal.type("la\t")
    let listed = try #require(terminal.expect("Large"))
    #expect(listed.contains("Latte"))
    terminal.type("t\t\n")
    #expect(terminal.expect("you said 'Latte'") != nil)
  }

  @Test func `the arrow key brings the line before back`() throws {
    let terminal = try start()
    terminal.type("first\n")
    #expect(terminal.expect("you said 'first'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{1B}[A\n")
    #expect(terminal.expect("you said 'first'") != nil)
  }

  @Test func `history is kept for the next time, without the answers to confirmations`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try start(["XDG_STATE_HOME": folder.path])
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
    let terminal = try start()
    terminal.type("Crème ☕é\u{7F}\n")
    #expect(terminal.expect("you said 'Crème ☕', 7 characters") != nil)
  }

  @Test func `Ctrl-C drops the typed line`() throws {
    let terminal = try start()
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
    let terminal = try start()
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
    let terminal = try start()
    terminal.type("\u{3}")
    #expect(terminal.expect("interrupted") != nil)
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `Ctrl-C stops what runs`() throws {
    let terminal = try start()
    terminal.type("work\n")
    #expect(terminal.expect("working") != nil)
    terminal.type("\u{3}")
    #expect(terminal.expect("interrupted") != nil)
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `Ctrl-D on an empty line leaves`() throws {
    let terminal = try start()
    terminal.type("\u{4}")
    #expect(terminal.exitCode() == 0)
    #expect(terminal.isInUsualMode)
  }

  @Test func `Ctrl-D at a question says what is missing and exits 130`() throws {
    let terminal = try start()
    terminal.type("ask\n")
    #expect(terminal.expect("How many?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.expect("'quantity' is missing") != nil)
    #expect(terminal.exitCode() == 130)
  }

  @Test func `who leaves at a question is told what they left`() throws {
    let terminal = try start()
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{4}")
    #expect(terminal.expect("You left at 'Really?'. Order was not answered") != nil)
    #expect(terminal.exitCode() == 130)
    #expect(!terminal.transcript.contains("input"))
  }

  @Test func `a row without its end that the app prints is there before the prompt`() throws {
    let terminal = try start()
    terminal.type("print half\n")
    #expect(terminal.expect("half a row\r\n") != nil)
    #expect(terminal.expect("> ") != nil)
  }

  @Test func `a paste of several lines is taken line by line`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~one\ntwo\u{1B}[201~\n")
    #expect(terminal.expect("you said 'one'") != nil)
    #expect(terminal.expect("you said 'two'") != nil)
  }

  @Test func `a paste never answers the confirmation it opens`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~confirm\nyes\u{1B}[201~\n")
    #expect(terminal.expect("Really?") != nil)
    let shown = try #require(terminal.expect("a paste does not answer a confirmation"))
    #expect(!shown.contains("you said"))
    #expect(terminal.expect("> ") != nil)
    terminal.type("no\n")
    #expect(terminal.expect("Really? you said 'no'") != nil)
  }

  @Test func `a paste with newlines never answers an open confirmation`() throws {
    let terminal = try start()
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{1B}[200~yes\n\u{1B}[201~\n")
    #expect(terminal.expect("a paste does not answer a confirmation") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("yes\n")
    #expect(terminal.expect("Really? you said 'yes'") != nil)
  }

  /// A paste and a key; marks of a paste inside the text; a burst of lines behind such a mark.
  @Test(arguments: [
    ("\u{1B}[200~yes\u{1B}[201~\n", 1), ("ye\u{1B}[200~s\u{1B}[201~\n", 1),
    ("\u{1B}[200~yes\u{1B}[201~\n\u{1B}[201~", 1),
    ("\u{1B}[200~yes \u{1B}[201~\n\nyes\nyes\n\u{1B}[201~", 4),
  ])
  func `a line that holds anything pasted never answers a confirmation`(
    keys: String,
    lines: Int
  ) throws {
    let terminal = try start()
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type(keys)
    for _ in 0..<lines {
      #expect(terminal.expect("a paste does not answer a confirmation") != nil)
      #expect(terminal.expect("> ") != nil)
    }
    // Whoever presses a key has seen the paste end.
    // The first press may drop what is left of the paste, such as the end of a mark.
    let isOut = (0..<100).contains { _ in
      terminal.type("\u{3}")
      return terminal.expect("interrupted", seconds: 0.2) != nil
    }
    #expect(isOut)
    #expect(!terminal.transcript.contains("you said 'yes'"))
  }

  /// Cut and put back, undone, put back by turning through what was cut, and put back at a later line.
  @Test(arguments: [
    (["\u{15}", "\u{19}\n"], false), (["\u{15}", "\u{1F}\n"], false),
    (["\u{15}", "no\u{15}", "\u{19}\u{1B}y\n"], false),
    (["\u{15}", "confirm\n", "\u{19}\n"], true),
  ])
  func `what was pasted, cut and put back never answers a confirmation`(
    keys: [String],
    isEarlier: Bool
  ) throws {
    let terminal = try start()
    if !isEarlier {
      terminal.type("confirm\n")
      #expect(terminal.expect("Really?") != nil)
      #expect(terminal.expect("> ") != nil)
    }
    terminal.type("\u{1B}[200~yes\u{1B}[201~")
    for keys in keys {
      rest(terminal)
      terminal.type(keys)
    }
    #expect(terminal.expect("a paste does not answer a confirmation") != nil)
    #expect(!terminal.transcript.contains("you said 'yes'"))
  }

  /// Lets the burst end in which keys came: what comes at once behind a paste is of the paste still.
  private func rest(_ terminal: PseudoTerminal) {
    _ = terminal.expect("never shown", seconds: 0.1)
  }

  @Test func `a line whose paste was taken out again answers a confirmation`() throws {
    let terminal = try start()
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    let isAnswered = (0..<100).contains { _ in
      terminal.type("\u{15}ye\u{1B}[200~ah\u{1B}[201~")
      rest(terminal)
      terminal.type("\u{7F}\u{7F}")
      rest(terminal)
      terminal.type("s\n")
      return terminal.expect("you said 'yes'", seconds: 1) != nil
    }
    #expect(isAnswered)
  }

  @Test(arguments: [
    ("ask, then confirm", "How many?", "yes", "no", "Really? you said 'no', 2 characters"),
    ("secret, then ask", "Which code?", "abc", "7", "How many? you said '7', 1 characters"),
  ])
  func `what is half typed for one question answers no other`(
    line: String,
    asked: String,
    half: String,
    answer: String,
    said: String
  ) throws {
    let terminal = try start()
    terminal.type("\(line)\n")
    #expect(terminal.expect(asked) != nil)
    #expect(terminal.expect("> ") != nil)
    // Keys of one burst are one.
    for letter in half {
      terminal.type(String(letter))
      rest(terminal)
    }
    #expect(terminal.expect("What was typed was dropped: something else is asked now.") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\(answer)\n")
    #expect(terminal.expect(said) != nil)
    #expect(!terminal.transcript.contains("abc"))
  }

  @Test(arguments: [("1", "2", "you said '2'"), ("2", "0", "you said '20'")])
  func `a number that is half typed presses no button but the one it stood beside`(
    half: String,
    rest: String,
    said: String
  ) throws {
    let terminal = try start()
    terminal.type("show Stop, then Pay\n")
    #expect(terminal.expect("shown Stop") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type(half)
    #expect(terminal.expect("shown Pay") != nil)
    self.rest(terminal)
    #expect(terminal.transcript.contains("What was typed was dropped") == (half == "1"))
    terminal.type("\(rest)\n")
    #expect(terminal.expect(said) != nil)
  }

  @Test func `a pasted line answers what is no confirmation, and is forgotten`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~confirm\u{1B}[201~\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("yes\n")
    #expect(terminal.expect("Really? you said 'yes'") != nil)
  }

  @Test func `Ctrl-C gets out of a paste whose end was lost`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~half a paste")
    // Pressed again if it came before the paste did.
    let isOut = (0..<100).contains { _ in
      terminal.send(signal: SIGINT)
      return terminal.expect("^C\r\n", seconds: 0.2) != nil
    }
    #expect(isOut)
    #expect(terminal.expect("> ") != nil)
    // What comes at once is the rest of the paste.
    terminal.type("yes\n\u{1B}[201~hello\n")
    #expect(terminal.expect("you said 'hello'") != nil)
  }

  @Test func `a paste whose end was lost does not outlive a signal`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~half a paste")
    terminal.send(signal: SIGTERM)
    #expect(terminal.exitCode() == 128 + SIGTERM)
    #expect(terminal.isInUsualMode)
  }

  @Test func `a new width is told and drawn above the half-typed line`() throws {
    let terminal = try start(columns: 80)
    terminal.type("half")
    #expect(terminal.expect("half") != nil)
    terminal.resize(columns: 30)
    #expect(terminal.expect("columns 30") != nil)
    #expect(terminal.expect("half") != nil)
    terminal.type("way\n")
    #expect(terminal.expect("you said 'halfway'") != nil)
  }

  @Test func `what comes by itself leaves the cursor where it was`() throws {
    let terminal = try start(columns: 80)
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
    let terminal = try start(["INPUTRC": file.path])
    terminal.type("\u{7}\n")
    #expect(terminal.expect("you said 'Mocha'") != nil)
  }

  @Test func `a terminal wider than a snippet draws in 44 columns`() throws {
    let terminal = try PseudoTerminal(Built.path("echo-app"), columns: 200)
    #expect(terminal.expect("welcome in 44 columns") != nil)
  }

  @Test func `the terminal is as it was after SIGTERM`() throws {
    let terminal = try start()
    terminal.type("half")
    #expect(terminal.expect("half") != nil)
    #expect(!terminal.isInUsualMode)
    terminal.send(signal: SIGTERM)
    #expect(terminal.exitCode() == 128 + SIGTERM)
    #expect(terminal.isInUsualMode)
  }

  @Test func `what runs has the terminal in its usual mode`() throws {
    let terminal = try start()
    #expect(!terminal.isInUsualMode)
    terminal.type("work\n")
    #expect(terminal.expect("working") != nil)
    #expect(terminal.isInUsualMode)
  }

  @Test
  func `no read waits for keys that Ctrl-C threw away, and the shell's terminal is as it was`()
    throws
  {
    let terminal = try start()
    let waits = (10..<20).map { terminal.waits(descriptor: $0) }
    #expect(waits.contains(false))
    // Its output is still the terminal that was handed over.
    #expect(terminal.waits(descriptor: 1) == true)
  }

  @Test func `an app that reads its input takes nothing of what is typed`() throws {
    let terminal = try start()
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
}
