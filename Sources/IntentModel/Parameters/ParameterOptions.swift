public import SnippetFoundation

/// How a whole number is changed.
public enum IntentNumberControlStyle: Sendable {
  /// With minus and plus.
  case stepper
  /// By typing.
  case field
  /// By sliding.
  case slider
}

/// What a date parameter holds.
public enum IntentDateKind: Sendable {
  /// A day.
  case date
  /// A time of day.
  case time
  /// Both.
  case dateTime
}

/// Whether a parameter takes the result of the action before.
public enum InputConnectionBehavior: Sendable {
  /// It may, where no other parameter is to.
  case `default`
  /// It does not.
  case never
  /// It does, before the others.
  case connectToPreviousIntentResult
}

/// How many elements a list parameter has.
public struct IntentCollectionSize: Sendable, Equatable, ExpressibleByIntegerLiteral {
  /// The least number of elements.
  public let min: Int
  /// The greatest number of elements.
  public let max: Int

  /// From one number of elements to another, both included.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// One number of elements.
  public init(exactly count: Int) { self.init(min: count, max: count) }

  /// One number of elements.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

extension Bool {
  /// What the two values are called.
  public struct IntentDisplayName: Sendable, Equatable {
    let yes: String
    let no: String

    /// The words for true and for false.
    public init(
      `true` trueName: LocalizedStringResource,
      `false` falseName: LocalizedStringResource
    ) {
      yes = trueName.resolved
      no = falseName.resolved
    }
  }
}

extension String {
  /// How text is typed.
  public struct IntentInputOptions: Sendable, Equatable {
    /// Whether the text may have several lines.
    public let multiline: Bool

    /// The options; a terminal has no use for most of them.
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true,
      smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.multiline = multiline
    }

    /// The keys to show.
    public enum KeyboardType: Sendable {
      /// Letters.
      case `default`
      /// Plain letters.
      case asciiCapable
      /// Digits and signs.
      case numbersAndPunctuation
      /// Web addresses.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      /// Digits.
      case numberPad
      /// Mail addresses.
      case emailAddress
    }

    /// What becomes a capital letter.
    public enum CapitalizationType: Sendable {
      /// Nothing.
      case none
      /// The first letter of a word.
      case words
      /// The first letter of a sentence.
      case sentences
      /// Everything.
      case allCharacters
    }
  }
}
