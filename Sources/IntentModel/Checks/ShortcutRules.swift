import SnippetFoundation

/// Two providers of shortcuts: Apple's systems take the last one they find.
enum SeveralProvidersRule: AppRule {
  static let id = "several-shortcut-providers"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let providers = app.providers.map { nestedTypeName($0) }
    guard providers.count > 1 else { return [] }
    return [
      error(
        listed(providers.sorted()),
        "An app has one AppShortcutsProvider; of several, Apple's systems use one. "
          + "Move all shortcuts into one of them."
      )
    ]
  }
}

/// More than ten shortcuts: Apple's systems refuse the build.
enum TooManyShortcutsRule: AppRule {
  static let id = "too-many-shortcuts"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let count = app.catalog.shortcuts.count
    guard count > 10 else { return [] }
    return [error(app.name, "\(count) app shortcuts; there may be 10. Remove \(count - 10).")]
  }
}

/// A phrase without the app's name: Apple's systems do not hear it.
enum PhraseWithoutAppNameRule: AppRule {
  static let id = "phrase-without-app-name"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.shortcuts.flatMap { shortcut -> [AppFinding] in
      let intent = type(of: shortcut.intent).persistentIdentifier
      let without = shortcut.phrases.filter { !$0.contains(.applicationName) }
      if without.isEmpty { return [] }
      if without.count == shortcut.phrases.count {
        return [
          error(
            intent,
            "No phrase of its shortcut has '\\(.applicationName)', so nobody can say one. "
              + "Write it into each phrase."
          )
        ]
      }
      return without.map { phrase in
        warning(
          intent,
          "'\(phrase.template)' has no '\\(.applicationName)', and cannot be said. "
            + "Write it into the phrase."
        )
      }
    }
  }
}

/// A shortcut that nobody can say: it has no phrase at all.
enum ShortcutWithoutPhraseRule: AppRule {
  static let id = "shortcut-without-phrase"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.shortcuts.filter(\.phrases.isEmpty).map { shortcut in
      error(
        type(of: shortcut.intent).persistentIdentifier,
        "Its shortcut has no phrases, so nobody can say it. "
          + "Write one with '\\(.applicationName)'."
      )
    }
  }
}

/// A shortcut whose short title is there and empty: it is shown without a name.
enum EmptyShortTitleRule: AppRule {
  static let id = "empty-short-title"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.shortcuts.filter { $0.shortTitle?.isBlank == true }.map { shortcut in
      error(
        type(of: shortcut.intent).persistentIdentifier,
        "The 'shortTitle' of its shortcut is empty, so the shortcut is shown without a name. "
          + "Write what people call it."
      )
    }
  }
}

/// A shortcut of an intent that people cannot find: Apple's systems leave it out.
enum HiddenShortcutRule: AppRule {
  static let id = "shortcut-of-hidden-intent"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.shortcuts.compactMap { shortcut in
      let type = type(of: shortcut.intent)
      guard !IntentDescriptor(type).isDiscoverable else { return nil }
      return error(
        type.persistentIdentifier,
        "A shortcut names it, but it is not discoverable. "
          + "Remove 'isDiscoverable = false', or the shortcut."
      )
    }
  }
}

/// A phrase with several parameters, or with one that cannot be spoken.
enum PhraseParameterRule: AppRule {
  static let id = "phrase-parameter"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.shortcuts.flatMap { shortcut in
      let intent = type(of: shortcut.intent).persistentIdentifier
      let kinds = parameters(of: shortcut.intent).reduce(into: [String: ParameterKind]()) {
        $0[$1.name] = $1.kind
      }
      return shortcut.phrases.flatMap { phrase -> [AppFinding] in
        let names = phrase.compactMap { part -> String? in
          if case .parameter(let name) = part { name } else { nil }
        }
        if names.count > 1 {
          return [
            error(intent, "'\(phrase.template)' has \(names.count) parameters; there may be one.")
          ]
        }
        return names.filter { kinds[$0] != .entity && kinds[$0] != .enumeration }.map { name in
          error(
            intent,
            "'\(name)' in '\(phrase.template)' is neither an AppEntity nor an AppEnum. "
              + "Only their values are known beforehand, so that a phrase can have them."
          )
        }
      }
    }
  }
}
