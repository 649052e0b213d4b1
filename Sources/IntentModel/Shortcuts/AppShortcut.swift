public import SnippetFoundation

/// An intent that people can ask for by a phrase.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let systemImageName: String?
  let phrases: [[PhrasePart]]
  private let title: LocalizedStringResource?
  /// How the values of a parameter are shown; nil: as they show themselves.
  let presentation: AnyParameterPresentation?

  /// An intent and its phrases; the first one is shown as the example.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.parts)
    title = shortTitle
    self.systemImageName = systemImageName
    presentation = nil
  }

  /// An intent, its phrases, and how the values of one of its parameters are shown.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.parts)
    title = shortTitle
    self.systemImageName = systemImageName
    presentation = parameterPresentation.erased
  }

  /// In the words of the person for whom the current code runs.
  package var shortTitle: String? { title?.resolved }
}

/// A phrase: words, the app's name, and at most one parameter.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let parts: [PhrasePart]

  /// Words alone.
  public init(stringLiteral value: String) { parts = [.text(value)] }

  /// Words with the app's name or a parameter.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [PhrasePart] = []

    /// Starts an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(parameterName(path)))
    }
  }
}

/// What a phrase can have in it besides words and parameters.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// The shortcuts of an app, found in the image without being registered.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind them.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that are not meant for the app, though they sound like it.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// The system's colour.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Tells that the values of parameters have changed.
  ///
  /// Here they are asked for each time, so it does nothing.
  public static func updateAppShortcutParameters() {}
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Several.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  /// Those of an `if #available`.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> _LimitedAppShortcuts {
    _LimitedAppShortcuts(shortcuts: part)
  }
  /// Those of an `if #available` that may not hold.
  public static func buildOptional(_ part: _LimitedAppShortcuts?) -> [AppShortcut] {
    part?.shortcuts ?? []
  }
  /// Not those of a plain `if`: shortcuts are read when the app is built, and nothing is known then.
  @available(*, unavailable, message: "Shortcuts are constants: only 'if #available' is allowed")
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
}

/// Shortcuts behind an `if #available`.
public struct _LimitedAppShortcuts: Sendable {
  let shortcuts: [AppShortcut]
}

/// The colour behind an app's shortcuts.
public enum ShortcutTileColor: Sendable {
  /// The colour of that name.
  case red
  /// The colour of that name.
  case orange
  /// The colour of that name.
  case tangerine
  /// The colour of that name.
  case yellow
  /// The colour of that name.
  case lime
  /// The colour of that name.
  case teal
  /// The colour of that name.
  case lightBlue
  /// The colour of that name.
  case blue
  /// The colour of that name.
  case navy
  /// The colour of that name.
  case grape
  /// The colour of that name.
  case purple
  /// The colour of that name.
  case pink
  /// The colour of that name.
  case grayBlue
  /// The colour of that name.
  case grayGreen
  /// The colour of that name.
  case grayBrown
}
