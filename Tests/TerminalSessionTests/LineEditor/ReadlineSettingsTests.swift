import Foundation
import Testing

@testable import TerminalDialogue

/// A person's own settings of readline, macros among them, and a terminal that is gone.
@Suite(.serialized)
final class ReadlineSettingsTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: file) }

  private func start(_ settings: String) throws -> PseudoTerminal {
    try Data((settings + "\n").utf8).write(to: file)
    return try .echo(["INPUTRC": file.path])
  }

  @Test func `a macro of two lines and a half is typed to its end`() throws {
    let terminal = try start(#""\C-y": "one\ntwo\nth""#)
    terminal.type("\u{19}")
    #expect(terminal.expect("you said 'one'") != nil)
    #expect(terminal.expect("> two\r\n") != nil)
    #expect(terminal.expect("you said 'two'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("ree\n")
    #expect(terminal.expect("you said 'three'") != nil)
  }

  @Test func `a macro never answers the confirmation it opens`() throws {
    let terminal = try start(#""\C-y": "confirm\nyes\n""#)
    terminal.type("\u{19}")
    #expect(terminal.expect("Really?") != nil)
    let shown = try #require(terminal.expect("it does not answer a confirmation"))
    #expect(!shown.contains("you said"))
    #expect(terminal.expect("> ") != nil)
    terminal.type("no\n")
    #expect(terminal.expect("Really? you said 'no'") != nil)
  }

  /// Whatever readline waits for: the rest of a macro, a character to quote or to move to, a search, a paste.
  @Test(arguments: [
    (#""\C-y": "one\n\C-v""#, "\u{19}"), (#""\C-y": "one\ntwo\n""#, "\u{19}\u{12}o"),
    ("", "ab\u{16}"),
    ("", "\u{12}a"), ("", "\u{1B}5"), ("", "\u{1B}[200~ab"), ("", "\u{18}\u{18}\u{18}("),
    ("set editing-mode vi", "abc\u{1B}c"), ("set editing-mode vi", "abc\u{1B}f"),
    ("set editing-mode vi", "abc\u{1B}R"), ("set completion-query-items 1", "\t"),
  ])
  func `a terminal that is gone ends the program`(settings: String, keys: String) throws {
    let terminal = try start(settings)
    terminal.type(keys)
    terminal.hangUp()
    #expect(terminal.exitCode() == 128 + SIGHUP)
  }

  @Test func `readline is told that the input has ended, and then the program gives up`() {
    var given: [Int32] = []
    var hasGivenUp = false
    var input = EditorInput(isInterrupted: { true }, giveUp: { hasGivenUp = true })
    while !hasGivenUp, given.count < 1000 { given.append(input.next()) }
    let answers = given.drop { $0 == EOF }
    #expect(answers.prefix(6) == [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E])
    #expect(answers.dropFirst(6).prefix { $0 == 7 }.count < 20)
    #expect(hasGivenUp && answers.last == EOF)
  }

  @Test func `what the person has set stands`() throws {
    let settings = [
      "set completion-ignore-case off", "set show-all-if-ambiguous off",
      "set enable-bracketed-paste off",
    ]
    let terminal = try start(settings.joined(separator: "\n"))
    terminal.type("mo\t\n")
    #expect(terminal.expect("you said 'mo'") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("L\t")
    let rung = try #require(terminal.expect("\u{7}"))
    #expect(!rung.contains("Latte"))
    #expect(!terminal.transcript.contains("[?2004h"))
  }
}
