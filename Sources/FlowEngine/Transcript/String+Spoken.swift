import Snippets

extension String {
  /// The lines of the app's own text as they are read out.
  var spokenLines: [String] { appLines(.spoken) }

  /// A row of the app's own text, with `text: ` before it where it begins as only rows of the engine do.
  ///
  /// `isSnippet`: of a snippet whose controls have numbers, which are told apart where they are made.
  func toldApart(isSnippet: Bool) -> String {
    let words = spokenBeginning
    let isForged =
      Self.engineBeginnings.contains(where: words.hasPrefix) || (!isSnippet && beginsAsNumberedRow)
    return isForged ? "text: \(self)" : self
  }

  /// What the rows begin with that only the engine reads out: a confirmation's, a hint, and what changed in a snippet.
  private static let engineBeginnings = [
    "type yes for", "this cannot be undone", "any text is an answer", "changed:",
    "nothing has changed",
  ]

  /// What is heard first, in small letters of ASCII, one blank between words.
  private var spokenBeginning: String {
    let heard = unicodeScalars.prefix(200).filter {
      $0.isASCII
        || ($0.properties.generalCategory != .format && !$0.properties.isDefaultIgnorableCodePoint)
    }
    return plainLetters(String(String.UnicodeScalarView(heard))).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
