public import SnippetFoundation

/// Settings that an app takes on while a Focus is on.
///
/// The person performs it as any other; from then on it is the conversation's, as if a Focus had been turned on.
///
/// **Source**: developer.apple.com/documentation/appintents/setfocusfilterintent
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system is told of the app.
  var appContext: FocusFilterAppContext { get }
  /// Settings to choose from.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// Says that `appContext` has changed.
  ///
  /// Nothing follows: a conversation keeps no context, but reads the filter's own whenever one asks for it.
  public static func invalidateFocusFilterAppContext() {}

  /// None.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// The settings of the Focus that is on: those that the conversation last performed.
  ///
  /// - Throws: `SetFocusFilterIntentError.notFound` where it performed none, and outside of a conversation.
  public static var current: Self {
    get async throws {
      guard let filter = AppDependencyManager.shared.focus(of: Self.self) else {
        throw SetFocusFilterIntentError.notFound
      }
      return copyWrappers(of: filter)
    }
  }
}

/// Why the settings of the Focus that is on cannot be had.
///
/// **Source**: developer.apple.com/documentation/appintents/setfocusfilterintenterror
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
  /// None of the type is on.
  case notFound
  /// A value is missing that the settings need; nothing here throws it.
  case missingParameterValue
}

extension SetFocusFilterIntentError: LocalizedError {
  /// What happened, and what to do.
  public var errorDescription: String? {
    switch self {
    case .notFound: "No Focus filter of this kind is on. Run it first"
    case .missingParameterValue: "The Focus filter needs a value that is missing"
    }
  }
}

/// What the system is told of an app while a Focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {  // a predicate never changes
  /// Which notifications may interrupt.
  public var notificationFilterPredicate: NSPredicate?
  /// What widgets and the like are to be hidden.
  public var targetContentIdentifierPrefix: String?

  /// A context.
  public init(
    notificationFilterPredicate: NSPredicate? = nil,
    targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// For which Focus settings are suggested.
public struct FocusFilterSuggestionContext: Sendable {}
