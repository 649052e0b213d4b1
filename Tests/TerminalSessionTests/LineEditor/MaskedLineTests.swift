import Foundation
import Testing

/// What is typed where a secret is asked for.
@Suite(.serialized)
struct MaskedLineTests {
  private func start(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.echo(environment)
    terminal.type("secret\n")
    _ = try #require(terminal.expect("Which code?"))
    _ = try #require(terminal.expect("> "))
    return terminal
  }

  @Test func `a secret is drawn as dots and taken as typed`() throws {
    let terminal = try start()
    terminal.type("sésame")
    let shown = try #require(terminal.expect("••••••"))
    #expect(!shown.contains("s"))
    // Two to the left, one taken back there, another put in.
    terminal.type("\u{1B}[D\u{1B}[D\u{7F}X\n")
    let answer = try #require(terminal.expect("Which code? you said 'sésXme'"))
    #expect(!answer.prefix { $0 != "W" }.contains { "sésame".contains($0) })
    #expect(terminal.expect("> ") != nil)
    // What is typed next is seen.
    terminal.type("hello")
    #expect(terminal.expect("hello") != nil)
  }

  @Test func `Tab offers nothing, and the row that Ctrl-C drops shows nothing`() throws {
    let terminal = try start()
    terminal.type("La\t\t")
    #expect(terminal.expect("••") != nil)
    terminal.type("\u{3}")
    let dropped = try #require(terminal.expect("^C"))
    #expect(!dropped.contains("La") && dropped.contains("> ••"))
    #expect(terminal.expect("> ") != nil)
    terminal.type("abc\n")
    let shown = try #require(terminal.expect("you said 'abc'"))
    #expect(!shown.dropLast(4).contains("abc") && !shown.contains("Latte"))
  }

  @Test func `a secret is drawn as stars where there is no UTF-8`() throws {
    let terminal = try start(["LANG": "C", "LC_ALL": "C"])
    terminal.type("abc")
    #expect(terminal.expect("***") != nil)
    terminal.type("\n")
    let shown = try #require(terminal.expect("you said 'abc'"))
    #expect(shown.components(separatedBy: "abc").count == 2)
  }

  @Test func `a resize and a paste show no secret`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~abc\u{1B}[201~")
    #expect(terminal.expect("•••") != nil)
    terminal.resize(columns: 30)
    #expect(terminal.expect("columns 30") != nil)
    #expect(terminal.expect("•••") != nil)
    #expect(!terminal.transcript.contains("abc"))
  }

  @Test(.enabled(if: Tmux.path != nil), arguments: ["", "ACCESSIBLE=1"])
  func `a resize leaves one prompt`(variable: String) throws {
    let command = "env INPUTRC=/dev/null \(variable) '\(Built.path("echo-app"))'"
    let tmux = try #require(try Tmux(command, columns: 70))
    _ = try #require(try tmux.screen(with: "welcome"))
    try tmux.type("secret")
    _ = try #require(try tmux.screen(with: "Which code?"))
    try tmux.half("xyz")
    _ = try #require(try tmux.screen(with: "•••", endingIn: "> •••"))
    for columns in [50, 60] {
      try tmux.resize(columns: columns)
      try tmux.half("x")
      let marks = columns == 50 ? "••••" : "•••••"
      _ = try #require(try tmux.screen(with: marks, endingIn: "> \(marks)"))
    }
  }

  @Test func `an intent's secret parameter is not shown, the next one is`() throws {
    let terminal = try PseudoTerminal(Built.path("flow-apps"))
    _ = try #require(terminal.expect("Apps for flows"))
    terminal.type("unlock oven\n")
    _ = try #require(terminal.expect("Which code?"))
    _ = try #require(terminal.expect("> "))
    terminal.type("1234\n")
    let shown = try #require(terminal.expect("For how many minutes?"))
    #expect(shown.contains("••••") && !shown.contains("1234"))
    _ = try #require(terminal.expect("> "))
    terminal.type("57\n")
    #expect(terminal.expect("57\r\n") != nil)
    #expect(terminal.expect("Unlocked for 57 min.") != nil)
  }

  @Test func `once Ctrl-C has cancelled the question, what is typed is seen`() throws {
    let terminal = try PseudoTerminal(Built.path("flow-apps"))
    _ = try #require(terminal.expect("Apps for flows"))
    terminal.type("unlock oven\n")
    _ = try #require(terminal.expect("Which code?"))
    _ = try #require(terminal.expect("> "))
    terminal.type("\u{3}")
    _ = try #require(terminal.expect("cancelled"))
    _ = try #require(terminal.expect("> "))
    terminal.type("hello")
    #expect(terminal.expect("hello") != nil)
  }
}
