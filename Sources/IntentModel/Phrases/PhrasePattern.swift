import SnippetFoundation

/// A phrase as words to compare with: those before its parameter, and those after it; without articles.
struct PhrasePattern: Sendable, Equatable {
  let before: [String]
  /// The property's name; nil for a phrase without a parameter.
  let parameter: String?
  let after: [String]
  /// Whether an article stands before the parameter, so that one in a line is not the value's.
  let hasArticle: Bool

  /// The letters of its words.
  var letters: Int { before.reduce(0) { $0 + $1.count } + after.reduce(0) { $0 + $1.count } }

  /// The phrase with the app's name, and without it and the preposition before it.
  static func forms(of parts: [PhrasePart], appName: String) -> [PhrasePattern] {
    let whole = PhrasePattern(parts: parts, appName: appName)
    var forms = whole.letters > 0 ? [whole] : []
    if parts.contains(.applicationName) {
      let short = PhrasePattern(parts: withoutName(parts), appName: appName)
      if short.letters > 0 { forms.append(short) }
    }
    return forms
  }

  /// The phrase for people, its parameter as `<product>`, or filled in.
  static func words(of parts: [PhrasePart], appName: String, value: String? = nil) -> String {
    withoutName(parts).text(appName: appName) { name in
      value ?? "<\(IntentModel.words(ofProperty: name).lowercased())>"
    }.split(separator: " ").joined(separator: " ")
  }

  init(parts: [PhrasePart], appName: String) {
    var before: [String] = []
    var after: [String] = []
    var parameter: String?
    var hasArticle = false
    for part in parts {
      let text: String
      switch part {
      case .text(let words): text = words
      case .applicationName: text = appName
      case .parameter(let name):
        if parameter == nil { parameter = name }
        continue
      }
      let words = plain(text).split(separator: " ").map(String.init)
      let heard = words.filter { !PhraseWords.unheard.contains($0) }
      if parameter == nil {
        before += heard
        hasArticle = words.last.map { PhraseWords.unheard.contains($0) } ?? hasArticle
      } else {
        after += heard
      }
    }
    self.before = PhraseWords.glued(before, appName)
    self.parameter = parameter
    self.after = PhraseWords.glued(after, appName)
    self.hasArticle = hasArticle && parameter != nil
  }

  private static func withoutName(_ parts: [PhrasePart]) -> [PhrasePart] {
    var kept: [PhrasePart] = []
    var isBehindName = false
    for part in parts {
      defer { isBehindName = part == .applicationName }
      guard part == .applicationName else {
        if isBehindName, case .text(let text) = part, let first = text.first,
          PhraseWords.particles.contains(first)
        {
          kept.append(.text(String(text.dropFirst())))
        } else {
          kept.append(part)
        }
        continue
      }
      guard case .text(let text) = kept.last else { continue }
      var words = text.split(separator: " ").map(String.init)
      if let last = words.last, PhraseWords.prepositions.contains(last.lowercased()) {
        words.removeLast()
      }
      let lead = text.hasPrefix(" ") ? " " : ""
      kept[kept.count - 1] = .text(lead + words.joined(separator: " ") + " ")
    }
    return kept
  }
}
