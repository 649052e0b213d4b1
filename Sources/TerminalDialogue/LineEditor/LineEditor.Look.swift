package import Snippets

extension LineEditor {
  /// How the prompt and what comes between are drawn.
  package struct Look: Equatable {
    package var prompt = "> "
    /// Nothing is drawn over: what comes while a line is typed is written below it, and the line again below that.
    package var isLinear = false
    package var bracketedPaste = true

    /// Bold where there are styles, so that the turns of a long conversation are found; readline does not count what
    /// is in \u{1}...\u{2}.
    package init(_ style: OutputStyle) {
      if style.hasEscapes { prompt = "\u{1}\u{1B}[1m\u{2}> \u{1}\u{1B}[0m\u{2}" }
      isLinear = style.isSpoken
      bracketedPaste = !style.isSpoken
    }
  }
}
