import IntentEffects
import IntentModel
import SnippetFoundation

/// What the machine knows of an app: its types and its phrases.
///
/// Found once an app, shared by its conversations.
struct AppKnowledge: Sendable {
  let name: String
  let catalog: IntentCatalog
  let phrasebook: Phrasebook
  private let predicted = Lock<[IntentSuggestion]?>(nil)
  private let app: HostedApp

  init(_ app: HostedApp) {
    self.app = app
    name = app.name
    catalog = IntentCatalog(modules: app.modules)
    phrasebook = Phrasebook(catalog: catalog, appName: app.name)
  }
}

extension AppKnowledge {
  /// Whether an intent has secret parameters.
  var hasSecrets: Bool { catalog.hasSecrets }

  /// What can be suggested without any value; found when it is first asked for.
  var predictions: [IntentSuggestion] {
    if let known = predicted.withLock({ $0 }) { return known }
    let found = IntentModel.predictions(of: catalog)
    predicted.withLock { $0 = found }
    return found
  }
}

extension HostedApp {
  /// Whether the app has an intent; known for nothing once a conversation is there.
  package var hasIntents: Bool { !AppKnowledge.of(self, in: .source).catalog.intents.isEmpty }

  /// Whether an intent is one of the app's.
  func mayShow(_ type: any AppIntent.Type) -> Bool {
    AppKnowledge.of(self, in: .source).catalog.intents.contains { $0.type == type }
  }
}

extension AppKnowledge {
  private static let known = Lock([String: AppKnowledge]())

  /// The app's knowledge, found once for a name and its modules, and once for each language that the program brings.
  static func of(_ app: HostedApp, in locale: Locale) -> AppKnowledge {
    var key = "\(app.name)|\(app.modules?.joined(separator: ",") ?? "*")"
    if Localization.isActive { key += "|\(locale.identifier)" }
    if let known = known.withLock({ $0[key] }) { return known }
    let found = Localization.withLocale(locale) { AppKnowledge(app) }
    known.withLock { $0[key] = found }
    return found
  }

  /// The same app's in another language.
  func localized(for locale: Locale) -> AppKnowledge {
    Localization.isActive ? Self.of(app, in: locale) : self
  }
}
