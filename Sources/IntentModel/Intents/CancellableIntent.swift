/// An intent that cleans up when it is cancelled, and wants to know why it is.
///
/// Newer than iOS 26.2: Apple's systems have it from 26.4.
///
/// **Source**: developer.apple.com/documentation/appintents/cancellableintent
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

/// Why an intent is cancelled.
///
/// Newer than iOS 26.2: Apple's systems have it from 26.4.
///
/// **Source**: developer.apple.com/documentation/appintents/intentcancellationreason
public struct IntentCancellationReason: Sendable, Equatable {
  private let isTimeout: Bool

  /// Its budget is used up, and it reported no progress.
  public static let timeout = Self(isTimeout: true)
  /// A person cancelled it.
  public static let userCancelled = Self(isTimeout: false)
}

extension IntentCancellationReason: CustomDebugStringConvertible {
  /// `timeout` or `userCancelled`.
  public var debugDescription: String { isTimeout ? "timeout" : "userCancelled" }
}

extension CancellableIntent {
  /// Runs an operation; once it is cancelled, `handler` is told why.
  ///
  /// The handler runs at most once, beside the operation. Outside a conversation the reason is `userCancelled`.
  ///
  /// Newer than iOS 26.2: Apple's systems have it from 26.4.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let call = CurrentHost.host?.call
    return try await withTaskCancellationHandler(
      operation: operation,
      onCancel: { handler(call?.cancellationReason ?? .userCancelled) },
      isolation: isolation
    )
  }
}
