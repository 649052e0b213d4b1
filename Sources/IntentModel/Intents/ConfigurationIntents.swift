public import SnippetFoundation

/// What the settings of widgets and of controls have in common: parameters, and nothing to perform.
@_alwaysEmitConformanceMetadata
public protocol _ConfigurationIntent: AppIntent {
  /// What the missing `perform()` would return.
  associatedtype NeverResult where NeverResult == Never
}

extension _ConfigurationIntent {
  /// Nothing is performed: the parameters are what a provider of timelines or values reads.
  ///
  /// - Throws: `ConfigurationIntentError`.
  public func perform() async throws -> NeverResult {
    throw ConfigurationIntentError(intent: String(describing: Self.self))
  }
}

/// The settings of a widget: parameters, and nothing to perform.
///
/// **Source**: developer.apple.com/documentation/appintents/widgetconfigurationintent
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: _ConfigurationIntent {}

/// The settings of a control: parameters, and nothing to perform.
///
/// **Source**: developer.apple.com/documentation/appintents/controlconfigurationintent
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: _ConfigurationIntent {}

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
