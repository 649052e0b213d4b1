import SnippetFoundation

/// A part of a sentence with places in it.
enum PhrasePart: Sendable, Equatable {
  case text(String)
  case applicationName
  /// A property's name.
  case parameter(String)
}

extension [PhrasePart] {
  /// The sentence, with the app's name and what stands for each parameter by its property's name.
  func text(appName: String, parameter: (String) -> String) -> String {
    map { part in
      switch part {
      case .text(let text): text
      case .applicationName: appName
      case .parameter(let name): parameter(name)
      }
    }.joined()
  }

  /// The sentence with `${name}` for each place in it.
  var template: String { text(appName: "${applicationName}") { "${\($0)}" } }

  /// The properties' names of its parameters.
  var parameterNames: [String] {
    compactMap { part in
      if case .parameter(let name) = part { name } else { nil }
    }
  }
}

extension [PhrasePart] {
  /// Reads a sentence with `${name}` for each place in it; other characters stand for themselves.
  init(template: String) {
    var parts: [PhrasePart] = []
    var rest = Substring(template)
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      if start.lowerBound > rest.startIndex {
        parts.append(.text(String(rest[..<start.lowerBound])))
      }
      let name = String(rest[start.upperBound..<end])
      parts.append(name == "applicationName" ? .applicationName : .parameter(name))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty || parts.isEmpty { parts.append(.text(String(rest))) }
    self = parts
  }

  /// The sentence in the person's language, where the program brings one.
  func localized(table: String? = nil) -> [PhrasePart] {
    Localization.sentence(template, table: table).map { [PhrasePart](template: $0) } ?? self
  }
}

extension [[PhrasePart]] {
  /// The phrases in the person's language, each once; those of the source where none is translated.
  ///
  /// In the language of the source, one without words of its own is as it is written.
  func localized(by tables: StringsTables = .main) -> [[PhrasePart]] {
    guard !tables.isEmpty else { return self }
    let (locale, names) = (Localization.locale ?? .source, StringsTables.ofPhrases)
    let isSource = tables.areRead(in: names, asWritten: locale)
    var phrases: [[PhrasePart]] = []
    for phrase in self {
      let words = tables.words(phrase.template, in: names, locale: locale)
      let all = words?.texts.map { [PhrasePart](template: $0) } ?? (isSource ? [phrase] : [])
      for phrase in all where !phrases.contains(phrase) { phrases.append(phrase) }
    }
    return phrases.isEmpty ? self : phrases
  }
}
