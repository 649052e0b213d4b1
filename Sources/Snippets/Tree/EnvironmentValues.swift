public import SnippetFoundation

/// A value that an app or another module adds to the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
public nonisolated struct EnvironmentValues {
  private var others: [ObjectIdentifier: Any] = [:]
  /// Where the person is.
  public var locale: Locale
  /// The time zone that dates are written in.
  public var timeZone: TimeZone
  /// The calendar that dates are written in.
  public var calendar: Calendar
  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme
  /// Whether controls can be tapped.
  public var isEnabled = true
  /// The most lines of a text.
  public var lineLimit: Int?
  /// What relative dates are counted from.
  public var now: Date
  /// Where a text's lines stand beside each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// Where a line that is too long loses its characters.
  public var truncationMode = Text.TruncationMode.tail
  /// Capital or small letters; nil: as they are.
  public var textCase: Text.Case?
  /// Why something is not to be read.
  public var redactionReasons = RedactionReasons()
  /// How small a text may become before it is cut; below 1, shorter forms come first.
  public var minimumScaleFactor: CGFloat = 1
  /// How short the forms of dates are to be: 0, as they are asked for.
  var brevity: UInt8 = 0
  /// The font where it was set as a value of the environment.
  public var font: Font?

  /// Makes the values of a view that stands alone.
  public init() { self.init(RenderSettings()) }

  init(_ settings: RenderSettings) {
    locale = settings.locale
    timeZone = settings.timeZone
    calendar = settings.localCalendar
    colorScheme = settings.colorScheme
    now = settings.now
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if others.isEmpty { return Key.defaultValue }
      return others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that a view around has put there.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { others[ObjectIdentifier(type)] as? Object }
    set { others[ObjectIdentifier(type)] = newValue }
  }

  /// The values of the view that is being lowered.
  @MainActor static var current = EnvironmentValues()
  /// What they were made of.
  @MainActor private static var source = RenderSettings()

  /// Begins with what a rendering depends on; nothing is copied if that is what the last one depended on.
  @MainActor static func begin(with settings: RenderSettings) {
    // Most often nothing but time has passed.
    if settings.hasSameSurroundings(as: source) {
      if source.now == settings.now { return }
      source.now = settings.now
      current.now = settings.now
    } else {
      source = settings
      current = EnvironmentValues(settings)
    }
  }

  /// Runs `body` with values that are gone behind it.
  @MainActor
  static func nested<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outer, outerSource) = (current, source)
    defer { (current, source) = (outer, outerSource) }
    return try body()
  }
}

/// Whether the surroundings are light or dark.
public enum ColorScheme: Sendable, Codable, CaseIterable {
  /// Dark characters on a light ground.
  case light
  /// Light characters on a dark ground.
  case dark
}

/// Why something is not to be read.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Nobody else may read it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is about to change.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
