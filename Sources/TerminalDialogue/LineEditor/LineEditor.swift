@preconcurrency import CReadline  // readline keeps its state in C globals
import SnippetFoundation
import Snippets

/// A line being edited on a terminal, by GNU readline.
///
/// readline has one state a process and no locks: there is one editor, and one thread, never the
/// main one, makes every call. It reads only when told that the terminal is readable, so the thread
/// that owns it can wait for other things too.
package final class LineEditor {
  /// What a person has done with the line.
  package enum Entry: Equatable {
    /// Enter. A paste may have left newlines inside.
    case line(String, isPasted: Bool)
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfInput
  }

  /// What readline's callbacks, which can capture nothing, hand over.
  ///
  /// Only the editor's thread runs them, inside calls that it makes itself.
  private enum Callback {
    nonisolated(unsafe) static var entry: Entry?
    nonisolated(unsafe) static var candidates: [String] = []
    nonisolated(unsafe) static var complete: (String) -> [String] = { _ in [] }
    nonisolated(unsafe) static var input = EditorInput()
    /// Keys behind the line that was ended.
    nonisolated(unsafe) static var rest: [UInt8] = []

    /// Takes what readline would read on: the rest of a macro, and what it has read ahead.
    ///
    /// Once its handler is removed it would read that, and then the terminal, in a state that nothing ends.
    static func takeRest() {
      input.isShut = true
      defer { input.isShut = false }
      while case let key = rl_read_key(), key >= 0 { rest.append(UInt8(truncatingIfNeeded: key)) }
    }
  }

  /// Takes effect at the next prompt.
  package var look = Look(.plain) {
    didSet {
      Self.set("enable-bracketed-paste", look.bracketedPaste && marksPastes ? "on" : "off")
    }
  }
  /// Whether the person's own settings of readline leave pastes marked.
  private let marksPastes: Bool
  let hasUnicode: Bool
  /// Whether what is typed is not shown, nor completed.
  package var isSecret = false {
    didSet { MaskedLine.mark = isSecret ? (hasUnicode ? "•" : "*") : nil }
  }
  /// Whether a prompt stands on the terminal, which then is in readline's mode.
  package private(set) var isOpen = false {
    didSet { TerminalRescue.marksPastes = isOpen && look.bracketedPaste && marksPastes }
  }
  private var trail = PasteTrail()
  /// Whether the row that the cursor is on is to be written over.
  var isDrawnOver = false
  /// Whether the cursor's row is the editor's: before its first row it may be the shell's.
  var hasWritten = false

  /// Prepares readline.
  ///
  /// `complete` gives the whole lines that what is typed so far may become; `isInterrupted` says whether a signal
  /// waits that ends or stops what the person is at; `giveUp` ends the program where the terminal is gone and readline
  /// does not take that for an answer.
  package init(
    appName: String,
    hasUnicode: Bool = true,
    isInterrupted: @escaping () -> Bool = { false },
    giveUp: @escaping () -> Void = {},
    complete: @escaping (String) -> [String]
  ) {
    self.hasUnicode = hasUnicode
    Callback.input = EditorInput(isInterrupted: isInterrupted) {
      rl_deprep_terminal()
      giveUp()
    }
    Self.setLocale(hasUnicode: hasUnicode)
    // readline writes what it offers as it is.
    Callback.complete = { typed in
      if MaskedLine.mark != nil { return [] }
      let minds = Self.value("completion-ignore-case") == "off"
      return complete(typed).filter { line in
        (hasUnicode || line.isASCII) && (!minds || line.hasPrefix(typed))
      }
    }
    rl_instream = StandardInput.stream()
    rl_getc_function = { _ in Callback.input.next() }
    rl_outstream = StandardOutput.stream()
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    rl_readline_name = UnsafePointer(strdup(appName))  // readline keeps it as long as the process
    // Before the person's own settings are read, which these give way to.
    for name in ["completion-ignore-case", "show-all-if-ambiguous", "enable-bracketed-paste"] {
      Self.set(name, "on")
    }
    rl_initialize()
    marksPastes = Self.value("enable-bracketed-paste") != "off"
    if !hasUnicode {
      // What is typed is kept byte for byte, and shown in octal.
      for (name, value) in [("input-meta", "on"), ("convert-meta", "off"), ("output-meta", "off")] {
        Self.set(name, value)
      }
    }
    rl_sort_completion_matches = 0  // what is on show comes first
    rl_completer_word_break_characters = UnsafePointer(strdup("\n"))  // a line is one word
    rl_attempted_completion_function = { text, _, _ in
      rl_attempted_completion_over = 1
      rl_completion_append_character = 0
      guard let text else { return nil }
      Callback.candidates = Callback.complete(String(cString: text)).reversed()
      return rl_completion_matches(text) { _, _ in
        // readline frees what a generator returns.
        Callback.candidates.popLast().flatMap { strdup($0) }
      }
    }
  }

  /// Columns are counted in characters, not bytes, once the locale is one of UTF-8.
  private static func setLocale(hasUnicode: Bool) {
    setlocale(LC_ALL, "")
    guard hasUnicode else { return }
    let codeset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
    if codeset == "UTF-8" { return }
    // readline looks the locale up in the environment again for each line.
    setenv("LC_ALL", "C.UTF-8", 1)
    setlocale(LC_ALL, "")
  }

  private static func set(_ variable: String, _ value: String) {
    rl_variable_bind(variable, value)
  }

  private static func value(_ variable: String) -> String? {
    rl_variable_value(variable).map { String(cString: $0) }
  }

  /// Draws the prompt and takes the terminal over.
  ///
  /// `typed` stands in the line, as if it had been typed, or pasted, there. Nothing if it is open.
  package func open(with typed: String = "", isPasted: Bool = false) {
    guard !isOpen else { return }
    trail = PasteTrail()
    Callback.input.marksPastes = look.bracketedPaste && marksPastes
    Callback.input.beginLine()
    if isPasted {
      Callback.input.holdsPaste = true
      trail.paste(into: "")
    }
    clearRow()
    isOpen = true
    TerminalRescue.change {
      rl_callback_handler_install(look.prompt) { line in
        Callback.takeRest()
        // Another prompt only once the answer to this line is on the terminal.
        rl_callback_handler_remove()
        let isPasted = Callback.input.endLine(holdsMore: !Callback.rest.isEmpty)
        Callback.entry = line.map { .line(String(cString: $0), isPasted: isPasted) } ?? .endOfInput
        free(line)
      }
    }
    guard !typed.isEmpty else { return }
    rl_insert_text(typed)
    MaskedLine.redisplay()
    fflush(rl_outstream)
  }

  /// Gives the terminal back as it was.
  ///
  /// The line typed so far is lost.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    rl_callback_handler_remove()
    fflush(rl_outstream)
  }

  /// Takes one character; the terminal must be readable.
  ///
  /// Returns what it completed, if anything.
  package func readCharacter() -> Entry? {
    guard isOpen, Callback.input.begin() else { return nil }
    Callback.entry = nil
    let held = Callback.input.holdsPaste
    let before = text
    rl_callback_read_char()
    guard let entry = Callback.entry else {
      follow(from: before, held: held)
      return nil
    }
    isOpen = false
    return entry
  }

  /// After a key: whether something in the line came by a paste.
  private func follow(from before: String, held: Bool) {
    let text = text
    if text != before, trail.bringsBack(PasteTrail.lastCommand) { Callback.input.holdsPaste = true }
    guard Callback.input.holdsPaste else { return }
    if !held { trail.paste(into: before) }
    if trail.isGone(from: text) { Callback.input.holdsNoPaste() }
  }

  /// What is typed so far.
  package var text: String { rl_line_buffer.map { String(cString: $0) } ?? "" }

  /// Keys that were meant for after the line that was ended: of a macro, or typed so fast that they came with it.
  package func takeRest() -> [UInt8] {
    defer { Callback.rest = [] }
    return Callback.rest
  }

  /// Whether something is typed.
  package var hasText: Bool { isOpen && rl_end > 0 }

  /// Whether something is typed, or waits for what is looked for or counted.
  package var holdsLine: Bool {
    hasText || isOpen && isIn(RL_STATE_ISEARCH, RL_STATE_NSEARCH, RL_STATE_NUMERICARG)
  }

  private func isIn(_ states: Int32...) -> Bool {
    states.contains { rl_readline_state & UInt($0) != 0 }
  }

  /// Ends what waits for another key: a search of the history, a count, the rest of a key that is several.
  ///
  /// What a search has found is gone, and what was typed before it is back.
  package func endKeys() {
    guard isOpen else { return }
    if isIn(RL_STATE_ISEARCH, RL_STATE_NSEARCH) {
      // The key that leaves a search, whatever it is bound to elsewhere.
      rl_stuff_char(Int32(EditorInput.abort))
      rl_callback_read_char()
    }
    // A count has put its own prompt in place of ours, and does not give it back by what follows.
    if isIn(RL_STATE_NUMERICARG) { rl_restore_prompt() }
    rl_free_line_state()
    rl_callback_sigcleanup()
    // As at each new prompt.
    if rl_editing_mode == 0 { rl_vi_insertion_mode(1, 0) }
  }

  /// Takes off what is typed, also what it would be from keys that are several; nothing brings it back.
  package func clearLine() {
    guard isOpen else { return }
    endKeys()
    rl_replace_line("", 1)
    rl_free_line_state()
    isSecret = false
    Callback.input.holdsNoPaste()
    trail = PasteTrail()
    MaskedLine.redisplay()
    fflush(rl_outstream)
  }

  /// What is typed from here on is no part of a paste.
  package func endPaste() { Callback.input.holdsPaste = false }

  /// Asks the terminal for its size again.
  package func resize() {
    MaskedLine.resize()
    fflush(rl_outstream)
  }

  /// Leaves readline's mode for as long as `body` runs, and comes back with what is typed.
  package func suspended(_ body: () -> Void) {
    guard isOpen else { return body() }
    rl_deprep_terminal()
    body()
    TerminalRescue.change { rl_prep_terminal(1) }
    rl_on_new_line()
    MaskedLine.redisplay()
    fflush(rl_outstream)
  }

  /// Lines of earlier, oldest first, that the arrow keys bring back.
  package func load(history: [String], limit: Int) {
    clear_history()
    stifle_history(Int32(limit))
    for line in history { add_history(line) }
  }

  /// Adds a line to those the arrow keys bring back.
  package func remember(_ line: String) {
    add_history(line)
  }
}
