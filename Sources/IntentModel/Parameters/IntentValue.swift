public import SnippetFoundation

/// A type that a parameter or a result can have.
public protocol _IntentValue: Sendable {
  /// The type of one element, without optional and array.
  associatedtype ValueType: _IntentValue = Self
  /// The type without optional.
  associatedtype UnwrappedType: _IntentValue = Self
  /// What an app can offer to choose from: the type itself, except that yes and no are always the same two.
  associatedtype _Offered = Self
  /// The resolvers of a parameter that names none.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
  /// The resolvers of a parameter that names none, asked for a value or for each element of a list.
  static var defaultResolverSpecification: Specification { get }
  /// The same, known without a look at their type where there are none.
  static var _defaultResolvers: [any Resolver] { get }
  /// What a value is to a person: said where the type is declared, where the runtime would have to look it up.
  static var _form: _IntentValueForm { get }
  /// Whether a query finds values of the type; said where the type is declared, as what it is to a person.
  static var _isEntity: Bool { get }
}

/// What the values of a type are to a person.
public enum _IntentValueForm: Sendable {
  /// A text.
  case text
  /// A whole number.
  case integer
  /// A number with decimals.
  case number
  /// Yes or no.
  case boolean
  /// A date, an address and the like.
  case plain
  /// A case of an enumeration.
  case enumeration
  /// An entity.
  case entity
  /// Several values.
  case list
}

extension _IntentValue {
  /// Neither a case nor an entity nor a list.
  public static var _form: _IntentValueForm { .plain }
  /// No query finds it.
  public static var _isEntity: Bool { false }
  /// Those of the specification.
  public static var _defaultResolvers: [any Resolver] { Array(defaultResolverSpecification) }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  /// None.
  public static var defaultResolverSpecification: Specification { .init() }
  /// None.
  public static var _defaultResolvers: [any Resolver] { [] }
}

/// A value of the system's own: a place, a link, what a camera sees.
///
/// No type of this package is one, since what such values stand for is not there. An app's type can be one, and is a
/// parameter as any other.
/// **Source**: developer.apple.com/documentation/appintents
public protocol _SystemIntentValue: _IntentValue {}

extension AppEnum {
  /// A case.
  public static var _form: _IntentValueForm { .enumeration }
}

extension AppEntity {
  /// An entity.
  public static var _form: _IntentValueForm { .entity }
  /// Its query finds it.
  public static var _isEntity: Bool { true }
}

extension AppEnum where Self: AppEntity {
  /// A case, which is looked for first.
  public static var _form: _IntentValueForm { .enumeration }
}

extension String: _IntentValue {
  /// A text.
  public static var _form: _IntentValueForm { .text }
}
extension Int: _IntentValue {
  /// A whole number.
  public static var _form: _IntentValueForm { .integer }
}
extension Double: _IntentValue {
  /// A number with decimals.
  public static var _form: _IntentValueForm { .number }
}
extension Bool: _IntentValue {
  /// Yes or no.
  public static var _form: _IntentValueForm { .boolean }
  /// Nothing: Apple's parameter that is yes or no has no `optionsProvider`.
  public typealias _Offered = Never
}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}

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
  /// Several values.
  public static var _form: _IntentValueForm { .list }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The element.
  public typealias ValueType = Element.ValueType
  /// The set itself.
  public typealias UnwrappedType = Set<Element>
  /// Several values.
  public static var _form: _IntentValueForm { .list }
}

/// Tells an optional type from others where the type is not known.
protocol AnyOptional {
  /// nil, as a value of the optional type.
  static var absent: Any { get }
  /// The value in it, if there is one.
  var presentValue: Any? { get }
}

extension Optional: AnyOptional {
  static var absent: Any { Self.none as Any }
  var presentValue: Any? { self }
}

/// Tells a list type from others where the type is not known.
protocol AnyList {
  /// Whether the same element can be in it once only.
  static var isUnique: Bool { get }
  static var elementType: any _IntentValue.Type { get }
  /// A list of the type; nil where an element is of another.
  static func of(_ elements: [any Sendable]) -> (any Sendable)?
  var elements: [any Sendable] { get }
}

extension Array: AnyList where Element: _IntentValue {
  static var isUnique: Bool { false }
  static var elementType: any _IntentValue.Type { Element.self }

  static func of(_ elements: [any Sendable]) -> (any Sendable)? {
    let list = elements.compactMap { $0 as? Element }
    return list.count == elements.count ? list : nil
  }

  var elements: [any Sendable] { self }
}

extension Set: AnyList where Element: _IntentValue {
  static var isUnique: Bool { true }
  static var elementType: any _IntentValue.Type { Element.self }

  static func of(_ elements: [any Sendable]) -> (any Sendable)? {
    let list = elements.compactMap { $0 as? Element }
    return list.count == elements.count ? Set(list) : nil
  }

  /// In their own order where they have one, else in that of their words, numbers in them as numbers: the same in every
  /// run.
  var elements: [any Sendable] { sorted { isBefore($0, $1) } }
}

/// Whether a value comes before another of its type.
private func isBefore(_ one: any Sendable, _ other: any Sendable) -> Bool {
  func isLess<Ordered: Comparable>(_ one: Ordered) -> Bool? {
    guard let other = other as? Ordered, one < other || other < one else { return nil }
    return one < other
  }
  if let one = one as? any Comparable, let answer = isLess(one) { return answer }
  let (first, second) = ("\(one)", "\(other)")
  let order = first.compare(second, options: .numeric)
  return order == .orderedSame ? first < second : order == .orderedAscending
}

/// Returns the elements of a list, whatever its type; nil for a value that is none.
package func elements(of value: Any) -> [any Sendable]? {
  (value as? any AnyList)?.elements ?? value as? [any Sendable]
}
