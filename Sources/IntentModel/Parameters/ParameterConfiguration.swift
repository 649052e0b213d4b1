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
    let inputConnection: InputConnectionBehavior
    let defaultValue: (any Sendable)?
    let range: NumberRange?
    let displayName: Bool.IntentDisplayName?
    let optionsProvider: (any DynamicOptionsProvider)?
    let query: (any EntityQuery)?
    let supportedValues: [any Sendable]?
    let size: IntentCollectionSize?
    let dateKind: IntentDateKind
    let resolvers: [any Resolver]
    /// What the app says of it besides its title; nil: nothing.
    let words: Words?
    let system: System?

    init(
      inputConnection: InputConnectionBehavior,
      defaultValue: (any Sendable)?,
      range: NumberRange?,
      displayName: Bool.IntentDisplayName?,
      optionsProvider: (any DynamicOptionsProvider)?,
      query: (any EntityQuery)?,
      supportedValues: [any Sendable]?,
      size: IntentCollectionSize?,
      dateKind: IntentDateKind,
      resolvers: [any Resolver],
      words: Words?,
      system: System?
    ) {
      self.inputConnection = inputConnection
      self.defaultValue = defaultValue
      self.range = range
      self.displayName = displayName
      self.optionsProvider = optionsProvider
      self.query = query
      self.supportedValues = supportedValues
      self.size = size
      self.dateKind = dateKind
      self.resolvers = resolvers
      self.words = words
      self.system = system
    }
  }

  private final class Words: Sendable {
    let description: LocalizedStringResource?
    let requestValue: IntentDialog?
    let disambiguation: IntentDialog?

    init(_ description: LocalizedStringResource?, _ value: IntentDialog?, _ one: IntentDialog?) {
      self.description = description
      requestValue = value
      disambiguation = one
    }
  }

  private final class System: Sendable {
    let rules: SystemRules

    init(_ rules: SystemRules) { self.rules = rules }
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
    inputConnection: InputConnectionBehavior = .default,
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
    let hasWords =
      description != nil || requestValueDialog != nil || requestDisambiguationDialog != nil
    rest = Rest(
      inputConnection: inputConnection,
      defaultValue: defaultValue,
      range: range,
      displayName: displayName,
      optionsProvider: optionsProvider,
      query: query,
      supportedValues: supportedValues,
      size: size,
      dateKind: dateKind,
      resolvers: resolvers,
      words: hasWords ? Words(description, requestValueDialog, requestDisambiguationDialog) : nil,
      system: system.map(System.init)
    )
  }

  /// Of a parameter with nothing but a title, as most are.
  init(onlyTitle title: LocalizedStringResource?) {
    self.title = title
    rest = nil
  }

  /// Whether it takes another intent's value.
  var inputConnection: InputConnectionBehavior { rest?.inputConnection ?? .default }
  var description: LocalizedStringResource? { rest?.words?.description }
  var defaultValue: (any Sendable)? {
    guard isUnitAdjusted, let unit = rest?.system?.rules.ownUnit else {
      return rest?.defaultValue
    }
    return (rest?.defaultValue as? any TypedMeasurement)?.inUnit(unit)
  }
  /// Whether the default is in the unit that the person's region uses, and so another for each person.
  var isUnitAdjusted: Bool { rest?.system?.rules.isUnitAdjusted == true }
  /// Both ends included, the lower one first.
  var range: NumberRange? { rest?.range?.ordered }
  /// Whether the range was declared with its upper end first.
  var isRangeReversed: Bool { rest?.range?.isReversed ?? system.areAmountsReversed }
  /// Whether measurements are in one unit, whatever they were typed in.
  var isUnitFixed: Bool { rest?.system?.rules.isUnitFixed == true }
  var displayName: Bool.IntentDisplayName? { rest?.displayName }
  var requestValueDialog: IntentDialog? { rest?.words?.requestValue }
  var requestDisambiguationDialog: IntentDialog? { rest?.words?.disambiguation }
  var optionsProvider: (any DynamicOptionsProvider)? { rest?.optionsProvider }
  /// Asked instead of the entity's own query.
  var query: (any EntityQuery)? { rest?.query }
  /// The cases of an enumeration that count; nil: all.
  var supportedValues: [any Sendable]? { rest?.supportedValues }
  var size: IntentCollectionSize? { rest?.size }
  var dateKind: IntentDateKind { rest?.dateKind ?? .dateTime }
  /// Asked before the parameter's own reading of a text.
  var resolvers: [any Resolver] { rest?.resolvers ?? [] }
  /// What parameters of Apple's own types have besides.
  var system: SystemRules { rest?.system?.rules ?? SystemRules() }
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
