import SnippetFoundation

/// The values that other parameters of the intent have, for the options of one: `@IntentParameterDependency`.
///
/// Used in queries and option providers. nil while one of the named parameters has no value, and wherever no parameter
/// of the intent is asked for. A class, as the other wrappers are, so that an intent's queries are found to have it.
/// **Source**: developer.apple.com/documentation/appintents/intentparameterdependency
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let readers: Readers

  /// Reads parameters; a key path to one never changes, so that it may be read from anywhere.
  private struct Readers: @unchecked Sendable {
    var all: [(Intent) -> any AnyIntentParameter] = []
  }

  /// The parameters that must have values.
  public init<each Value: _IntentValue>(
    _ paths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var readers = Readers()
    for path in repeat each paths {
      readers.all.append { $0[keyPath: path] }
    }
    self.readers = readers
  }

  /// The values; nil while one of them is missing.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = CurrentIntent.intent as? Intent,
      readers.all.allSatisfy({ $0(intent).isSet })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// The values of an intent's parameters.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  /// A parameter's value.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }

  /// The value of an optional parameter.
  ///
  /// **Errors**: reading one that the wrapper does not name and that has no value stops the program.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: path] else {
      preconditionFailure(
        "A parameter of '\(titleText(of: Intent.self))' was read that has no value. "
          + "Name it in the @IntentParameterDependency, which is nil without it."
      )
    }
    return value
  }
}

extension DynamicOptionsProvider {
  /// The values of other parameters.
  public typealias ParameterDependency = IntentParameterDependency
}

/// The intent whose parameter is being filled.
package enum CurrentIntent {
  @TaskLocal package static var intent: (any AppIntent)?
}

/// A parameter dependency whose intent is not known.
protocol ParameterDependent: AnyObject, Sendable {
  /// The properties' names; empty for an intent of another type.
  func names(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: ParameterDependent {
  func names(in intent: any AppIntent) -> [String] {
    guard let intent = intent as? Intent else { return [] }
    return readers.all.map { $0(intent).name }
  }
}

extension IntentParameter {
  package var source: (any DynamicOptionsProvider)? {
    configuration.optionsProvider ?? entityQuery
  }

  package func dependencies(in intent: any AppIntent) -> Set<String> {
    guard let source else { return [] }
    return Set(parameterDependents(of: source).flatMap { $0.names(in: intent) })
  }

  package func isStillOffered() async throws -> Bool {
    guard hasOptions, let value = currentValue else { return true }
    let offered = try await options()
    for element in elements(of: value) ?? [value] {
      if offered.contains(where: { isSame($0.value, element) }) { continue }
      let found = try await matches(display(element).title.resolvedInLines)
      if !found.contains(where: { isSame($0.value, element) }) { return false }
    }
    return true
  }
}
