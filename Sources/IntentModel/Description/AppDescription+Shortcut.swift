import SnippetFoundation

extension AppDescription.Shortcut {
  init(_ shortcut: AppShortcut) {
    intent = type(of: shortcut.intent).persistentIdentifier
    shortTitle = shortcut.shortTitle
    systemImageName = shortcut.systemImageName
    phrases = shortcut.phrases.map(\.template)
    parameterPresentation = shortcut.presentation.map(AppDescription.ParameterPresentation.init)
  }
}

extension AppDescription.ParameterPresentation {
  fileprivate init(_ presentation: AnyParameterPresentation) {
    parameter = presentation.parameter
    summary = presentation.summary.template
    optionsCollections = presentation.collections.map { collection in
      AppDescription.OptionsCollection(
        title: collection.title,
        systemImageName: collection.systemImageName,
        provider: "\(type(of: collection.provider))"
      )
    }
  }
}
