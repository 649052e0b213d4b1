public import Foundation
public import SnippetFoundation

/// What a person can have done by a phrase: a request, or going on with an activity.
///
/// **Source**: developer.apple.com/documentation/intents/inshortcut
public enum INShortcut: @unchecked Sendable {  // a request is filled by one owner
  /// A request.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)

  /// A request; nil where it has no words for what it does, and so cannot be offered.
  public init?(intent: INIntent) {
    guard intent.intentDescription != nil || intent.suggestedInvocationPhrase != nil else {
      return nil
    }
    self = .intent(intent)
  }

  /// An activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// The request; nil: it is an activity.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }

  /// The activity; nil: it is a request.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// A shortcut that a person gave a phrase; here nobody has.
///
/// **Source**: developer.apple.com/documentation/intents/invoiceshortcut
public final class INVoiceShortcut: NSObject, Sendable {
  /// What tells it from others.
  public let identifier: UUID
  /// The phrase.
  public let invocationPhrase: String
  /// What the phrase does.
  public let shortcut: INShortcut

  init(_ identifier: UUID, _ phrase: String, _ shortcut: INShortcut) {
    (self.identifier, invocationPhrase, self.shortcut) = (identifier, phrase, shortcut)
  }
}

/// The shortcuts that a person has given phrases: none here, where nobody can.
///
/// **Source**: developer.apple.com/documentation/intents/invoiceshortcutcenter
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The only one.
  public static let shared = INVoiceShortcutCenter()

  private override init() {}

  /// All of them: none.
  public func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completion([], nil) }

  /// All of them: none.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  /// The one of an identifier: nil, without an error.
  public func getVoiceShortcut(
    with identifier: UUID,
    completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) { completion(nil, nil) }

  /// Suggests shortcuts that a person may want; accepted, nothing here shows them.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Whether Siri may be used: never here.
///
/// **Source**: developer.apple.com/documentation/intents/inpreferences
open class INPreferences: NSObject {
  /// Whether the app may use Siri: denied, for there is none.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

  /// Asks nobody, and says at once that it is denied.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }

  /// Asks nobody, and says that it is denied.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }

  /// The language that Siri would speak: the person's.
  open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Whether an app may use Siri.
///
/// **Source**: developer.apple.com/documentation/intents/insiriauthorizationstatus
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not, and nobody can change that.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}
