public import Foundation

/// A request of SiriKit, which Xcode makes a subclass of for each definition.
///
/// The few names of Apple's Intents framework that code beside App Intents uses; nothing here asks Siri.
///
/// **Source**: developer.apple.com/documentation/intents/inintent
open class INIntent: NSObject, NSCopying {
  /// What tells this request from others.
  open var identifier: String?
  /// The phrase that Siri suggests for it.
  open var suggestedInvocationPhrase: String?
  /// What it does, in words.
  open var intentDescription: String? { nil }

  /// A request with nothing given.
  public override required init() {}

  /// A request with the same identifier and phrase.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.identifier = identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    return copy
  }
}
