import SnippetFoundation

/// A value that is one of several types: what `@UnionValue` makes of an enumeration.
///
/// **Source**: developer.apple.com/documentation/appintents/unionvalue()
public protocol _IntentValueRepresentable: _IntentValue {
  /// The types that a value can have.
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  /// The value itself.
  var asIntentValue: any _IntentValue { get }
  /// The first case that a value fits; nil: none.
  static func _holding(_ value: any Sendable) -> Self?
}

extension _IntentValueRepresentable {
  /// None, where the type does not say how.
  public static func _holding(_ value: any Sendable) -> Self? { nil }
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
/// What a person types is read as the type of each case, in the order of the code; where it fits several, which one is
/// asked. A case that any text fits counts where no other does. A value from another intent goes into the first case of
/// its type.
///
/// **Source**: developer.apple.com/documentation/appintents/unionvalue(); how it is typed: chosen here
@attached(
  extension,
  conformances: _IntentValueRepresentable,
  names: named(allIntentValueTypes),
  named(asIntentValue),
  named(_holding)
)
public macro UnionValue() = #externalMacro(module: "IntentMacros", type: "UnionValueMacro")
