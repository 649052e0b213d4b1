import FlowScripts
import Foundation
import Snapshots
import Testing

/// A person's session in tmux: its screens are kept under `Snapshots/terminal`.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "tmux is not installed: no screen is looked at"))
final class TmuxScreenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func command(_ variables: String = "", _ arguments: String = "") -> String {
    "env NO_COLOR=1 INPUTRC=/dev/null XDG_STATE_HOME='\(folder.path)' \(variables) "
      + "'\(Built.path("coffee-shop"))' \(arguments)"
  }

  /// The shop with the greeting taken off: it depends on the day.
  private func shop(
    columns: Int = 60,
    _ variables: String = "",
    _ arguments: String = ""
  ) throws -> Tmux {
    let tmux = try #require(try Tmux(command(variables, arguments), columns: columns))
    _ = try #require(try tmux.screen(with: "What's today's special"))
    try tmux.press("C-l")
    _ = try #require(try tmux.screen(with: ">", endingIn: ">"))
    return tmux
  }

  private func say(_ tmux: Tmux, _ turns: KeyValuePairs<String, String>) throws {
    for (line, answer) in turns {
      try tmux.type(line)
      _ = try #require(try tmux.screen(with: answer), "no '\(answer)' after '\(line)'")
    }
  }

  /// Compares a screen with the one that is kept.
  private func keep(_ screen: String?, _ name: String) throws {
    let screen = try #require(screen, "\(name) was never on the screen")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let store = SnapshotStore(directory: root.appendingPathComponent("Snapshots"))
    let record = ProcessInfo.processInfo.environment["PARLEY_RECORD"] ?? "never"
    let snapshot = try #require(SnapshotName("terminal/\(name)"))
    let verdict = try store.verify(snapshot, screen, mode: RecordMode(parsing: record))
    if case .same = verdict { return }
    var shown = "\(verdict)"
    if case .differs(let expected) = verdict {
      shown = Diff(expected: expected, actual: screen).text
    }
    Issue.record("Snapshots/terminal/\(name).txt: \(shown)\nAccept it: \(snapshot.acceptCommand)")
  }

  @Test func `an order up to its confirmation, and what was placed`() throws {
    let tmux = try shop()
    try say(tmux, ["order a latte": "How many?", "2": "[3] Large", "large": "[7: Place Order]"])
    try keep(tmux.screen(with: "[7: Place Order]"), "order/order@60")
    try tmux.press("C-l")
    try say(tmux, ["Place Order": "[yes] Place Order", "yes": "[1: ! Cancel Order]"])
    try keep(tmux.screen(with: "[1: ! Cancel Order]"), "order/placed@60")
  }

  @Test func `Ctrl-C drops the typed line, then cancels, then says how to leave`() throws {
    let tmux = try shop()
    try say(tmux, ["order a latte": "How many?"])
    try tmux.half("12 or so")
    _ = try #require(try tmux.screen(with: "or so", endingIn: "> 12 or so"))
    try tmux.press("C-c")
    _ = try #require(try tmux.screen(with: "or so^C"))
    try tmux.press("C-c")
    _ = try #require(try tmux.screen(with: "cancelled."))
    try tmux.press("C-c")
    try keep(tmux.screen(with: "to leave."), "ctrl-c/screen@60")
  }

  @Test func `Ctrl-C while the kitchen holds the app`() throws {
    let tmux = try shop(columns: 60, "COFFEE_SHOP_MODE=slow")
    try say(
      tmux,
      [
        "order a latte": "How many?", "2": "[3] Large", "large": "[7: Place Order]",
        "Place Order": "[yes] Place Order",
      ]
    )
    try tmux.press("C-l")
    try tmux.type("yes")
    _ = try #require(try tmux.screen(with: "> yes", endingIn: "> yes"))
    #expect(try tmux.waitForNewRow())
    try tmux.press("C-c")
    try keep(tmux.screen(with: "cancelled."), "ctrl-c/while-it-runs@60")
  }

  @Test func `a terminal that becomes narrower leaves nothing of a bar`() throws {
    let command = "env NO_COLOR=1 INPUTRC=/dev/null '\(Built.path("echo-app"))'"
    let tmux = try #require(try Tmux(command, columns: 60))
    _ = try #require(try tmux.screen(with: "welcome"))
    try tmux.type("bake")
    let bar = String(repeating: "█", count: 17) + String(repeating: "░", count: 17)
    _ = try #require(try tmux.screen(with: "50%", endingIn: "Bake: \(bar) 50%"))
    try tmux.resize(columns: 20)
    let screen = try #require(try tmux.screen(with: "columns 20"))
    #expect(!screen.contains("█") && !screen.contains("░"))
  }

  @Test func `a paste of three lines at a confirmation answers nothing`() throws {
    let tmux = try shop()
    try say(
      tmux,
      [
        "order a latte": "How many?", "2": "[3] Large", "large": "[7: Place Order]",
        "Place Order": "[yes] Place Order",
      ]
    )
    try tmux.press("C-l")
    _ = try #require(try tmux.screen(with: ">", endingIn: ">"))
    try tmux.paste("yes\nyes\nyes")
    try tmux.press("Enter")
    _ = try #require(try tmux.screen(with: "Type the answer."))
    try say(tmux, ["no": "not confirmed."])
    try keep(tmux.screen(with: "not confirmed."), "paste/at-a-confirmation@60")
  }

  @Test func `down to 20 columns and back, with a line half typed`() throws {
    let tmux = try shop()
    try say(tmux, ["order a latte": "How many?", "2": "[3] Large", "large": "[7: Place Order]"])
    // The terminal would break the rows that stand there.
    try tmux.press("C-l")
    _ = try #require(try tmux.screen(with: ">", endingIn: ">"))
    try tmux.half("place it")
    _ = try #require(try tmux.screen(with: "place", endingIn: "> place it"))
    try tmux.resize(columns: 20)
    try keep(tmux.screen(with: "Total      $9.00", endingIn: "> place it"), "resize/narrow@20")
    try tmux.resize(columns: 60)
    _ = try #require(try tmux.screen(with: "$4.50 each", endingIn: "> place it"))
    try tmux.press("C-u")
    try say(tmux, ["help": "Type a number"])
  }

  @Test func `stopped by Ctrl-Z and back by fg, with a line half typed`() throws {
    let tmux = try #require(
      try Tmux("env PS1='$ ' HISTFILE= bash --norc --noprofile", columns: 120)
    )
    _ = try #require(try tmux.screen(with: "$", endingIn: "$"))
    try tmux.type("clear; " + command())
    _ = try #require(try tmux.screen(with: "What's today's special"))
    try tmux.half("order a")
    _ = try #require(try tmux.screen(with: "order a", endingIn: "> order a"))
    try tmux.press("C-z")
    _ = try #require(try tmux.screen(with: "Stopped", endingIn: "$"))
    try tmux.type("fg")
    _ = try #require(try tmux.screen(with: "$ fg", endingIn: "> order a"))
    try tmux.type(" latte")
    _ = try #require(try tmux.screen(with: "How many?"))
    try tmux.press("C-d")
    _ = try #require(try tmux.screen(with: "'quantity' is missing", endingIn: "$"))
  }

  @Test func `an order without UTF-8, and one that is read out`() throws {
    let plain = try shop(columns: 44, "LC_ALL=C")
    try say(plain, ["order a latte": "How many?", "2": "[3] Large", "large": "[7: Place Order]"])
    try keep(plain.screen(with: "[7: Place Order]"), "order/ascii@44")
    let spoken = try shop(columns: 44, "", "--accessible")
    try say(spoken, ["order a latte": "How many?", "2": "3. Large", "large": "7. Place Order"])
    try say(spoken, ["+": "Changed:"])
    try keep(spoken.screen(with: "Changed:"), "order/read-out@44")
  }
}
