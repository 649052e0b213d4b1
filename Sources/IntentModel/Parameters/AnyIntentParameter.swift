import SnippetFoundation

/// A parameter with its value type erased; `IntentParameter` conforms.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// The property's name; empty before `parameters(of:)` saw it.
  var name: String { get }
  /// The title, or the name in words.
  var titleText: String { get }
  /// The title as it stands in a sentence: an English one with a small first letter, any other as it is written.
  var titleInSentence: String { get }
  var isOptional: Bool { get }
  var isSet: Bool { get }
  var hasDefault: Bool { get }
  /// Whether it holds nothing but a default that is another one for each person.
  var isByDefault: Bool { get }
  var kind: ParameterKind { get }
  /// The type of one element, without optional and list.
  var elementType: any _IntentValue.Type { get }
  /// What it is for, as the app says; nil: it does not.
  var descriptionText: String? { get }
  /// What a person is asked: the app's words, or ours.
  var prompt: String { get }
  /// `1 to 12`, where a value has such ends and the app does not ask in its own words.
  var rangeWords: String? { get }
  var disambiguationPrompt: String? { get }
  /// Whether any text at all is a value: a question takes the whole line.
  var takesAnyText: Bool { get }
  /// Whether a text of several lines is one value.
  var takesLines: Bool { get }
  /// Whether a value is a file, typed as its path.
  var takesPath: Bool { get }
  /// What a valid answer looks like, such as `a whole number from 1 to 12`.
  var hint: String { get }
  /// Whether it holds several values.
  var isList: Bool { get }
  /// The default in words.
  var defaultText: String? { get }
  var hasOptions: Bool { get }
  var allowsOnlyOptions: Bool { get }
  var currentValue: (any Sendable)? { get }
  /// Whether its values are files that the app hands round.
  var holdsFiles: Bool { get }
  /// The current value in words.
  var resolvedText: String? { get }

  /// Tells the parameter its property's name.
  func give(name: String)
  func applyDefault()
  func clear()
  /// Becomes as another parameter of the same type is.
  func take(from other: any AnyIntentParameter)
  /// Sets a value; false and no change if it is of another type.
  @discardableResult func set(_ value: any Sendable) -> Bool
  /// Whether it takes another intent's value: not by default where another parameter wishes for it.
  var inputConnection: InputConnectionBehavior { get }
  /// Sets another intent's value, if it is of the type, as many as are taken, and what the rules allow; no change if not.
  func take(handed value: any Sendable) -> HandedValue
  /// Why its rules do not allow what it holds; nil where they do, or only a provider's code can tell.
  var misfit: ParameterRejection? { get }
  /// Whether it holds a value that is not its default.
  var isGiven: Bool { get }
  /// Whether its values are those that a provider's code offers.
  var isOfferedByProvider: Bool { get }
  func display(_ value: any Sendable) -> DisplayRepresentation

  /// Tells a description what the app declares of the values.
  func tellRules(to described: inout AppDescription.Parameter)
  /// How many values a list has; nil: one or more.
  var size: IntentCollectionSize? { get }
  /// `2 to 3`, for questions.
  var sizeWords: String { get }
  /// The values of a list with more behind them. **Errors**: one is there twice, or they are too many.
  func adding(
    _ new: [any Sendable],
    to old: [any Sendable]
  ) throws(ParameterRejection) -> [any Sendable]

  /// The properties of the intent that what can be chosen depends on.
  func dependencies(in intent: any AppIntent) -> Set<String>
  /// What the app finds or offers values by; nil: nothing.
  var source: (any DynamicOptionsProvider)? { get }
  /// App code: whether the value is still one that can be chosen.
  func isStillOffered() async throws -> Bool
  /// App code: enum cases, suggested entities, option providers.
  nonisolated(nonsending) func options() async throws -> [ParameterOption]
  /// What it is chosen from where only the type says so, as an enumeration does; nil where code of the app is asked.
  var optionsAtOnce: [ParameterOption]? { get }
  /// Whether it is ready for a perform without code of the app: it fetches nothing, and its value is a plain one.
  var isPreparedAtOnce: Bool { get }
  /// Whether what it is chosen from may have a default; not where one stands in the code.
  var mayHaveDefaultResult: Bool { get }
  /// App code: the default of what it is chosen from; nil: there is none. **Errors**: it is of another type.
  func defaultResult() async throws -> (any Sendable)?
  /// Whether the app's own resolvers are asked before the parameter reads a text.
  var hasResolvers: Bool { get }
  /// App code: text becomes a value by the app's own resolvers; nil: none of them can tell.
  nonisolated(nonsending) func resolveByResolvers(
    _ text: String,
    declined: Int
  ) async throws -> ParameterResolution?
  /// Whether the app's own resolvers take values of another intent's type, as many as the parameter does, or one of the two
  /// types says how it becomes the other.
  func resolves(handed value: any Sendable) -> Bool
  /// App code: another intent's value becomes one by the app's own code; `text` is what it is called.
  nonisolated(nonsending) func resolveByResolvers(
    handed value: any Sendable,
    called text: String
  ) async throws -> ParameterResolution
  /// What a text comes to where no code of the app is asked; nil where it must be.
  func resolveAtOnce(_ text: String) -> ParameterResolution?
  /// App code: text typed or said becomes a value.
  ///
  /// `isOnShow`: what can be chosen is before the person's eyes, and in a list a number is the place of one.
  nonisolated(nonsending) func resolve(
    _ text: String,
    isOnShow: Bool
  ) async throws -> ParameterResolution
  /// Whether its values are entities, or may be.
  var isFetched: Bool { get }
  /// App code: entities are fetched again by their ids.
  ///
  /// `dropsGone`: what is gone leaves a list, and an optional parameter without a value. **Errors**: `ParameterRejection` if
  /// one is gone elsewhere.
  @discardableResult nonisolated(nonsending) func refetch(dropsGone: Bool) async throws -> Int
}

extension AnyIntentParameter {
  /// The title, or the name in words.
  package var title: String { titleText }

  /// What the app's own resolvers make of a text that they were not given before.
  package nonisolated(nonsending) func resolveByResolvers(
    _ text: String
  ) async throws -> ParameterResolution? {
    try await resolveByResolvers(text, declined: 0)
  }

  /// Fetches entities again, of which none may be gone.
  @discardableResult package nonisolated(nonsending) func refetch() async throws -> Int {
    try await refetch(dropsGone: false)
  }
}

/// What a parameter holds.
package enum ParameterKind: String, Sendable {
  case string
  case integer
  case number
  case boolean
  case enumeration
  case entity
  case other

  /// Whether values are compared, shown and put in place by no code of the app's: an enumeration's cases are known.
  package var isPlain: Bool {
    switch self {
    case .string, .integer, .number, .boolean, .enumeration: true
    case .entity, .other: false
    }
  }
}

/// One option of a list shown to a person.
package struct ParameterOption: Sendable {
  package var value: any Sendable
  package var title: String
  package var subtitle: String?
  /// The name of a symbol.
  package var image: String?
  package var synonyms: [String]
  package var section: String?
  /// What a resolver asks about it, in place of our words.
  package var question: ResolverQuestion?
  /// What the app asks where the whole list is shown that it stands in, in place of our words.
  package var listPrompt: String?

  package init(
    value: any Sendable,
    title: String,
    subtitle: String? = nil,
    image: String? = nil,
    synonyms: [String] = [],
    section: String? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle?.isBlank == true ? nil : subtitle
    self.image = image
    self.synonyms = synonyms
    self.section = section
  }

  init(value: any Sendable, display: DisplayRepresentation, section: String? = nil) {
    let display = display.named(as: value)
    self.init(
      value: value,
      title: display.title.resolvedInLines,
      subtitle: display.subtitle?.resolvedInLines,
      image: display.image?.systemName,
      synonyms: display.synonyms.map(\.resolved),
      section: section
    )
  }
}

/// What text comes to as a value.
package enum ParameterResolution: Sendable {
  case value(any Sendable)
  case ambiguous([ParameterOption])
  /// Spelled nearly as one option, to be asked about; the rejection is for where nobody can be asked.
  indirect case near(ParameterOption, ParameterRejection)
  indirect case rejected(ParameterRejection)
}

/// Why text is no value, and what would be one.
package struct ParameterRejection: Error, Sendable, Equatable {
  /// What was typed.
  package var text: String
  /// Such as `'many' is not a whole number`.
  package var reason: String
  /// Such as `Type a whole number from 1 to 12`.
  package var expected: String

  package init(text: String, reason: String, expected: String) {
    self.text = text
    self.reason = reason
    self.expected = expected
  }

  /// Both sentences.
  package var message: String {
    "\(reason)\(reasonEnd) \(expected)\(expected.hasSuffix("?") ? "" : ".")"
  }

  /// A full stop, where the app's words do not end in a sign of their own.
  package var reasonEnd: String { reason.last.map(".?!…。？！".contains) ?? false ? "" : "." }

  /// The same, asking whether an option was meant where nobody waits for the answer.
  package func guessing(_ option: ParameterOption) -> ParameterRejection {
    var rejection = self
    rejection.expected = "Did you mean \(visible(option.title))?"
    return rejection
  }
}
