import Foundation
import Testing

/// The example app at terminals of every kind: narrow, wide, without UTF-8, and read out.
@Suite(.serialized)
final class TerminalFormsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(
    columns: UInt16,
    _ environment: [String: String] = [:],
    _ arguments: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Built.path("coffee-shop"),
      arguments: arguments,
      environment: ["XDG_STATE_HOME": folder.path, "NO_COLOR": "1"].merging(environment) { $1 },
      columns: columns
    )
    _ = try #require(terminal.expect("You can say:"))
    _ = try #require(terminal.expect("> "))
    return terminal
  }

  /// Orders two lattes; everything that was written.
  private func order(_ terminal: PseudoTerminal) throws -> String {
    for (line, answer) in [
      ("order a latte", "many?"), ("2", "Large"), ("large", "7"), ("Place Order", "yes"),
      ("yes", "O-1001"), ("/quit", "/quit"),
    ] {
      terminal.type(line + "\n")
      _ = try #require(terminal.expect(answer), "no '\(answer)' after '\(line)'")
      if line != "/quit" { _ = try #require(terminal.expect("> ")) }
    }
    #expect(terminal.exitCode() == 0)
    return terminal.transcript
  }

  /// What readline and the snippets write, but for the sequences that move the cursor.
  private func rows(_ transcript: String) -> [Substring] {
    transcript.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").split {
      $0 == "\r\n" || $0 == "\n" || $0 == "\r"
    }
  }

  @Test(arguments: [20, 44, 80, 200] as [UInt16])
  func `an order goes through at any width, and no row is broken`(columns: UInt16) throws {
    let shown = rows(try order(open(columns: columns)))
    #expect(shown.allSatisfy { $0.count <= Int(columns) })
    // A snippet is as wide as the terminal, and at most 44 columns.
    let line = shown.filter { $0.contains("────") }.map { $0.filter { $0 == "─" }.count }.max()
    #expect(line == min(Int(columns), 44) - 4)
  }

  @Test(arguments: [20, 44, 80, 200] as [UInt16])
  func `where there is no UTF-8 only ASCII is written`(columns: UInt16) throws {
    let terminal = try open(columns: columns, ["LC_ALL": "C", "LANG": ""])
    let shown = try order(terminal)
    #expect(shown.utf8.allSatisfy { $0 < 0x80 })
    #expect(shown.contains("----"))
    #expect(rows(shown).allSatisfy { $0.count <= Int(columns) })
  }

  @Test func `what is typed where there is no UTF-8 is not written back as it is`() throws {
    let terminal = try open(columns: 80, ["LC_ALL": "C"])
    terminal.type("Crème brûlée\n")
    #expect(terminal.expect("nothing this app") != nil)
    #expect(terminal.transcript.utf8.allSatisfy { $0 < 0x80 })
    #expect(terminal.transcript.contains("'Creme brulee'"))
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], []), (["ACCESSIBLE": "1"], []), ([:], ["--accessible"]),
    ] as [([String: String], [String])]
  )
  func `read out, an order is lines without boxes, escapes or columns`(
    environment: [String: String],
    arguments: [String]
  ) throws {
    let shown = try order(open(columns: 60, environment, arguments))
    #expect(shown.contains("The app has 30 s"))
    #expect(shown.contains("7. Place Order, button"))
    #expect(!shown.contains("─") && !shown.contains("["))
    #expect(!shown.contains("\u{1B}"))
    #expect(shown.components(separatedBy: "Type a whole number").count == 2)
  }

  @Test func `a snippet shown again says what has changed`() throws {
    let terminal = try open(columns: 80, ["TERM": "dumb"])
    for (line, answer) in [
      ("order a latte", "many?"), ("2", "3. Large"), ("large", "7. Place Order"),
    ] {
      terminal.type(line + "\n")
      _ = try #require(terminal.expect(answer))
      _ = try #require(terminal.expect("> "))
    }
    terminal.type("+\n")
    let changed = try #require(terminal.expect("> "))
    #expect(changed.contains("Changed:\r\nQuantity, 3\r\nTotal, $13.50\r\n"))
    terminal.type("/again\n")
    #expect(terminal.expect("7. Place Order, button") != nil)
  }

  @Test func `accessible is switched on and off while one converses`() throws {
    let terminal = try open(columns: 80)
    terminal.type("/accessible on\n")
    #expect(terminal.expect("The app has 30 s") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("what's today's special\n")
    #expect(terminal.expect("star, ") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("/accessible off\n/accessible\n")
    #expect(terminal.expect("drawn again") != nil)
    #expect(terminal.expect("Type /accessible on, or /accessible off.") != nil)
  }

  @Test func `/width is as wide as it says, and no wider than the terminal`() throws {
    let terminal = try open(columns: 60)
    for (line, answer) in [("order a latte", "many?"), ("2", "Large"), ("large", "7: Place Order")]
    {
      terminal.type(line + "\n")
      _ = try #require(terminal.expect(answer))
      _ = try #require(terminal.expect("> "))
    }
    terminal.type("/width 50\n")
    #expect(terminal.expect("  " + String(repeating: "─", count: 46) + "\r\n") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("/width 100\n")
    #expect(terminal.expect("The terminal has 60 columns") != nil)
    #expect(terminal.expect("  " + String(repeating: "─", count: 56) + "\r\n") != nil)
    terminal.resize(columns: 30)
    #expect(terminal.expect("  " + String(repeating: "─", count: 26) + "\r\n") != nil)
  }

  @Test func `a conversation is recorded and replayed, but for its confirmation`() throws {
    let file = folder.appendingPathComponent("order.flow").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let terminal = try open(columns: 80)
    for (line, answer) in [
      ("order a latte", "many?"), ("/record \(file)", "is written to"), ("2", "Large"),
      ("large", "7: Place Order"), ("Place Order", "[yes]"), ("yes", "O-1001"),
    ] {
      terminal.type(line + "\n")
      _ = try #require(terminal.expect(answer), "no '\(answer)' after '\(line)'")
      _ = try #require(terminal.expect("> "))
    }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\n> Place Order\n    2 Latte, large "))
    #expect(!text.contains("/record"))
    terminal.type("/replay \(file)\n")
    #expect(terminal.expect("5 steps") != nil)
    #expect(terminal.expect("The flow says '> yes' here") != nil)
    #expect(terminal.expect("> ") != nil)
    terminal.type("no\n")
    #expect(terminal.expect("not confirmed") != nil)
  }
}
