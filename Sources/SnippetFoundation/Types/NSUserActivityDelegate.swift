public import Foundation

/// What is told of an activity: that it is about to be saved, and that a person went on with it.
///
/// Each is called on the thread that saves or goes on.
///
/// **Source**: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity becomes the current one, or is gone on with, and has changed since: what the app needs is put into it now.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// A scene of the app went on with it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Another device opened streams; never called here.
  func userActivity(
    _ userActivity: NSUserActivity,
    didReceive inputStream: InputStream,
    outputStream: OutputStream
  )
}

extension NSUserActivityDelegate {
  /// Puts nothing into it.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity,
    didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

/// What an activity is called for who deletes it later.
public typealias NSUserActivityPersistentIdentifier = String

extension NSUserActivity {
  /// Has the delegate put what is new into the activity, where it says that it has changed.
  package func save() {
    guard needsSave, let delegate else { return }
    needsSave = false
    delegate.userActivityWillSave(self)
  }

  /// Tells the delegate that a scene took the activity.
  package func wasContinued() { delegate?.userActivityWasContinued(self) }

  /// Streams to the device that the activity comes from.
  ///
  /// - Throws: Always: there is no other device.
  public func continuationStreams() async throws -> (InputStream, OutputStream) {
    throw CocoaError(.featureUnsupported)
  }

  /// Streams to the device that the activity comes from; there is none, which the error says.
  public func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
}
