public import SnippetFoundation

/// Settings that an app takes on while a Focus is on.
///
/// No Focus is ever on here; a test or a flow performs the intent as any other.
///
/// **Source**: developer.apple.com/documentation/appintents/setfocusfilterintent
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system is told of the app.
  var appContext: FocusFilterAppContext { get }
  /// Settings to choose from.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// None.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// The settings of the Focus that is on.
  ///
  /// - Throws: Always: none is.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.notAllowed }
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
