public import Foundation

/// What answers the requests of SiriKit in a process of its own.
///
/// **Source**: developer.apple.com/documentation/intents/inextension
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Makes the extension.
  public override required init() {}

  /// What answers a request: the extension itself.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// What knows who answers a request.
public protocol INIntentHandlerProviding: AnyObject {
  /// What answers a request; nil: nobody.
  func handler(for intent: INIntent) -> Any?
}
