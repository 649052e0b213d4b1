import FlowEngine
import SnippetFoundation
import Snippets

/// How far an intent is, while it runs: one row drawn over itself, or a few that are said.
struct ProgressLine {
  /// Quarters that were said, by the intent's title.
  private var said: [String: Int] = [:]

  /// A row with a bar, no wider than the terminal.
  ///
  /// Renders as: `Bake: ████████░░░░░░░░  50%`
  static func row(_ progress: FlowProgress, columns: Int) -> String {
    let part = progress.fraction.isFinite ? min(1, max(0, progress.fraction)) : 0
    let percent = "\(Self.percent(part))%"
    let amount = String(repeating: " ", count: 4 - min(4, percent.count)) + percent
    let title = visible(progress.intent).asAppText + ": "
    let room = min(max(columns, 8), 45) - 1 - amount.count - Snippets.columns(of: title)
    guard room > 4 else { return amount }
    let full = Int((part * Double(room)).rounded(.down))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: room - full)
    return title + bar + amount
  }

  /// Whole percents, rounded down: 100 only at the end.
  private static func percent(_ part: Double) -> Int { Int((part * 100).rounded(.down)) }

  /// What is said of a progress, once for each quarter that is done: how much is.
  ///
  /// What is past its end is not said again.
  mutating func words(_ progress: FlowProgress) -> [String] {
    let part = progress.fraction.isFinite ? min(1, max(0, progress.fraction)) : 0
    let quarter = Int(part * 4)
    var before = said[progress.intent, default: 0]
    // It has begun anew.
    if before == 4, quarter < 4 { before = 0 }
    said[progress.intent] = max(before, quarter)
    guard quarter > before else { return [] }
    return ["\(visible(progress.intent).asAppText): \(Self.percent(part))% done."]
  }
}
