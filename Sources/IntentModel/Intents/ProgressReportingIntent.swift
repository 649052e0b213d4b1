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
  /// The progress of the `perform()` that a conversation runs; of any other intent its own, which its copies share.
  ///
  /// An intent is known by its parameters: one without any has a new progress at each look outside of a conversation.
  public var progress: Progress {
    let known = parameters(of: self).first
    let id = known.map { ObjectIdentifier($0) } ?? ObjectIdentifier(Self.self)
    return CurrentHost.host?.call?.progress(of: id) ?? DirectProgress.of(known)
  }
}

/// What intents that no conversation runs say of how far they are.
private enum DirectProgress {
  private struct Entry: Sendable {
    /// A parameter of the intent: it ends with the intent and its copies.
    weak var owner: (any AnyIntentParameter)?
    let progress: Progress
  }

  private static let entries = Lock<[ObjectIdentifier: Entry]>([:])

  static func of(_ owner: (any AnyIntentParameter)?) -> Progress {
    guard let owner else { return Progress(totalUnitCount: 0) }
    return entries.withLock { entries in
      let key = ObjectIdentifier(owner)
      // The place of one that ended may be another's.
      if let known = entries[key], known.owner === owner { return known.progress }
      entries = entries.filter { $0.value.owner != nil }
      let made = Progress(totalUnitCount: 0)
      entries[key] = Entry(owner: owner, progress: made)
      return made
    }
  }
}
