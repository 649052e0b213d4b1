package import SnippetFoundation

/// Something about an app that Apple's systems refuse, ignore or pass over in silence.
public struct AppFinding: Sendable, Equatable, Codable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable {
    /// It does not work, or does not build, on Apple's systems.
    case error
    /// It works, but not as it seems.
    case warning
  }

  /// The rule that found it, such as `phrase-without-app-name`; each has a page in the documentation.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// What it is about: a type, a phrase.
  public var subject: String
  /// What is wrong, and what to do.
  public var message: String

  /// Severity, rule, subject and message, with colons between.
  public var description: String { "\(severity.rawValue): \(rule): \(subject): \(message)" }
}

/// What the rules look at.
struct CheckedApp {
  let catalog: IntentCatalog
  let name: String
  let description: AppDescription
  /// Types that may be providers of shortcuts.
  let providers: [any AppShortcutsProvider.Type]
  /// What can be looked for.
  var found = FindCatalog(entities: [])
  /// The modules that count as the app's; nil: every module of the program does.
  var modules: [String]?
  var facts = AppFacts()
  /// The words in other languages.
  var tables = StringsTables.main
}

/// A rule: a look at an app, and what it found.
protocol AppRule: SendableMetatype {
  static var id: String { get }
  static func findings(in app: CheckedApp) -> [AppFinding]
}

extension AppRule {
  static func error(_ subject: String, _ message: String) -> AppFinding {
    AppFinding(rule: id, severity: .error, subject: subject, message: message)
  }

  static func warning(_ subject: String, _ message: String) -> AppFinding {
    AppFinding(rule: id, severity: .warning, subject: subject, message: message)
  }
}

/// Looks at an app by all rules; errors first, then by rule and subject.
package func findings(
  modules: [String]?,
  named name: String,
  facts: AppFacts = AppFacts()
) -> [AppFinding] {
  let modules = modules.map(modulesWithPackages)
  let catalog = IntentCatalog(modules: modules)
  let app = CheckedApp(
    catalog: catalog,
    name: name,
    description: AppDescription(of: catalog, named: name),
    providers: AppTypes.of(modules, conformingTo: (any AppShortcutsProvider.Type).self),
    found: FindCatalog(modules: modules),
    modules: modules,
    facts: facts
  )
  return appRules.flatMap { $0.findings(in: app) }.sorted { left, right in
    if left.severity != right.severity { return left.severity == .error }
    return (left.rule, left.subject, left.message) < (right.rule, right.subject, right.message)
  }
}

/// How a type is named that has a name of its own: by it, unless that is the type's, which another may have as well.
package func checkedName(of type: any PersistentlyIdentifiable.Type) -> String {
  let name = type.persistentIdentifier
  return name == typeName(type) ? nestedTypeName(type) : name
}

/// All rules; a rule is added here and in a file of its own.
let appRules: [any AppRule.Type] = [
  NothingToRunRule.self, DuplicateIdentifierRule.self, DuplicatePhraseRule.self,
  DuplicateKindRule.self, SeveralProvidersRule.self, TooManyShortcutsRule.self,
  PhraseWithoutAppNameRule.self, ShortcutWithoutPhraseRule.self, EmptyShortTitleRule.self,
  HiddenShortcutRule.self, PhraseParameterRule.self,
  MissingSummaryRule.self, SummaryParameterRule.self, MissingDependencyRule.self,
  EmptyTitleRule.self, DuplicateTitleRule.self,
  UniqueEntityRule.self, BrokenStringsRule.self,
  ForeignIntentRule.self, AppGroupRule.self, UnknownKindRule.self, TooManyEntitiesRule.self,
  EndlessSnippetRule.self,
  IdleControlRule.self, ReversedRangeRule.self, DefaultOutsideRangeRule.self,
  CaseWithoutWordsRule.self,
]

/// The identifiers of all rules; each has a section of its own in the article "The rules of a check".
package var appRuleIdentifiers: [String] { appRules.map { $0.id } }
