public import SnippetFoundation

/// What the arguments of `@Parameter(...)` say, with the value types erased.
///
/// Small, since every copy of an intent has one for each parameter: what few parameters have stands elsewhere.
@usableFromInline
struct ParameterConfiguration: Sendable {
  let title: LocalizedStringResource?
  /// nil: of a parameter with nothing but a title, as most are.
  private let rest: Rest?

  private final class Rest: Sendable {
    let rules: Rules

    init(_ rules: Rules) { self.rules = rules }
  }

  private struct Rules: Sendable {
    var description: LocalizedStringResource?
    var defaultValue: (any Sendable)?
    var range: NumberRange?
    var displayName: Bool.IntentDisplayName?
    var requestValueDialog: IntentDialog?
    var requestDisambiguationDialog: IntentDialog?
    var optionsProvider: (any DynamicOptionsProvider)?
    var query: (any EntityQuery)?
    var supportedValues: [any Sendable]?
    var size: IntentCollectionSize?
    var dateKind = IntentDateKind.dateTime
    var resolvers: [any Resolver] = []
    var system: SystemRules?
  }

  /// What parameters of Apple's own types have besides.
  @usableFromInline
  struct SystemRules: Sendable {
    /// How many elements a widget of a family shows.
    var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
    /// The unit of a measurement that is typed without one, as it is declared.
    var unit: Dimension?
    /// Whether it is the one that the person's region uses instead.
    var isUnitAdjusted = false
    /// Whether every value is in that unit, whatever it was typed in.
    var isUnitFixed = false
    /// Whether a measurement may be less than 0.
    var allowsNegative = true
    /// The currencies that an amount may be in; empty: any.
    var currencyCodes: [String] = []
    /// The amounts of money that count, both ends included.
    var amounts: ClosedRange<Decimal>?
    /// Whether they were declared with the upper end first.
    var areAmountsReversed = false
    /// What a person is asked for.
    var personMode = IntentPerson.ParameterMode.contact
    /// The kinds of files that count; empty: all.
    var contentTypes: [UTType] = []
    /// Whether a text may have several lines.
    var isMultiline = false
    /// How a value of a stand-in's type is shown; of a type of its own.
    var style: (any Sendable)?
  }

  @usableFromInline
  init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: (any Sendable)? = nil,
    range: NumberRange? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    query: (any EntityQuery)? = nil,
    supportedValues: [any Sendable]? = nil,
    size: IntentCollectionSize? = nil,
    dateKind: IntentDateKind = .dateTime,
    resolvers: [any Resolver] = [],
    system: SystemRules? = nil
  ) {
    self.title = title
    rest = Rest(
      Rules(
        description: description,
        defaultValue: defaultValue,
        range: range,
        displayName: displayName,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        optionsProvider: optionsProvider,
        query: query,
        supportedValues: supportedValues,
        size: size,
        dateKind: dateKind,
        resolvers: resolvers,
        system: system
      )
    )
  }

  /// Of a parameter with nothing but a title, as most are.
  init(onlyTitle title: LocalizedStringResource?) {
    self.title = title
    rest = nil
  }

  var description: LocalizedStringResource? { rest?.rules.description }
  var defaultValue: (any Sendable)? {
    guard isUnitAdjusted, let unit = rest?.rules.system?.ownUnit else {
      return rest?.rules.defaultValue
    }
    return (rest?.rules.defaultValue as? any TypedMeasurement)?.inUnit(unit)
  }
  /// Whether the default is in the unit that the person's region uses, and so another for each person.
  var isUnitAdjusted: Bool { rest?.rules.system?.isUnitAdjusted == true }
  /// Both ends included, the lower one first.
  var range: NumberRange? { rest?.rules.range?.ordered }
  /// Whether the range was declared with its upper end first.
  var isRangeReversed: Bool { rest?.rules.range?.isReversed ?? system.areAmountsReversed }
  /// Whether measurements are in one unit, whatever they were typed in.
  var isUnitFixed: Bool { rest?.rules.system?.isUnitFixed == true }
  var displayName: Bool.IntentDisplayName? { rest?.rules.displayName }
  var requestValueDialog: IntentDialog? { rest?.rules.requestValueDialog }
  var requestDisambiguationDialog: IntentDialog? { rest?.rules.requestDisambiguationDialog }
  var optionsProvider: (any DynamicOptionsProvider)? { rest?.rules.optionsProvider }
  /// Asked instead of the entity's own query.
  var query: (any EntityQuery)? { rest?.rules.query }
  /// The cases of an enumeration that count; nil: all.
  var supportedValues: [any Sendable]? { rest?.rules.supportedValues }
  var size: IntentCollectionSize? { rest?.rules.size }
  var dateKind: IntentDateKind { rest?.rules.dateKind ?? .dateTime }
  /// Asked before the parameter's own reading of a text.
  var resolvers: [any Resolver] { rest?.rules.resolvers ?? [] }
  /// What parameters of Apple's own types have besides.
  var system: SystemRules { rest?.rules.system ?? SystemRules() }
}

extension ParameterConfiguration.SystemRules {
  /// What a text's options come to; nil: nothing that a terminal has a use for.
  @usableFromInline
  static func text(_ options: String.IntentInputOptions?) -> Self? {
    guard options?.multiline == true else { return nil }
    var rules = Self()
    rules.isMultiline = true
    return rules
  }

  /// The one unit of every value, for the person for whom the current code runs; nil: any counts.
  var fixedUnit: Dimension? { isUnitFixed ? ownUnit : nil }

  /// The unit of a measurement that is typed without one, for the person for whom the current code runs.
  var ownUnit: Dimension? {
    guard isUnitAdjusted, let unit else { return unit }
    return LocaleUnit.of(unit, in: Localization.locale ?? .source)
  }
}

/// The numbers that a parameter takes.
@usableFromInline
enum NumberRange: Sendable {
  case integers(ClosedRange<Int>)
  case numbers(ClosedRange<Double>)
  /// Declared with the upper end first.
  indirect case reversed(NumberRange)

  @usableFromInline
  init(_ lower: Int, _ upper: Int) {
    self = lower <= upper ? .integers(lower...upper) : .reversed(.integers(upper...lower))
  }

  @usableFromInline
  init(_ lower: Double, _ upper: Double) {
    let range = NumberRange.numbers(min(lower, upper)...max(lower, upper))
    self = lower <= upper ? range : .reversed(range)
  }

  /// The lower end first.
  var ordered: NumberRange { if case .reversed(let range) = self { range } else { self } }

  var isReversed: Bool { if case .reversed = self { true } else { false } }
}
