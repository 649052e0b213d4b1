public import SnippetFoundation

// Linux has these for reading alone.
extension Progress {
  /// What is being done, for people; set here it is kept in `userInfo`.
  @_disfavoredOverload public var localizedDescription: String? {
    get { userInfo[.shownDescription] as? String }
    set { setUserInfoObject(newValue, forKey: .shownDescription) }
  }

  /// How far it is, for people; set here it is kept in `userInfo`.
  @_disfavoredOverload public var localizedAdditionalDescription: String? {
    get { userInfo[.shownDetail] as? String }
    set { setUserInfoObject(newValue, forKey: .shownDetail) }
  }
}

extension ProgressUserInfoKey {
  fileprivate static let shownDescription = ProgressUserInfoKey(rawValue: "localizedDescription")
  fileprivate static let shownDetail = ProgressUserInfoKey(
    rawValue: "localizedAdditionalDescription"
  )
}

/// An intent that says how far it is; progress that moves begins its budget anew.
///
/// **Source**: developer.apple.com/documentation/appintents/progressreportingintent; the limit counts "without
/// progress" (`IntentCancellationReason.timeout`).
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the `perform()` that runs; one that nobody reads where none does.
  public var progress: Progress { CurrentHost.host?.call?.progress ?? Progress(totalUnitCount: 0) }
}
