import Foundation

/// What a person was doing in the app, to go on with: the small part of Apple's class that Linux lacks.
///
/// A scene takes it with `onContinueUserActivity`.
public final class NSUserActivity: @unchecked Sendable {  // all that changes is behind the lock
  private struct Details {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var webpageURL: URL?
    var configuration: (any Sendable)?
    var annotation: (any Sendable)?
  }

  /// What kind of activity it is, as the app declares it.
  public let activityType: String
  private let lock = Lock(Unchecked(value: Details()))

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

  private struct Unsent: @unchecked Sendable { var value: [AnyHashable: Any]? }

  /// Adds to what the app needs to go on; new values replace old ones.
  public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }

  /// A page that shows the same.
  public var webpageURL: URL? {
    get { lock.withLock { $0.value.webpageURL } }
    set { lock.withLock { $0.value.webpageURL = newValue } }
  }

  /// The configured intent of the widget that was tapped.
  package var configuration: (any Sendable)? {
    get { lock.withLock { $0.value.configuration } }
    set { lock.withLock { $0.value.configuration = newValue } }
  }

  /// What it is about: the identifier of an entity.
  package var annotation: (any Sendable)? {
    get { lock.withLock { $0.value.annotation } }
    set { lock.withLock { $0.value.annotation = newValue } }
  }

  /// Says that this is what the person does now; nothing here hands it on to another device.
  public func becomeCurrent() {}

  /// Says that the person does something else now.
  public func resignCurrent() {}

  /// Says that it is over.
  public func invalidate() {}
}
