public import SnippetFoundation

/// Something an app can do, found in the image without being registered.
///
/// **Source**: developer.apple.com/documentation/appintents/appintent
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` returns.
  associatedtype PerformResult: IntentResult
  /// What `parameterSummary` is made of.
  associatedtype SummaryContent: ParameterSummary
  /// How `description` is declared: an `IntentDescription`, or an optional one.
  associatedtype DescriptionContent: _IntentDescriptionConvertible = IntentDescription?

  /// The name of the action, such as "Order Coffee".
  static var title: LocalizedStringResource { get }
  /// What the action does.
  static var description: DescriptionContent { get }
  /// The action as a sentence with its parameters in it.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Whether the app comes to the front before the action runs.
  static var openAppWhenRun: Bool { get }
  /// Where the action can run.
  static var supportedModes: IntentModes { get }
  /// What a person must prove before the action runs.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people can find the action by its name.
  static var isDiscoverable: Bool { get }

  /// Makes the intent with nothing given.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// A sentence made of the title alone.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>.implied }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// In the background, or where `openAppWhenRun` says so in front.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Anybody may run it.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// People can find it.
  public static var isDiscoverable: Bool { true }

  /// A parameter of the intent.
  public typealias Parameter = IntentParameter
  /// The sentence that shows the intent with its parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// One sentence or another, by a parameter's value.
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise>
  /// One of several sentences, by a parameter's value.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence of a `Switch`.
  public typealias Case<Value: _IntentValue> = ParameterSummaryCase<Self, Value>
  /// The sentence of a `Switch` for all other values.
  public typealias DefaultCase<Value: _IntentValue> = ParameterSummaryDefaultCase<Self, Value>
  /// One of the options that `requestChoice` offers.
  public typealias Option = IntentChoiceOption
}
