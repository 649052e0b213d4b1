import SnippetFoundation

/// The values that another parameter's intent has so far, for a query or an option provider: `@IntentParameterDependency`.
///
/// nil unless every named parameter has a value, and outside a conversation.
/// **Source**: developer.apple.com/documentation/appintents/intentparameterdependency
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let isMet: @Sendable (Intent) -> Bool

  /// Names the parameters that must have values.
  public init<each Value>(_ paths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    // Key paths to stored properties: they capture nothing.
    nonisolated(unsafe) let paths = (repeat each paths)
    isMet = { intent in
      for path in repeat each paths {
        if !intent[keyPath: path].isSet { return false }
      }
      return true
    }
  }

  /// The intent's values; nil: not all of them are there.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = CurrentIntent.intent as? Intent, isMet(intent) else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// The values of an intent's parameters, by the names of its properties.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  /// A value.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }

  /// The value of an optional parameter; one that was not named must have a value.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: path] else {
      preconditionFailure(
        "A parameter of \(Intent.self) was read that has no value. Name it in @IntentParameterDependency."
      )
    }
    return value
  }
}

/// The intent that the current task asks a query or an option provider for.
package enum CurrentIntent {
  @TaskLocal package static var intent: (any AppIntent)?
}
