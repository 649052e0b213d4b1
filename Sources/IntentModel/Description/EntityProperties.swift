import SnippetFoundation
@_spi(Reflection) import Swift

/// A `@Property` with its types erased.
protocol AnyEntityProperty: AnyObject {
  static var valueType: any _IntentValue.Type { get }
  /// What people call it; empty: as in the code.
  var shownTitle: String { get }
  /// The value; nil: it has none.
  var currentValue: (any Sendable)? { get }
}

extension EntityProperty: AnyEntityProperty {
  static var valueType: any _IntentValue.Type { Value.self }
  var shownTitle: String { title.resolved }
  var currentValue: (any Sendable)? {
    guard let held else { return nil }
    return isOptional ? held as? Value.UnwrappedType : held
  }
}

/// The stored properties of an entity that people can see and search, in the order they are declared.
func properties(of type: any AppEntity.Type) -> [(name: String, type: any _IntentValue.Type)] {
  var found: [(String, any _IntentValue.Type)] = []
  _ = _forEachField(of: type) { name, _, field, _ in
    if let property = field as? any AnyEntityProperty.Type {
      found.append((propertyName(String(cString: name)), property.valueType))
    }
    return true
  }
  return found
}
