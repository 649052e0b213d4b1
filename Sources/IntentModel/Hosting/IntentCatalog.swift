import IntentEffects
import SnippetFoundation

/// The intents and shortcuts of an app, found in the image without being registered.
package struct IntentCatalog: Sendable {
  /// Sorted by identifier, then by module.
  package let intents: [IntentDescriptor]
  package let shortcuts: [AppShortcut]
  /// Phrases that the app says are not its own.
  let negativePhrases: [[PhrasePart]]
  /// Whether an intent has secret parameters.
  package let hasSecrets: Bool

  /// These and no others.
  package init(
    intents: [IntentDescriptor] = [],
    shortcuts: [AppShortcut],
    negativePhrases: NegativeAppShortcutPhrases = NegativeAppShortcutPhrases(phrases: [])
  ) {
    self.intents = intents
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases.phrases.map(\.parts)
    hasSecrets = intents.contains { $0.type is any SecretParameters.Type }
  }

  /// The types of the modules and of those that their packages bring along; nil: of every module but this one.
  package init(modules: [String]?) {
    let modules = modules.map(modulesWithPackages)
    let intents = AppTypes.of(modules, conformingTo: (any AppIntent.Type).self)
      .map { (name: _typeName($0), descriptor: IntentDescriptor($0)) }
    let providers = AppTypes.of(modules, conformingTo: (any AppShortcutsProvider.Type).self)
      .sorted { _typeName($0) < _typeName($1) }
    self.intents = intents.sorted {
      ($0.descriptor.identifier, $0.name) < ($1.descriptor.identifier, $1.name)
    }.map(\.descriptor)
    shortcuts = providers.flatMap { $0.appShortcuts }
    negativePhrases = providers.flatMap { $0.negativePhrases.phrases.map(\.parts) }
    hasSecrets = !AppTypes.of(modules, conformingTo: (any SecretParameters.Type).self).isEmpty
  }

  /// The intent with the identifier, or, letter case aside, with the title; `Intent` at an identifier's end may be left
  /// out.
  ///
  /// A type's name with its module, such as `Shop.OrderCoffee`, tells intents of one identifier apart.
  package func intent(named name: String) -> IntentDescriptor? {
    let (plainName, long) = (plain(name), name.lowercased() + "intent")
    return intents.first { $0.identifier == name } ?? intents.first { $0.qualifiedName == name }
      ?? intents.first { plain($0.title) == plainName }
      ?? intents.first { $0.identifier.lowercased() == long }
  }

  /// What the intents of one identifier are told apart by; empty where the name means one intent.
  package func namesakes(of intent: IntentDescriptor, calledBy name: String) -> [String] {
    if name.isSame(as: intent.qualifiedName), intent.qualifiedName != intent.identifier {
      return []
    }
    let all = intents.filter { $0.identifier == intent.identifier }
    return all.count > 1 ? all.map(\.qualifiedName) : []
  }

  /// The identifier, with its module where another intent has the same.
  package func uniqueName(of intent: IntentDescriptor) -> String {
    namesakes(of: intent, calledBy: "").isEmpty ? intent.identifier : intent.qualifiedName
  }
}
