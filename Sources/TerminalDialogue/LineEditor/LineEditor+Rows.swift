@preconcurrency import CReadline  // readline keeps its state in C globals
import SnippetFoundation
import Snippets

// What is written above the prompt, or where none stands.
extension LineEditor {
  /// Drops what is typed and draws an empty prompt on the next row.
  package func dropLine() {
    guard isOpen else { return }
    endKeys()
    if look.isLinear {
      rl_replace_line("", 1)
      write("^C\n")
      rl_on_new_line()
      MaskedLine.redisplay()
      fflush(rl_outstream)
      return
    }
    let typed = visible(MaskedLine.shown(rl_line_buffer.map { String(cString: $0) } ?? ""))
    // Drawn empty, taken off, and written again as rows: readline puts the next prompt behind what it believes to be
    // left of the longer line otherwise.
    rl_replace_line("", 1)
    rl_free_line_state()
    MaskedLine.redisplay()
    rl_clear_visible_line()
    write("> \(typed)^C\n")
    rl_on_new_line()
    MaskedLine.redisplay()
    fflush(rl_outstream)
  }

  /// Writes rows above the prompt and draws the prompt again, with what is typed.
  package func printAbove(_ rows: [String]) {
    guard isOpen else {
      if !rows.isEmpty { clearRow() }
      return write(rows.map { $0 + "\n" }.joined())
    }
    if look.isLinear { write(hasText ? "\n" : "\r") } else { rl_clear_visible_line() }
    write(rows.map { $0 + "\n" }.joined())
    rl_on_new_line()
    MaskedLine.redisplay()
    fflush(rl_outstream)
  }

  /// Draws a row in place of the one drawn before; whatever is written next takes its place.
  ///
  /// Only while no prompt stands. The cursor is left at its beginning: a terminal that becomes narrower and breaks the
  /// row keeps it there, and what it has made of the row is below.
  package func drawOver(_ row: String) {
    guard !isOpen else { return }
    isDrawnOver = true
    write("\r\(row)\u{1B}[J\r")
  }

  /// Takes off what stands on the cursor's row while no prompt does: a row to be drawn over, or what the terminal has
  /// echoed of a half-typed line.
  func clearRow() {
    if isDrawnOver || hasWritten, !look.isLinear {
      write(isDrawnOver ? "\r\u{1B}[J" : "\r\u{1B}[K")
    }
    isDrawnOver = false
  }

  /// Ends the row that the cursor is on, while no prompt stands.
  package func endRow() {
    isDrawnOver = false
    write("\n")
  }

  /// Shows again what was typed while no prompt stood.
  package func echo(_ typed: String) {
    if !typed.isEmpty { write(visible(typed)) }
  }

  private func write(_ text: String) {
    hasWritten = true
    fputs(hasUnicode ? text : plainLetters(text), rl_outstream)
    fflush(rl_outstream)
  }
}
