public import SnippetFoundation

/// What hands values on once it is connected; accepted, in a snippet no time passes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {}

extension ConnectablePublisher {
  /// The same, connected when somebody listens; nobody does.
  public nonisolated func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }

  /// Begins to hand values on: none are.
  public nonisolated func connect() -> any Cancellable { NoConnection() }
}

/// What goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

private nonisolated struct NoConnection: Cancellable {
  func cancel() {}
}

/// Publishers that are made of others.
public nonisolated enum Publishers {
  /// One that is connected when somebody listens.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What is handed on.
    public typealias Output = Upstream.Output
    /// What can go wrong.
    public typealias Failure = Upstream.Failure
    /// What it is made of.
    public let upstream: Upstream
  }
}

extension Publishers.Autoconnect: Sendable where Upstream: Sendable {}

extension Timer {
  /// Hands the time on again and again; in a snippet no time passes.
  public nonisolated struct TimerPublisher: ConnectablePublisher, Sendable {
    /// The time.
    public typealias Output = Date
    /// Nothing can go wrong.
    public typealias Failure = Never
    /// How many seconds are between.
    public let interval: TimeInterval
    /// How many seconds it may be late.
    public let tolerance: TimeInterval?
  }

  /// Hands the time on every so many seconds; for `onReceive`, which is not run.
  public nonisolated static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance) }
}

extension NotificationCenter {
  /// Hands notifications on; in a snippet nobody listens.
  public nonisolated struct Publisher: Snippets.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// Nothing can go wrong.
    public typealias Failure = Never
    /// The notification's name.
    public let name: Notification.Name
  }

  /// Hands the notifications of a name on; for `onReceive`, which is not run.
  public nonisolated func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> Publisher { Publisher(name: name) }
}
