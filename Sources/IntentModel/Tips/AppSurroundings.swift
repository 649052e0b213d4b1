import SnippetFoundation

/// What views that speak of the app itself need: its name and its shortcuts.
package struct AppSurroundings: Sendable {
  /// What people call the app.
  package let name: String
  private let shortcuts: [AppShortcut]
  /// Which tips stay away.
  package let tips: TipMemory

  package init(name: String, shortcuts: [AppShortcut], tips: TipMemory = TipMemory()) {
    (self.name, self.shortcuts, self.tips) = (name, shortcuts, tips)
  }

  /// The app of a type, as far as the image tells: its module's name, and the shortcuts of that module.
  package init(moduleOf type: any AppIntent.Type) {
    let module = moduleName(of: type)
    self.init(name: module, shortcuts: IntentCatalog(modules: [module]).shortcuts)
  }

  /// The first phrase for an intent that has the app's name in it; nil: no shortcut has one.
  package func phrase(for type: any AppIntent.Type) -> String? {
    guard let shortcut = shortcuts.first(where: { Swift.type(of: $0.intent) == type }) else {
      return nil
    }
    return shortcut.example?.text(appName: name) {
      PhrasePattern.placeholder($0, in: shortcut.intent)
    }
  }
}
