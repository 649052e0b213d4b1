import FlowEngine
import Foundation
import Lanes

/// Watches a conversation for what must never happen.
struct AttackWitness {
  /// Confirmations that were given and may each be followed by one effect, by the effect's name.
  private var granted: [String: Int] = [:]
  private var seen: [String: Int] = [:]
  private var answered: Set<Int> = []
  private(set) var hasEnded = false
  /// Effects so far, of all names.
  var effects: Int { seen.values.reduce(0, +) }

  /// What the shop does only once it was confirmed, by the word that confirms it.
  private static let confirmed = ["Place Order": "Orders.place", "Cancel Order": "Orders.cancel"]

  private static let alternatives = [
    "Place Order": ["order", "place it"], "Cancel Order": ["cancel it"],
  ]

  /// Before an input: whether it confirms what is being asked.
  mutating func expect(_ input: AttackInput, _ view: ConversationView) {
    guard let question = view.question, case .confirmation(let accept, _, _) = question.kind,
      let effect = Self.confirmed[accept], accepts(input, accept, view),
      !answered.contains(question.number)
    else { return }
    answered.insert(question.number)
    granted[effect, default: 0] += 1
  }

  private func accepts(_ input: AttackInput, _ accept: String, _ view: ConversationView) -> Bool {
    let words = ["yes", "y", accept.lowercased()] + (Self.alternatives[accept] ?? [])
    switch input {
    case .confirm: return true
    case .tap(let label): return label.lowercased() == accept.lowercased()
    case .line(let line):
      // Wide letters, as a keyboard for Chinese or Japanese has them, are letters.
      let typed = line.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      return words.contains(typed.trimmingCharacters(in: .whitespacesAndNewlines))
    case .atOnce(let inputs): return inputs.contains { accepts($0, accept, view) }
    default: return false
    }
  }

  /// After a turn: what is wrong; nil if nothing is.
  mutating func check(_ input: AttackInput, _ turn: AttackStage.Turn) -> String? {
    if case .stillRunning(let why) = turn.ending { return "the turn did not end: \(why)" }
    for (effect, count) in turn.view.effects {
      let new = count - (seen[effect] ?? 0)
      seen[effect] = count
      if new > granted[effect] ?? 0 {
        return "\(effect) happened \(new) times with \(granted[effect] ?? 0) confirmations"
      }
      granted[effect, default: 0] -= new
    }
    if turn.view.phase == .idle { granted = [:] }
    var rows: [String] = []
    for event in turn.events {
      if case .settled(.ended) = event { hasEnded = true }
      if let fault = Rows.fault(in: event) { return fault }
      rows += event.lines()
    }
    if case .line(let line) = input, rows.isEmpty, !hasEnded,
      !line.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    {
      return "nothing was said"
    }
    return nil
  }
}

/// What rows may look like.
enum Rows {
  /// What every forgery of a hostile app holds, behind the beginning of its true row.
  static let forged = "FORGED"
  static let genuine = "Genuine"

  static func fault(in event: FlowEvent) -> String? {
    for row in event.lines() {
      if let scalar = row.unicodeScalars.first(where: isDangerous) {
        return "a row holds U+\(String(scalar.value, radix: 16)): \(row.debugDescription)"
      }
      if !closesIsolates(row) { return "an isolate is left open: \(row.debugDescription)" }
      // A snippet's text wraps, and what stands in a snippet is the app's.
      if case .showed = event { continue }
      // Further rows of a value are indented, which no row of the engine's is.
      if row.hasPrefix("  ") { continue }
      if let forgery = row.range(of: forged), !row[..<forgery.lowerBound].contains(genuine) {
        return "a row was forged: \(row.debugDescription)"
      }
    }
    return nil
  }

  /// Whether each isolate that begins in a row, of a text from right to left, ends in it.
  private static func closesIsolates(_ row: String) -> Bool {
    var open = 0
    for scalar in row.unicodeScalars {
      if scalar == "\u{2068}" { open += 1 }
      if scalar == "\u{2069}" { open -= 1 }
      if open < 0 { return false }
    }
    return open == 0
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2067, 0xFEFF:
      true
    default: false
    }
  }
}
