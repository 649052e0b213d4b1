public import SnippetFoundation

/// How the values of a shortcut's parameter are shown, each as a sentence, in collections of the app's.
///
/// **Source**: developer.apple.com/documentation/appintents/appshortcutparameterpresentation
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  let erased: AnyParameterPresentation

  /// The parameter, the sentence for one value of it, and where its values come from.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionsBuilder optionsCollections:
      () -> [AppShortcutOptionsCollection]
  ) {
    erased = AnyParameterPresentation(
      parameter: parameterName(parameter),
      summary: summary.parts,
      collections: optionsCollections()
    )
  }
}

/// A presentation with its types erased.
struct AnyParameterPresentation: Sendable {
  let parameter: String
  let summary: [PhrasePart]
  let collections: [AppShortcutOptionsCollection]
}

extension AppShortcut {
  /// Where the values come from that its parameter is shown with.
  var collections: [AppShortcutOptionsCollection] { presentation?.collections ?? [] }
}

/// The sentence for one value of a shortcut's parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  let parts: [PhrasePart]

  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    parts = summary.parts
  }
}

/// Values of a shortcut's parameter: a title, a symbol, and what provides them.
public struct AppShortcutOptionsCollection: Sendable {
  let provider: any DynamicOptionsProvider
  let title: String
  let systemImageName: String

  /// The values of a query or an options provider.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider,
    title: LocalizedStringResource,
    systemImageName: String
  ) {
    self.provider = provider
    self.title = title.resolved
    self.systemImageName = systemImageName
  }
}

/// Collects collections of values.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
  /// One of them.
  public static func buildExpression(
    _ collection: AppShortcutOptionsCollection
  ) -> AppShortcutOptionsCollection { collection }

  /// All of them.
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { collections }
}

extension AppShortcutsProvider {
  /// How the values of a parameter are shown.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The sentence for one value.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// Values of a parameter.
  public typealias OptionsCollection = AppShortcutOptionsCollection
}
