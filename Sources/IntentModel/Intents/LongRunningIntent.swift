import SnippetFoundation

/// An intent that works for longer than others, and tells how far it is.
///
/// Newer than iOS 26.2: Apple's systems have it from 27.
///
/// **Source**: developer.apple.com/documentation/appintents/longrunningintent
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Runs work that goes on while the app is in the background; here, any work.
  ///
  /// Newer than iOS 26.2: Apple's systems have it from 27.
  public func performBackgroundTask<Result: Sendable>(
    options: LongRunningTaskOptions = [],
    operation: @Sendable () async throws -> Result
  ) async throws -> Result { try await operation() }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Runs work that goes on while the app is in the background; once it is cancelled, `handler` is told why.
  ///
  /// The handler runs at most once, beside the operation. Outside a conversation the reason is `userCancelled`.
  ///
  /// Newer than iOS 26.2: Apple's systems have it from 27.
  public func performBackgroundTask<Result: Sendable>(
    options: LongRunningTaskOptions = [],
    operation: @Sendable () async throws -> Result,
    onCancel handler: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Result {
    try await withIntentCancellationHandler(operation: operation, onCancel: handler)
  }
}

/// How long work runs.
///
/// Newer than iOS 26.2: Apple's systems have it from 27.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Where an intent may run; here it always runs in the app's process.
///
/// Newer than iOS 26.2: Apple's systems have it from 27.
public struct IntentExecutionTargets: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Targets of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In the app.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// In the app's extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// In the app's extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
  /// Wherever the system likes.
  public static let `default`: IntentExecutionTargets = [
    .main, .appIntentsExtension, .widgetKitExtension,
  ]
}

extension AppIntent {
  /// Wherever the system likes.
  ///
  /// Newer than iOS 26.2: Apple's systems have it from 27.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
