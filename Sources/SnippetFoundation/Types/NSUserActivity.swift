// Constants as Apple spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a person was doing in the app, to go on with: the small part of Apple's class that Linux lacks.
///
/// A scene takes it with `onContinueUserActivity`.
public final class NSUserActivity: @unchecked Sendable {  // all that changes is behind the lock
  private struct Details {
    var title: String?
    var search = Search()
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
    var requiredUserInfoKeys: Set<String>?
    var expirationDate: Date?
    var needsSave = false
    var userInfo: [AnyHashable: Any]?
    var webpageURL: URL?
    var referrerURL: URL?
    var configuration: (any Sendable)?
    var annotation: (any Sendable)?
    var contents: (any Sendable)?
    var supportsContinuationStreams = false
    weak var delegate: (any NSUserActivityDelegate)?
  }

  /// Where the system may show it; here nothing does.
  private struct Search {
    var keywords: Set<String> = []
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPrediction = false
    var isEligibleForPublicIndexing = false
    var suggestedInvocationPhrase: String?
  }

  /// What kind of activity it is, as the app declares it.
  public let activityType: String
  private let lock = Lock(Unchecked(value: Details()))

  // Reached under the lock alone.
  private struct Unchecked: @unchecked Sendable { var value: Details }

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// What it is called.
  public var title: String? {
    get { lock.withLock { $0.value.title } }
    set { lock.withLock { $0.value.title = newValue } }
  }

  /// What the app needs to go on.
  public var userInfo: [AnyHashable: Any]? {
    get { lock.withLock { Unsent(value: $0.value.userInfo) }.value }
    set {
      let sent = Unsent(value: newValue)
      lock.withLock { $0.value.userInfo = sent.value }
    }
  }

  private func read<Value>(_ path: KeyPath<Details, Value>) -> Value {
    lock.withLock { Unsent(value: $0.value[keyPath: path]) }.value
  }

  private func write<Value>(_ path: WritableKeyPath<Details, Value>, _ value: Value) {
    let sent = Unsent(value: value)
    lock.withLock { $0.value[keyPath: path] = sent.value }
  }

  // Crosses the lock's border: what an app puts in is its own to share.
  private struct Unsent<Value>: @unchecked Sendable { var value: Value }

  /// Adds to what the app needs to go on; new values replace old ones.
  public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }

  /// Words to find it by.
  public var keywords: Set<String> {
    get { read(\.search.keywords) }
    set { write(\.search.keywords, newValue) }
  }

  /// Whether it may go on on another device; nothing here hands it on.
  public var isEligibleForHandoff: Bool {
    get { read(\.search.isEligibleForHandoff) }
    set { write(\.search.isEligibleForHandoff, newValue) }
  }

  /// Whether the system's search may show it; nothing here does.
  public var isEligibleForSearch: Bool {
    get { read(\.search.isEligibleForSearch) }
    set { write(\.search.isEligibleForSearch, newValue) }
  }

  /// Whether the system may propose it; nothing here does.
  public var isEligibleForPrediction: Bool {
    get { read(\.search.isEligibleForPrediction) }
    set { write(\.search.isEligibleForPrediction, newValue) }
  }

  /// Whether everybody may find it; nothing here publishes it.
  public var isEligibleForPublicIndexing: Bool {
    get { read(\.search.isEligibleForPublicIndexing) }
    set { write(\.search.isEligibleForPublicIndexing, newValue) }
  }

  /// A phrase that a person could say for it; nothing here proposes it.
  public var suggestedInvocationPhrase: String? {
    get { read(\.search.suggestedInvocationPhrase) }
    set { write(\.search.suggestedInvocationPhrase, newValue) }
  }

  /// What it is called for who deletes it later.
  public var persistentIdentifier: String? {
    get { read(\.persistentIdentifier) }
    set { write(\.persistentIdentifier, newValue) }
  }

  /// Which scene is to show it.
  public var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }

  /// The entries that it cannot go on without.
  public var requiredUserInfoKeys: Set<String>? {
    get { read(\.requiredUserInfoKeys) }
    set { write(\.requiredUserInfoKeys, newValue) }
  }

  /// When it is of no use any more.
  public var expirationDate: Date? {
    get { read(\.expirationDate) }
    set { write(\.expirationDate, newValue) }
  }

  /// Whether it has changed since it was handed on.
  public var needsSave: Bool {
    get { read(\.needsSave) }
    set { write(\.needsSave, newValue) }
  }

  /// Whether the device that goes on may open streams to this one; none does.
  public var supportsContinuationStreams: Bool {
    get { read(\.supportsContinuationStreams) }
    set { write(\.supportsContinuationStreams, newValue) }
  }

  /// Who is told that the activity is saved and gone on with; it is not kept alive.
  public var delegate: (any NSUserActivityDelegate)? {
    get { lock.withLock { Unsent(value: $0.value.delegate) }.value }
    set {
      let sent = Unsent(value: newValue)
      lock.withLock { $0.value.delegate = sent.value }
    }
  }

  /// A page that shows the same.
  public var webpageURL: URL? {
    get { lock.withLock { $0.value.webpageURL } }
    set { lock.withLock { $0.value.webpageURL = newValue } }
  }

  /// The page that led here.
  public var referrerURL: URL? {
    get { read(\.referrerURL) }
    set { write(\.referrerURL, newValue) }
  }

  /// The configured intent of the widget that was tapped.
  package var configuration: (any Sendable)? {
    get { lock.withLock { $0.value.configuration } }
    set { lock.withLock { $0.value.configuration = newValue } }
  }

  /// What an index may know of it, which a room above has the type for.
  package var contents: (any Sendable)? {
    get { lock.withLock { $0.value.contents } }
    set { lock.withLock { $0.value.contents = newValue } }
  }

  /// What it is about: the identifier of an entity.
  package var annotation: (any Sendable)? {
    get { lock.withLock { $0.value.annotation } }
    set { lock.withLock { $0.value.annotation = newValue } }
  }

  /// Says that this is what the person does now: saved where it has changed; nothing here hands it on to another device.
  public func becomeCurrent() { save() }

  /// Says that the person does something else now.
  public func resignCurrent() {}

  /// Says that it is over.
  public func invalidate() {}

  /// Has the system forget all activities of the app; none is kept.
  public class func deleteAllSavedUserActivities(completionHandler: @escaping @Sendable () -> Void)
  { completionHandler() }

  /// Has the system forget activities; none is kept.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }

  /// Has the system forget all activities of the app; none is kept.
  public class func deleteAllSavedUserActivities() async {}

  /// Has the system forget activities; none is kept.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String]
  ) async {}
}

/// The kind of an activity that shows a page of the web, its `webpageURL`.
///
/// **Source**: developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
