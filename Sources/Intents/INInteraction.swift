public import Foundation

/// A request that was made, to be told to the system; nothing here keeps it.
///
/// **Source**: developer.apple.com/documentation/intents/ininteraction
open class INInteraction: NSObject {
  /// The request.
  public let intent: INIntent
  /// What was answered.
  public let intentResponse: INIntentResponse?
  /// What tells it from others.
  open var identifier = UUID().uuidString

  /// A request, and what was answered.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, self.intentResponse) = (intent, response)
  }

  /// Tells the system; accepted.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// What is answered to a request of SiriKit.
open class INIntentResponse: NSObject {
  /// What to go on with in the app.
  open var userActivityType: String?

  /// An answer with nothing in it.
  public override init() {}
}
