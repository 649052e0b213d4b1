import SnippetFoundation

extension ParameterConfiguration {
  /// A text without the word for what is counted, where the question or the title has it: `2` of `2 guests`, to "How many
  /// guests?".
  ///
  /// nil: it ends with no such word.
  func withoutCounted(_ text: String) -> String? {
    guard text.utf8.count <= 100, let blank = text.lastIndex(where: \.isWhitespace) else {
      return nil
    }
    let word = stem(plain(String(text[blank...])))
    let asked = [requestValueDialog?.full, title?.resolved].compactMap(\.self)
    let isAsked = asked.contains { words in
      plain(words).split(separator: " ").contains { stem(String($0)) == word }
    }
    return word.utf8.count > 2 && isAsked ? String(text[..<blank]).trimmed : nil
  }

  /// One and several of a thing are the same word.
  private func stem(_ word: String) -> Substring {
    word.hasSuffix("s") ? word.dropLast() : word[...]
  }
}
