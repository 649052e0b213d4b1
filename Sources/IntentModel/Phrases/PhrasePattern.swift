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
  var letters: Int { (before + after).reduce(0) { $0 + PhraseWords.weight(of: $1) } }

  /// The phrase with the app's name, apart from letters that touch it too, and without it and what belongs to it.
  static func forms(of parts: [PhrasePart], appName: String) -> [PhrasePattern] {
    let whole = PhrasePattern(parts: parts, appName: appName)
    var forms = whole.letters > 0 ? [whole] : []
    guard parts.contains(.applicationName) else { return forms }
    if parts.touchesName {
      let apart = PhrasePattern(parts: parts, appName: " \(appName) ")
      if apart != whole, apart.letters > 0 { forms.append(apart) }
    }
    let short = PhrasePattern(parts: parts.withoutName, appName: appName)
    if short.letters > 0 { forms.append(short) }
    return forms
  }

  /// The phrase for people, its parameter by its title as `<product>`, or filled in.
  ///
  /// Without the app's name, unless too little is left to be said.
  static func words(
    of parts: [PhrasePart],
    for intent: any AppIntent,
    appName: String,
    value: String? = nil
  ) -> String {
    let short = parts.withoutName
    return (short.isWhole ? short : parts).text(appName: appName) { name in
      value ?? "<\(placeholder(name, in: intent))>"
    }.split(separator: " ").joined(separator: " ")
  }

  /// What stands for a parameter: its title, or its name in words where the title is a question.
  static func placeholder(_ name: String, in intent: any AppIntent) -> String {
    let words = IntentModel.words(ofProperty: name).lowercased()
    guard let title = parameters(of: intent).first(where: { $0.name == name })?.titleInSentence
    else { return words }
    return title.isEmpty || title.hasSuffix("?") || TitleWords.beginsAsQuestion(title)
      ? words : title
  }

  init(parts: [PhrasePart], appName: String) {
    var before = ""
    var after = ""
    var parameter: String?
    func add(_ text: String) {
      if parameter == nil { before += text } else { after += text }
    }
    for part in parts {
      switch part {
      case .text(let words): add(words)
      case .applicationName: add(appName)
      case .parameter(let name):
        if parameter != nil { add(" ") }
        parameter = parameter ?? name
      }
    }
    let words = PhraseWords.words(of: before)
    let name = PhraseWords.AppName(appName)
    self.before = PhraseWords.heard(words, name)
    self.parameter = parameter
    self.after = PhraseWords.heard(PhraseWords.words(of: after), name)
    hasArticle = parameter != nil && words.last.map { PhraseWords.unheard.contains($0) } ?? false
  }
}
