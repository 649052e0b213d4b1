import SnippetFoundation

// What people can say of a shortcut in their language.
extension AppShortcut {
  /// The phrases in the person's language, without translations that have a parameter which the intent does not have.
  func spokenPhrases(by tables: StringsTables = .main) -> [[PhrasePart]] {
    let all = phrases.localized(by: tables)
    guard all.contains(where: { !$0.parameterNames.isEmpty && !phrases.contains($0) })
    else { return all }
    let names = Set(parameters(of: intent).map(\.name))
    return all.filter { phrase in
      phrases.contains(phrase) || names.isSuperset(of: phrase.parameterNames)
    }
  }

  /// The phrase that people are shown: the first with the app's name, without which a device hears none; nil: all lack it.
  var example: [PhrasePart]? { spokenPhrases().example }
}

extension [[PhrasePart]] {
  /// The first with the app's name; nil: all lack it.
  var example: [PhrasePart]? { first { $0.contains(.applicationName) } }
}
