import Foundation
import Snippets
import TerminalDialogue
import Testing

/// What the terminal's side makes of its environment; the library reads none.
@Suite(.serialized)
struct TerminalColorsTests {
  private static func style(_ words: String, onTerminal: Bool = true) -> OutputStyle {
    var variables = ["TERM": "xterm"]
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      variables[String(parts[0])] = String(parts[1])
    }
    return TerminalEnvironment(
      variables: variables,
      inputIsTerminal: onTerminal,
      outputIsTerminal: onTerminal
    ).style
  }

  @Test(arguments: [
    ("", OutputStyle.ansi.limited(to: .sixteen)),
    ("TERM=xterm-256color", .ansi.limited(to: .palette)),
    ("TERM=xterm-direct", .ansi),
    ("COLORTERM=truecolor", .ansi), ("COLORTERM=24bit", .ansi),
    ("COLORTERM=yes", .ansi.limited(to: .palette)),
    ("NO_COLOR=", .ansi.limited(to: .sixteen)),
    ("NO_COLOR=0", .plain), ("NO_COLOR=yes", .plain),
    ("NO_COLOR=1 CLICOLOR_FORCE=1", .plain),
    ("CLICOLOR=0", .plain), ("CLICOLOR=1", .ansi.limited(to: .sixteen)),
    ("CLICOLOR=0 CLICOLOR_FORCE=1", .ansi.limited(to: .sixteen)),
    ("TERM=dumb", .plain), ("TERM=dumb CLICOLOR_FORCE=1", .plain),
    ("LANG=C", .ansi.limited(to: .sixteen).ascii), ("LC_ALL=POSIX NO_COLOR=1", .ascii),
    ("LANG=de_DE.UTF-8", .ansi.limited(to: .sixteen)),
  ])
  func `a terminal's style is what its variables say`(words: String, style: OutputStyle) {
    #expect(Self.style(words) == style)
  }

  @Test(arguments: [
    ("", OutputStyle.plain), ("COLORTERM=truecolor", .plain), ("LANG=C", .plain),
    ("CLICOLOR_FORCE=1 COLORTERM=truecolor", .ansi),
    ("CLICOLOR_FORCE=0", .plain), ("CLICOLOR_FORCE=", .plain),
    ("CLICOLOR_FORCE=1 NO_COLOR=1", .plain),
  ])
  func `a pipe has colours only where they are forced on it`(words: String, style: OutputStyle) {
    #expect(Self.style(words, onTerminal: false) == style)
  }

  @Test(
    arguments: [
      ("", nil), ("COLORFGBG=", nil), ("COLORFGBG=15;0", .dark), ("COLORFGBG=0;15", .light),
      ("COLORFGBG=0;default;7", .light), ("COLORFGBG=12;8", .dark), ("COLORFGBG=default", nil),
      ("COLORFGBG=0;99", nil),
    ] as [(String, ColorScheme?)]
  )
  func `a terminal may say what its ground is`(word: String, scheme: ColorScheme?) {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let variables = parts.count == 2 ? [parts[0]: parts[1]] : [:]
    let environment = TerminalEnvironment(
      variables: variables,
      inputIsTerminal: true,
      outputIsTerminal: true
    )
    #expect(environment.colorScheme == scheme)
  }

  private func drawn(_ environment: [String: String], _ arguments: [String] = []) throws -> String {
    let terminal = try PseudoTerminal(
      Built.path("flow-apps"),
      arguments: ["preview", "Switched on", "--columns", "20"] + arguments,
      environment: environment
    )
    #expect(terminal.exitCode() == 0)
    return terminal.transcript
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["CLICOLOR": "0"], false),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (["NO_COLOR": "no", "CLICOLOR_FORCE": "1"], false), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)]
  )
  func `a real terminal gets colours, or none`(
    environment: [String: String],
    hasColors: Bool
  ) throws {
    #expect(try drawn(environment).contains("\u{1B}[31mA switch\u{1B}[0m") == hasColors)
  }

  @Test func `a real terminal without UTF-8 gets ASCII`() throws {
    let rows = try drawn(["LANG": "C"])
    #expect(rows.contains("--------------------"))
    #expect(rows.utf8.allSatisfy { $0 < 0x80 })
  }
}
