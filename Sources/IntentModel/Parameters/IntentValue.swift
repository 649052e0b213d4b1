public import SnippetFoundation

/// A type that a parameter or a result can have.
public protocol _IntentValue: Sendable {
  /// The type of one element, without optional and array.
  associatedtype ValueType: _IntentValue = Self
  /// The type without optional.
  associatedtype UnwrappedType: _IntentValue = Self
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The wrapped type's element.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The element.
  public typealias ValueType = Element.ValueType
  /// The array itself.
  public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The element.
  public typealias ValueType = Element.ValueType
  /// The set itself.
  public typealias UnwrappedType = Set<Element>
}

/// Tells an optional type from others where the type is not known.
protocol AnyOptional {
  /// nil, as a value of the optional type.
  static var absent: Any { get }
}

extension Optional: AnyOptional {
  static var absent: Any { Self.none as Any }
}

/// Tells an array from others where the type is not known.
protocol AnyArray {}
extension Array: AnyArray {}
