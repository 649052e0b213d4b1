@preconcurrency import CReadline  // readline keeps its state in C globals

/// What was pasted into a line, and whether a key may bring it back once it is out of it.
///
/// readline keeps what was taken out of a line: for `undo` till the line ends, for `yank` as long as the process.
struct PasteTrail {
  private static let yanking = addresses(["yank", "yank-pop", "vi-put"])
  private static let undoing = addresses(["undo", "vi-undo", "vi-redo", "revert-line"])
  /// Whether anything was ever pasted, and so may have been cut.
  nonisolated(unsafe) private static var hasPasted = false

  /// The line without what was pasted into it; nil: nothing was.
  private var without: String?
  /// Whether anything was pasted into the line, even if it is gone.
  private var hadPaste = false

  /// Something was pasted into `line`.
  mutating func paste(into line: String) {
    without = line
    hadPaste = true
    Self.hasPasted = true
  }

  /// Whether `command` may have put pasted text back into the line.
  func bringsBack(_ command: Int) -> Bool {
    Self.hasPasted && Self.yanking.contains(command) || hadPaste && Self.undoing.contains(command)
  }

  /// Whether nothing in `line` is pasted any more.
  func isGone(from line: String) -> Bool { line.isEmpty || line == without }

  /// The command that readline ran last.
  static var lastCommand: Int { unsafeBitCast(rl_last_func, to: Int.self) }

  private static func addresses(_ commands: [String]) -> Set<Int> {
    Set(commands.compactMap { rl_named_function($0) }.map { unsafeBitCast($0, to: Int.self) })
  }
}
