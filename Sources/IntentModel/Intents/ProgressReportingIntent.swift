public import SnippetFoundation

/// An intent that says how far it is; progress that moves begins its budget anew.
///
/// **Source**: developer.apple.com/documentation/appintents/progressreportingintent; the limit counts "without
/// progress" (`IntentCancellationReason.timeout`).
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the `perform()` that runs; one that nobody reads where none does.
  public var progress: Progress { CurrentHost.host?.call?.progress ?? Progress(totalUnitCount: 0) }
}
