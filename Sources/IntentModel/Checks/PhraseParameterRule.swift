import SnippetFoundation

/// A phrase with several parameters, or with one that cannot be spoken or is none of the intent's.
enum PhraseParameterRule: AppRule {
  static let id = "phrase-parameter"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let code = app.catalog.shortcuts.flatMap { shortcut in
      findings(of: shortcut, shortcut.phrases, where: "")
    }
    return code
      + app.inEachLanguage { language, shortcut, phrases in
        let own = phrases.filter { $0.isOwn && !$0.isOfCode }.map(\.parts)
        return findings(of: shortcut, own, where: "In '\(language)', ")
      }
  }

  private static func findings(
    of shortcut: AppShortcut,
    _ phrases: [[PhrasePart]],
    where place: String
  ) -> [AppFinding] {
    let intent = type(of: shortcut.intent).persistentIdentifier
    let kinds = parameters(of: shortcut.intent).reduce(into: [String: ParameterKind]()) {
      $0[$1.name] = $1.kind
    }
    return phrases.flatMap { phrase -> [AppFinding] in
      let names = phrase.parameterNames
      if names.count > 1 {
        return [
          error(
            intent,
            "\(place)'\(phrase.template)' has \(names.count) parameters; there may be one."
          )
        ]
      }
      return names.filter { kinds[$0]?.isSpoken != true }.map { name in
        let what = "\(place)'\(name)' in '\(phrase.template)' is "
        if kinds[name] == nil, !place.isEmpty { return error(intent, what + unknown(name, kinds)) }
        return error(
          intent,
          "\(what)neither an AppEntity nor an AppEnum. "
            + "Only their values are known beforehand, so that a phrase can have them."
        )
      }
    }
  }

  /// What is said of a name that a translation has made up.
  private static func unknown(_ name: String, _ kinds: [String: ParameterKind]) -> String {
    let spoken = kinds.filter(\.value.isSpoken).map(\.key).sorted()
    let meant = nearest(name, in: spoken, limit: 1).first ?? (spoken.count == 1 ? spoken[0] : nil)
    return "no parameter of the intent. "
      + (meant.map { "Write ${\($0)}." } ?? "Leave it out.")
  }
}

extension ParameterKind {
  /// Whether a phrase can have a value of it.
  fileprivate var isSpoken: Bool { self == .entity || self == .enumeration }
}
