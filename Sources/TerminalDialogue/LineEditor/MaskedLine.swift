@preconcurrency import CReadline  // readline keeps its state in C globals
import SnippetFoundation

/// The line being edited, drawn as one mark for each of its characters.
///
/// readline draws what its buffer holds: while it draws, the buffer holds the marks.
enum MaskedLine {
  /// What stands for a character; nil: the line is drawn as it is.
  ///
  /// Only the editor's thread reads and writes it.
  nonisolated(unsafe) static var mark: String? {
    didSet {
      if mark == nil {
        rl_redisplay_function = rl_redisplay
      } else {
        rl_redisplay_function = { MaskedLine.redisplay() }
      }
    }
  }

  /// The line as it is shown.
  static func shown(_ typed: String) -> String {
    mark.map { String(repeating: $0, count: typed.unicodeScalars.count) } ?? typed
  }

  /// Draws the line, marks in place of its characters.
  static func redisplay() {
    masked { rl_redisplay() }
  }

  /// Asks the terminal for its size, and draws the line in place of the one that is there.
  ///
  /// A line that readline does not draw itself would be drawn behind it.
  static func resize() {
    let drawing = rl_redisplay_function
    rl_redisplay_function = rl_redisplay
    masked { rl_resize_terminal() }
    rl_redisplay_function = drawing
  }

  /// Runs a body while the buffer holds what is to be seen.
  private static func masked(_ body: () -> Void) {
    guard let mark, let line = rl_line_buffer else { return body() }
    let (end, point) = (rl_end, rl_point)
    let bytes = UnsafeRawBufferPointer(start: line, count: Int(end))
    let isWide = !mark.isASCII
    func width(_ count: Int32) -> Int {
      let characters =
        isWide ? bytes.prefix(Int(count)).count { $0 & 0xC0 != 0x80 } : Int(count)
      return characters * mark.utf8.count
    }
    // A paste is shown as the region that was put in.
    rl_deactivate_mark()
    let marks = String(repeating: mark, count: width(end) / mark.utf8.count)
    guard let drawn = strdup(marks) else { return }
    rl_line_buffer = drawn
    (rl_end, rl_point) = (Int32(width(end)), Int32(width(point)))
    body()
    rl_line_buffer = line
    (rl_end, rl_point) = (end, point)
    free(drawn)
  }
}
