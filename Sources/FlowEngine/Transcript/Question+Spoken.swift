import SnippetFoundation
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
      return buttons.spokenRows
    }
    let shown = sections.flatMap { section in
      (options[section.lowerBound].section?.spokenLines ?? [])
        + section.map { options[$0].spokenEntry(at: $0) }
    }
    return shown + [rest].compactMap(\.self)
  }
}

extension Question.Option {
  /// Its number, and what is known of it, in one row: `3. Springfield, Illinois`.
  func spokenEntry(at place: Int) -> String {
    let facts = [title] + [subtitle].compactMap(\.self)
    let warning = isFinal ? ["cannot be undone"] : []
    return visible("\(place + 1). \((facts + warning).joined(separator: ", "))")
  }
}
