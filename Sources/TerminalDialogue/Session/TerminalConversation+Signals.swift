import FlowEngine
import SnippetFoundation
import Snippets

// Keys that are signals, and the size of the terminal.
extension TerminalConversation {
  func take(signal number: Int32) {
    switch number {
    case SIGINT:
      stopWhatWaits()
      // The terminal has dropped what it held of one.
      editor.endPaste()
      if editor.holdsLine { return editor.dropLine() }
      editor.endKeys()
      if !editor.isOpen {
        // Nobody may see that it was typed: it does not stand between the key and what it cancels.
        dropHalf()
        // The terminal has echoed the key behind whatever was there.
        editor.endRow()
      }
      recorder?.happened("key C-c")
      dialogue.post(.interrupt)
    case SIGWINCH:
      editor.resize()
      resize()
    case SIGTSTP:
      suspend()
      // The terminal may have another size than before.
      resize()
    default:
      show(printed.read() + printed.takeRest())
      typed.end()
      if !editor.isOpen { editor.clearRow() }
      editor.close()
      SignalRelay.die(of: number)
    }
  }

  /// Drops what is typed while no prompt stands, and the lines before it.
  private func dropHalf() {
    for entry in typed.readAll() where entry == .endOfInput { _ = takeNow(entry) }
    _ = typed.takeHalf()
  }

  /// Gives the terminal to the shell, and comes back with what is typed.
  private func suspend() {
    guard !editor.isOpen else { return editor.suspended { SignalRelay.stop() } }
    for entry in typed.readAll() where entry != .stop { _ = takeNow(entry) }
    typed.end()
    SignalRelay.stop()
    editor.echo(typed.typedHalf)
  }

  /// Draws what is on show for the columns there are now.
  ///
  /// What is read out has no columns: it is not said again.
  func resize() {
    guard environment.columns != columns else { return }
    columns = environment.columns
    guard !narrator.style.isSpoken else { return }
    recorder?.happened("resize \(columns)")
    dialogue.post(.resize(columns: columns))
  }
}
