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
  /// What belongs together.
  open var groupIdentifier: String?

  /// A request, and what was answered.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, self.intentResponse) = (intent, response)
  }

  /// Tells the system; accepted.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

  /// Has the system forget all that were told; none is kept.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  /// Has the system forget those of some identifiers; none is kept.
  open class func delete(
    with identifiers: [String],
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  /// Has the system forget those that belong together; none is kept.
  open class func delete(
    with groupIdentifier: String,
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

/// What is answered to a request of SiriKit.
open class INIntentResponse: NSObject {
  /// What to go on with in the app.
  open var userActivityType: String?

  /// An answer with nothing in it.
  public override init() {}
}
