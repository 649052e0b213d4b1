import SnippetFoundation

/// Two providers of shortcuts: Apple's systems take the last one they find.
enum SeveralProvidersRule: AppRule {
  static let id = "several-shortcut-providers"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let providers = app.providers.map { nestedTypeName($0) }
    guard providers.count > 1 else { return [] }
    return [
      error(
        listed(providers.sorted(), "and"),
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
