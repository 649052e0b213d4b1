import Foundation
import Testing

/// Random bytes and sizes at the example app's terminal, from a printed seed.
@Suite(.serialized)
final class TerminalAttackTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let stop = "\u{1A}"
  /// A line of its own, whatever was half typed, and the way out; then the end of input for good.
  private static let wayOut = "\u{11}\u{3}\u{15}\n\u{3}\u{15}/quit\n\u{15}\u{4}"

  /// What is typed; a resize is `#` and the columns.
  private static let pieces = [
    "order a latte\n", "order\n", "2\n", "large\n", "+\n", "Place Order\n", "yes\n", "no\n", "1\n",
    "cancel\n", "back\n", "/set quantity 3\n", "/width 30\n", "/review\n", "/again\n", "help\n",
    "reorder\n", "where is my order\n", "\n", "\t", "\t\t", "la\t", "\u{3}", "\u{1}", "\u{5}",
    "\u{B}", "\u{15}", "\u{17}", "\u{C}", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
    "\u{1B}", "\u{1B}[200~yes\nPlace Order\n\u{1B}[201~", "\u{1B}[200~order a latte\u{1B}[201~",
    "\u{16}\u{1B}[2J\n", "注文\n", "👩‍👩‍👧‍👦", "yes\nyes\nyes\n", "#20", "#44", "#80", "#200", "#1",
    "Place Order\nyes\n", "\u{12}or\n", "\u{0}", stop, "\u{13}x\u{11}\n",
  ]

  /// In `swift test` a few hundred pieces; `make fuzz` types its hundredth part here, a process for each fifty.
  @Test func `no bytes crash or hang the terminal, or place an order unasked`() throws {
    let fuzz = Self.environment["PARLEY_FUZZ"].flatMap(Int.init)
    let seed =
      Self.environment["PARLEY_SEED"].flatMap(UInt64.init)
      // The same inputs for each run of the tests; new ones for each `make fuzz`.
      ?? (fuzz == nil ? 1 : .random(in: 1 ... .max / 2))
    let processes = max(2, (fuzz ?? 0) / 100 / 50)
    print("attack on the terminal: seed \(seed), \(processes) processes of 50 inputs")
    for round in 0..<UInt64(processes) {
      var state = (seed &+ round) | 1
      let inputs = (0..<50).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Self.pieces[Int(state >> 8) % Self.pieces.count]
      }
      guard let fault = try attack(inputs) else { continue }
      var (shortest, why) = (inputs, fault)
      // Each attempt may wait for a program that hangs: only who asked for it has the time.
      for index in inputs.indices.reversed() where fuzz != nil {
        var fewer = shortest
        fewer.remove(at: index)
        if let again = try attack(fewer) { (shortest, why) = (fewer, again) }
      }
      Issue.record("\(why)\nseed \(seed), process \(round)\n\(shortest.map(\.debugDescription))")
      return
    }
  }

  /// What went wrong; nil if nothing did.
  private func attack(_ inputs: [String]) throws -> String? {
    let state = folder.appendingPathComponent(UUID().uuidString)
    let terminal = try PseudoTerminal(
      Built.path("coffee-shop"),
      environment: ["XDG_STATE_HOME": state.path, "NO_COLOR": "1"]
    )
    guard terminal.expect("> ") != nil else { return "no prompt came" }
    for input in inputs {
      if input.hasPrefix("#"), let columns = UInt16(input.dropFirst()) {
        terminal.resize(columns: columns)
      } else {
        terminal.type(input)
      }
      // What the program writes is read, or both would wait for each other.
      _ = terminal.expect("never written", seconds: 0.002)
      // Ctrl-Z stops it till somebody, usually a shell, lets it go on.
      if input == Self.stop { terminal.send(signal: SIGCONT) }
    }
    terminal.send(signal: SIGCONT)
    terminal.type(Self.wayOut)
    guard let code = exitCode(of: terminal) else { return "it hangs" }
    if ![0, 1, 2, 130].contains(code) { return "it exits with \(code)" }
    return fault(in: terminal.transcript, ordersIn: state)
  }

  /// Lets it go on and asks again, as a person would: it may stop itself late, and Ctrl-C throws away what the
  /// terminal holds.
  private func exitCode(of terminal: PseudoTerminal) -> Int32? {
    for _ in 0..<Int(PseudoTerminal.patience) {
      if let code = terminal.exitCode(seconds: 1) { return code }
      terminal.send(signal: SIGCONT)
      terminal.type(Self.wayOut)
    }
    return nil
  }

  private func fault(in transcript: String, ordersIn state: URL) -> String? {
    if transcript.contains("Fatal error") { return "a fatal error was printed" }
    let file = state.appendingPathComponent("coffee-shop/orders.json")
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let orders = kept.components(separatedBy: "\"draft\"").count - 1
    let placed = transcript.components(separatedBy: " placed.").count - 1
    let asked = transcript.components(separatedBy: "Place order for ").count - 1
    if orders > asked { return "\(orders) orders were placed, \(asked) were asked about" }
    if placed > asked {
      return "\(placed) orders were said to be placed, \(asked) were asked about"
    }
    return nil
  }
}
