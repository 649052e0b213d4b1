public import SnippetFoundation

/// The settings of a widget: parameters, and nothing to perform.
///
/// **Source**: developer.apple.com/documentation/appintents/widgetconfigurationintent
public protocol WidgetConfigurationIntent: AppIntent {
  /// What the missing `perform()` would return.
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Nothing is performed: the parameters are what a widget's timeline provider reads.
  ///
  /// - Throws: `ConfigurationIntentError`.
  public func perform() async throws -> NeverResult {
    throw ConfigurationIntentError(intent: String(describing: Self.self))
  }
}

/// The settings of a control: parameters, and nothing to perform.
///
/// **Source**: developer.apple.com/documentation/appintents/controlconfigurationintent
public protocol ControlConfigurationIntent: AppIntent {
  /// What the missing `perform()` would return.
  associatedtype NeverResult where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Nothing is performed: the parameters are what a control's value provider reads.
  ///
  /// - Throws: `ConfigurationIntentError`.
  public func perform() async throws -> NeverResult {
    throw ConfigurationIntentError(intent: String(describing: Self.self))
  }
}

/// Somebody asked to perform the settings of a widget or a control.
public struct ConfigurationIntentError: Error, Equatable, Sendable {
  /// The intent's type.
  public let intent: String
}

extension ConfigurationIntentError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "'\(intent)' holds the settings of a widget or a control and has no 'perform()'. "
      + "Write one to run it in a conversation."
  }

  /// The same words.
  public var errorDescription: String? { description }
}
