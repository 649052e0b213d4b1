import SnippetFoundation

/// An intent that says how it is suggested.
///
/// **Source**: developer.apple.com/documentation/appintents/predictableintent
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  /// What `predictionConfiguration` is made of.
  associatedtype Prediction: IntentPredictionConfiguration
  /// How the intent is suggested, by which of its parameters.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// Ways in which an intent is suggested.
public protocol IntentPredictionConfiguration: Sendable {
  /// How an intent with its values is suggested; nil: not with these values.
  func _display(of intent: any AppIntent) -> DisplayRepresentation?
}

/// One way in which an intent is suggested; `T` is what it says of which parameters: `()` of none.
///
/// **Source**: developer.apple.com/documentation/appintents/intentprediction
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  private let make: @Sendable (Intent) -> DisplayRepresentation?

  /// Without any of its parameters.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation)
  where T == () {
    make = { _ in displayRepresentation() }
  }

  /// With the value of a parameter, which it must have.
  public init<A: _IntentValue>(
    parameters: T,
    displayRepresentation: @escaping @Sendable (A) -> DisplayRepresentation
  ) where T == KeyPath<Intent, IntentParameter<A>> {
    nonisolated(unsafe) let path = parameters  // a key path never changes
    make = { intent in
      let parameter = intent[keyPath: path]
      return parameter.isSet ? displayRepresentation(parameter.wrappedValue) : nil
    }
  }

  /// With the values of several parameters, all of which it must have.
  @_disfavoredOverload
  public init<each Value: _IntentValue>(
    parameters: T,
    displayRepresentation: @escaping @Sendable (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {
    make = PredictedValues(paths: (repeat each parameters), display: displayRepresentation).make
  }

  /// How an intent with its values is suggested; nil: not with these values.
  public func _display(of intent: any AppIntent) -> DisplayRepresentation? {
    (intent as? Intent).flatMap(make)
  }
}

/// Parameters whose values a suggestion shows.
private struct PredictedValues<Intent: AppIntent, each Value: _IntentValue>:
  @unchecked Sendable  // key paths never change
{
  let paths: (repeat KeyPath<Intent, IntentParameter<each Value>>)
  let display: @Sendable (repeat each Value) -> DisplayRepresentation

  /// nil: one of them has no value.
  @Sendable func make(_ intent: Intent) -> DisplayRepresentation? {
    for path in repeat each paths {
      guard intent[keyPath: path].isSet else { return nil }
    }
    return display(repeat value(each paths, of: intent))
  }

  private func value<One: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<One>>,
    of intent: Intent
  ) -> One { intent[keyPath: path].wrappedValue }
}

/// Several ways in which an intent is suggested, the first that fits.
public struct _IntentPredictions: IntentPredictionConfiguration {
  let parts: [any IntentPredictionConfiguration]

  /// How an intent with its values is suggested; nil: not with these values.
  public func _display(of intent: any AppIntent) -> DisplayRepresentation? {
    parts.lazy.compactMap { $0._display(of: intent) }.first
  }
}

/// Collects the ways in which an intent is suggested.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// One of them.
  public static func buildExpression<T>(
    _ part: IntentPrediction<Intent, T>
  ) -> IntentPrediction<Intent, T> { part }

  /// All of them.
  public static func buildBlock<each T>(
    _ parts: repeat IntentPrediction<Intent, each T>
  ) -> _IntentPredictions {
    var all: [any IntentPredictionConfiguration] = []
    for part in repeat each parts { all.append(part) }
    return _IntentPredictions(parts: all)
  }
}

/// How a suggested intent is shown; nil: the intent does not say.
package func prediction(of intent: any AppIntent) -> DisplayRepresentation? {
  func display<Intent: PredictableIntent>(_ intent: Intent) -> DisplayRepresentation? {
    Intent.predictionConfiguration._display(of: intent)
  }
  return (intent as? any PredictableIntent).flatMap { display($0) }
}
