public import SnippetFoundation

/// A value that an app or another module adds to the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
public struct EnvironmentValues {
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

  /// Makes the values of a view that stands alone.
  public init() { self.init(RenderSettings()) }

  init(_ settings: RenderSettings) {
    locale = settings.locale
    timeZone = settings.timeZone
    calendar = settings.calendar
    colorScheme = settings.colorScheme
    now = settings.now
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// The values of the view that is being lowered.
  @MainActor static var current = EnvironmentValues()
  /// What they were made of.
  @MainActor private static var source = RenderSettings()

  /// Begins with what a rendering depends on; nothing is copied if that is what the last one depended on.
  @MainActor static func begin(with settings: RenderSettings) {
    if settings.isSame(as: source) { return }
    source = settings
    current = EnvironmentValues(settings)
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

/// Reads a value of the environment in a view's body.
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  /// Names the value to read.
  public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value where the view stands.
  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}
