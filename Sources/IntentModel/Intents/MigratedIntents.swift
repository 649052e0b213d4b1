public import SnippetFoundation

/// An intent that takes the place of one defined for SiriKit.
///
/// **Source**: developer.apple.com/documentation/appintents/customintentmigratedappintent
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class that was made from the SiriKit definition.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The SiriKit class: shortcuts that were made with it go on working.
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent that people should no longer use.
///
/// **Source**: developer.apple.com/documentation/appintents/deprecatedappintent
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use instead.
  associatedtype ReplacementIntent: AppIntent = Never
  /// Why not, and what instead.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
  /// No reason, and nothing instead.
  public static var deprecation: IntentDeprecation<ReplacementIntent> {
    IntentDeprecation(message: "")
  }
}

extension DeprecatedAppIntent {
  /// The intent to use instead.
  @_disfavoredOverload
  public static var deprecation: IntentDeprecation<ReplacementIntent> {
    IntentDeprecation(replacedBy: ReplacementIntent.self)
  }
}

/// Why an intent should no longer be used, and which one instead.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// Why not; nil: no reason is given.
  public let message: LocalizedStringResource?
  /// The intent to use instead; nil: there is none.
  public let replacedBy: ReplacementIntent.Type?

  /// With a reason, and what to use instead.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// With what to use instead.
  public init(replacedBy: ReplacementIntent.Type) {
    message = nil
    self.replacedBy = replacedBy
  }
}

extension IntentDeprecation where ReplacementIntent == Never {
  /// With a reason, and nothing to use instead.
  public init(message: LocalizedStringResource) {
    self.message = message
    replacedBy = nil
  }
}
