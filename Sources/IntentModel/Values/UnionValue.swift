import SnippetFoundation

/// A value that is one of several types: what `@UnionValue` makes of an enumeration.
///
/// **Source**: developer.apple.com/documentation/appintents/unionvalue()
public protocol _IntentValueRepresentable: _IntentValue {
  /// The types that a value can have.
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  /// The value itself.
  var asIntentValue: any _IntentValue { get }
}

/// A value that is one of several types, declared as a protocol with words of its own.
///
/// Apple has the macro only; the form is the mission's.
public protocol UnionValue: _IntentValue, TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// Makes an enumeration, each of whose cases has exactly one value, a type that parameters and results can have.
///
/// ```swift
/// @UnionValue
/// enum SearchResult {
///   case task(TaskEntity)
///   case project(ProjectEntity)
/// }
/// ```
///
/// **Source**: developer.apple.com/documentation/appintents/unionvalue()
@attached(
  extension,
  conformances: _IntentValueRepresentable,
  names: named(allIntentValueTypes),
  named(asIntentValue)
)
public macro UnionValue() = #externalMacro(module: "IntentMacros", type: "UnionValueMacro")
