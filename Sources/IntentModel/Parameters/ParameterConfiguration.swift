import SnippetFoundation

/// What the arguments of `@Parameter(...)` say, with the value types erased.
struct ParameterConfiguration: Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var defaultValue: (any Sendable)?
  /// Both ends included.
  var range: NumberRange?
  var displayName: Bool.IntentDisplayName?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var optionsProvider: (any DynamicOptionsProvider)?
  /// Asked instead of the entity's own query.
  var query: (any EntityQuery)?
  /// The cases of an enumeration that count; nil: all.
  var supportedValues: [any Sendable]?
  var size: IntentCollectionSize?
  /// How many elements a widget of a family shows.
  var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
  var dateKind = IntentDateKind.dateTime
  /// The unit of a measurement that is typed without one.
  var unit: Dimension?
  /// Whether a measurement may be less than 0.
  var allowsNegative = true
  /// The currencies that an amount may be in; empty: any.
  var currencyCodes: [String] = []
  /// The amounts of money that count, both ends included.
  var amounts: ClosedRange<Decimal>?
  /// What a person is asked for.
  var personMode = IntentPerson.ParameterMode.contact
  /// The kinds of files that count; empty: all.
  var contentTypes: [UTType] = []
  /// Asked before the parameter's own reading of a text.
  var resolvers: [any Resolver] = []
}

/// The numbers that a parameter takes.
enum NumberRange: Sendable {
  case integers(ClosedRange<Int>)
  case numbers(ClosedRange<Double>)

  init(_ lower: Int, _ upper: Int) { self = .integers(min(lower, upper)...max(lower, upper)) }

  init(_ lower: Double, _ upper: Double) { self = .numbers(min(lower, upper)...max(lower, upper)) }
}
