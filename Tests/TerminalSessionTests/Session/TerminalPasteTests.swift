import Foundation
import Testing

/// Pastes and half-typed lines over a real pseudo-terminal: neither answers what it was not meant for.
@Suite(.serialized)
struct TerminalPasteTests {
  @Test func `a paste of several lines is taken line by line`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("\u{1B}[200~one\ntwo\u{1B}[201~\n")
    #expect(terminal.expect("you said 'one'") != nil)
    #expect(terminal.expect("you said 'two'") != nil)
  }

  @Test func `a paste never answers the confirmation it opens`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("\u{1B}[200~confirm\nyes\u{1B}[201~\n")
    #expect(terminal.expect("Really?") != nil)
    let shown = try #require(terminal.expect("a paste does not answer a confirmation"))
    #expect(!shown.contains("you said"))
    #expect(terminal.expect("> ") != nil)
    terminal.type("no\n")
    #expect(terminal.expect("Really? you said 'no'") != nil)
  }

  @Test func `a paste with newlines never answers an open confirmation`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("\u{1B}[200~yes\n\u{1B}[201~\n")
    #expect(terminal.expect("a paste does not answer a confirmation") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("yes\n")
    #expect(terminal.expect("Really? you said 'yes'") != nil)
  }

  /// Where the terminal marks no pastes, what has more behind its end was not typed.
  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"], ["INPUTRC": "unmarked"]])
  func `without marks, a paste of several lines answers no open confirmation`(
    environment: [String: String]
  ) throws {
    let settings = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try Data("set enable-bracketed-paste off\n".utf8).write(to: settings)
    defer { try? FileManager.default.removeItem(at: settings) }
    let terminal = try PseudoTerminal.echo(
      environment.mapValues { $0 == "unmarked" ? settings.path : $0 }
    )
    terminal.type("confirm\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("yes\nyes\n")
    for _ in 0..<2 {
      #expect(terminal.expect("a paste does not answer a confirmation") != nil)
      #expect(terminal.expect("> ") != nil)
    }
    #expect(!terminal.transcript.contains("you said 'yes'"))
    terminal.type("yes\n")
    #expect(terminal.expect("Really? you said 'yes'") != nil)
  }

  @Test func `without marks, what came in one burst earlier is no part of a line typed later`()
    throws
  {
    let terminal = try PseudoTerminal.echo(["TERM": "dumb"])
    terminal.type("one\ntwo\nconfirm\n")
    #expect(terminal.expect("you said 'two'") != nil)
    #expect(terminal.expect("Really?") != nil)
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
    let terminal = try PseudoTerminal.echo()
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
    let terminal = try PseudoTerminal.echo()
    if !isEarlier {
      terminal.type("confirm\n")
      #expect(terminal.expect("Really?") != nil)
      #expect(terminal.expect("> ") != nil)
    }
    terminal.type("\u{1B}[200~yes\u{1B}[201~")
    for keys in keys {
      rest(terminal)
      terminal.type(keys)
      guard keys == "confirm\n" else { continue }
      #expect(terminal.expect("Really?") != nil)
      #expect(terminal.expect("> ") != nil)
    }
    #expect(terminal.expect("a paste does not answer a confirmation") != nil)
    #expect(!terminal.transcript.contains("you said 'yes'"))
  }

  /// Lets the burst end in which keys came: what comes at once behind a paste is of the paste still.
  private func rest(_ terminal: PseudoTerminal) {
    _ = terminal.expect("never shown", seconds: 0.1)
  }

  @Test func `a line whose paste was taken out again answers a confirmation`() throws {
    let terminal = try PseudoTerminal.echo()
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
    let terminal = try PseudoTerminal.echo()
    terminal.type("\(line)\n")
    #expect(terminal.expect(asked) != nil)
    #expect(terminal.expect("> ") != nil)
    // Keys of one burst are one.
    for letter in half {
      terminal.type(String(letter))
      #expect(terminal.expect(asked == "Which code?" ? "•" : String(letter)) != nil)
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
    let terminal = try PseudoTerminal.echo()
    terminal.type("show Stop, then Pay\n")
    #expect(terminal.expect("shown Stop") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type(half)
    #expect(terminal.expect("shown Pay") != nil)
    #expect(terminal.expect("> ") != nil)
    #expect(terminal.transcript.contains("What was typed was dropped") == (half == "1"))
    terminal.type("\(rest)\n")
    #expect(terminal.expect(said) != nil)
  }

  @Test func `a pasted line answers what is no confirmation, and is forgotten`() throws {
    let terminal = try PseudoTerminal.echo()
    terminal.type("\u{1B}[200~confirm\u{1B}[201~\n")
    #expect(terminal.expect("Really?") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("yes\n")
    #expect(terminal.expect("Really? you said 'yes'") != nil)
  }

  @Test func `Ctrl-C gets out of a paste whose end was lost`() throws {
    let terminal = try PseudoTerminal.echo()
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
    let terminal = try PseudoTerminal.echo()
    terminal.type("\u{1B}[200~half a paste")
    terminal.send(signal: SIGTERM)
    #expect(terminal.exitCode() == 128 + SIGTERM)
    #expect(terminal.isInUsualMode)
  }
}
