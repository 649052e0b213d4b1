public import SnippetFoundation

/// A value that is one of several types: what `@UnionValue` makes of an enumeration.
///
/// An enumeration can also say so by hand: its types, and the value that a case has. It is typed as one with the macro,
/// unless it is generic or has an indirect case: then no text becomes a value of it.
///
/// **Source**: developer.apple.com/documentation/appintents/unionvalue()
public protocol _IntentValueRepresentable: _IntentValue, _StandingValue {
  /// The types that a value can have.
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  /// The value itself.
  var asIntentValue: any _IntentValue { get }
  /// The first case that a value fits; nil: none.
  ///
  /// Not `Self`, so that the macro may write it into an extension of a type that fewer see than its own `public` says.
  static func _holding(_ value: any Sendable) -> (any _IntentValueRepresentable)?
}

extension _IntentValueRepresentable {
  /// The words of the value itself.
  public var _words: String { shownText(asIntentValue) }

  /// The first case whose type the value has.
  public static func _holding(_ value: any Sendable) -> (any _IntentValueRepresentable)? {
    EnumCases<Self>()?.holding(value)
  }
}

/// A value that is one of several types, declared as a protocol with words of its own.
///
/// Apple has the macro only; the form is the mission's. The types are those of the enumeration's cases.
public protocol UnionValue: _IntentValueRepresentable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{}

extension UnionValue {
  /// The types of the cases' values, in the order of the code.
  public static var allIntentValueTypes: [any _IntentValue.Type] {
    EnumCases<Self>()?.types.compactMap { $0 as? any _IntentValue.Type } ?? []
  }

  /// The value of the case; its name where it has none.
  public var asIntentValue: any _IntentValue {
    guard let child = Mirror(reflecting: self).children.first else { return "\(self)" }
    let tuple = Mirror(reflecting: child.value)
    let value: Any? = tuple.displayStyle == .tuple ? tuple.children.first?.value : child.value
    return value as? any _IntentValue ?? child.label ?? "\(self)"
  }
}

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
