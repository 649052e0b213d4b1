import IntentModel
import SnippetFoundation

// `undo`: what the last undoable intent did is taken back through the undo manager that it was given.
extension FlowMachine {
  /// What was taken back by code that put its work off into tasks, which are waited for.
  struct Undoing: Sendable {
    let call: Int
    /// Till when nothing is drawn.
    let deadline: Int64
    /// Whether they are waited for no longer: the snippet is drawn once more when they end.
    var isLate = false
  }

  /// Whether a line at the top means `undo`: the app has no phrase of that word.
  func isUndo(_ text: String) -> Bool {
    guard text.lowercased() == "undo" else { return false }
    if case .one(let match) = app.phrasebook.read(text), match.confidence == 1 { return false }
    return true
  }

  /// Begins to take back what was done last.
  mutating func undo() {
    record("undo")
    start(.undo, for: nil, .undo)
  }

  /// What was taken back, as the app calls it; nil: there was nothing.
  mutating func undone(_ id: Int, _ outcome: Result<String?, Failure>) {
    guard finish(id, as: "the undoing") != nil else { return }
    switch outcome {
    case .success(nil): note(.nothingToUndo)
    case .success(let action?):
      note(.undone(action))
      guard let result, isSettled else { return }
      if leftBehind[id] == nil {
        _ = refreshAgain(result, at: .result)
      } else {
        undoings.append(Undoing(call: id, deadline: now + Self.longestUndoing))
      }
    case .failure(let failure): note(.failed(intent: "Undo", message: failure.message))
    }
  }

  /// The tasks of a call have ended: the snippet shows what they have taken back.
  mutating func undoingEnded(_ id: Int) {
    guard let index = undoings.firstIndex(where: { $0.call == id }) else { return }
    let ended = undoings.remove(at: index)
    if ended.isLate {
      refreshOutdated(at: .result)
    } else {
      drawUndone()
    }
  }

  /// The tasks take too long: the snippet is drawn as it is by now.
  mutating func drawWhileUndoing() {
    let late = undoings.indices.filter { !undoings[$0].isLate && undoings[$0].deadline <= now }
    guard !late.isEmpty else { return }
    for index in late { undoings[index].isLate = true }
    drawUndone()
  }

  /// Draws what is there by now, unless another undoing will.
  private mutating func drawUndone() {
    guard let result, undoings.allSatisfy(\.isLate) else { return }
    _ = refreshAgain(result, at: .result)
  }

  /// Nanoseconds that a snippet waits for what an undoing put off.
  private static let longestUndoing: Int64 = 1_000_000_000

  /// Runs what the app registered, where it registered it.
  @MainActor
  static func undoLast() -> String? {
    guard let manager = CurrentHost.host?.undoManager, manager.canUndo else { return nil }
    let name = manager.undoActionName
    manager.undo()
    return name
  }
}
