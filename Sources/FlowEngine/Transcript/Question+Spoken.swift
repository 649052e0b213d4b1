import Snippets

extension Question {
  /// The question as it is read out: the prompt, then one choice a row.
  var spokenLines: [String] { prompt.spokenLines + spokenChoices + hintLines }

  /// What a person who knows the question need not hear again; the last rows of what is read out.
  package var hintLines: [String] {
    guard case .value(_, let takesAnyText) = kind else { return [] }
    if takesAnyText { return ["Any text is an answer. Type /cancel to stop."] }
    return options.isEmpty && !hint.isEmpty ? "Type \(hint).".visibleLines : []
  }

  private var spokenChoices: [String] {
    if case .confirmation(let accept, let deny, let isDestructive) = kind {
      let buttons = SnippetButtons.confirmation(
        accept: accept,
        deny: deny,
        isDestructive: isDestructive
      )
      return buttons.spokenRows.flatMap(\.visibleLines)
    }
    let shown = options.prefix(Self.mostShown).enumerated().flatMap { index, option in
      let facts = [option.title] + [option.subtitle].compactMap(\.self)
      let warning = option.isFinal ? ["cannot be undone"] : []
      return "\(index + 1). \((facts + warning).joined(separator: ", "))".visibleLines
    }
    return shown + [rest].compactMap(\.self)
  }
}
