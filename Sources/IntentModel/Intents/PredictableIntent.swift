import SnippetFoundation

/// An intent that says how it is suggested.
///
/// **Source**: developer.apple.com/documentation/appintents/predictableintent
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

/// One way in which an intent is suggested.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  private let make: @Sendable (Intent) -> DisplayRepresentation?

  /// Without any of its parameters.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
    make = { _ in displayRepresentation() }
  }

  /// With the value of a parameter, which it must have.
  public init<A: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<A>>,
    displayRepresentation: @escaping @Sendable (A) -> DisplayRepresentation
  ) {
    nonisolated(unsafe) let path = parameters  // a key path never changes
    make = { intent in
      let parameter = intent[keyPath: path]
      return parameter.isSet ? displayRepresentation(parameter.wrappedValue) : nil
    }
  }

  /// With the value of two parameters, all of which it must have.
  public init<A: _IntentValue, B: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>,
      KeyPath<Intent, IntentParameter<B>>
    ),
    displayRepresentation: @escaping @Sendable (A, B) -> DisplayRepresentation
  ) {
    nonisolated(unsafe) let paths = parameters  // key paths never change
    make = { intent in
      let (a, b) = (intent[keyPath: paths.0], intent[keyPath: paths.1])
      guard a.isSet, b.isSet else { return nil }
      return displayRepresentation(a.wrappedValue, b.wrappedValue)
    }
  }

  /// With the value of three parameters, all of which it must have.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>,
      KeyPath<Intent, IntentParameter<B>>,
      KeyPath<Intent, IntentParameter<C>>
    ),
    displayRepresentation: @escaping @Sendable (A, B, C) -> DisplayRepresentation
  ) {
    nonisolated(unsafe) let paths = parameters  // key paths never change
    make = { intent in
      let (a, b, c) = (intent[keyPath: paths.0], intent[keyPath: paths.1], intent[keyPath: paths.2])
      guard a.isSet, b.isSet, c.isSet else { return nil }
      return displayRepresentation(a.wrappedValue, b.wrappedValue, c.wrappedValue)
    }
  }

  /// With the value of four parameters, all of which it must have.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>,
      KeyPath<Intent, IntentParameter<B>>,
      KeyPath<Intent, IntentParameter<C>>,
      KeyPath<Intent, IntentParameter<D>>
    ),
    displayRepresentation: @escaping @Sendable (A, B, C, D) -> DisplayRepresentation
  ) {
    nonisolated(unsafe) let paths = parameters  // key paths never change
    make = { intent in
      let (a, b, c, d) = (
        intent[keyPath: paths.0], intent[keyPath: paths.1], intent[keyPath: paths.2],
        intent[keyPath: paths.3]
      )
      guard a.isSet, b.isSet, c.isSet, d.isSet else { return nil }
      return displayRepresentation(a.wrappedValue, b.wrappedValue, c.wrappedValue, d.wrappedValue)
    }
  }

  /// How an intent with its values is suggested; nil: not with these values.
  public func _display(of intent: any AppIntent) -> DisplayRepresentation? {
    (intent as? Intent).flatMap(make)
  }
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
  public static func buildExpression(_ part: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
    part
  }

  /// All of them.
  public static func buildBlock(_ parts: IntentPrediction<Intent>...) -> _IntentPredictions {
    _IntentPredictions(parts: parts)
  }
}

/// How a suggested intent is shown; nil: the intent does not say.
package func prediction(of intent: any AppIntent) -> DisplayRepresentation? {
  func display<Intent: PredictableIntent>(_ intent: Intent) -> DisplayRepresentation? {
    Intent.predictionConfiguration._display(of: intent)
  }
  return (intent as? any PredictableIntent).flatMap { display($0) }
}
