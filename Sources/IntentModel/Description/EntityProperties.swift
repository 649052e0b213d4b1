import SnippetFoundation
@_spi(Reflection) import Swift

/// What stands beside a property of an entity, with its types erased.
protocol AnyPropertyKind: AnyObject {
  static var valueType: any _IntentValue.Type { get }
}

/// A `@Property` with its types erased.
protocol AnyEntityProperty: AnyPropertyKind {
  /// One without a title and a value.
  init()
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

extension DeferredEntityProperty: AnyPropertyKind {
  static var valueType: any _IntentValue.Type { Value.self }
}

/// A property of an entity's type: stored, computed or deferred.
struct ListedProperty {
  /// As in the code.
  let name: String
  /// The type of its values.
  let type: any _IntentValue.Type
  /// nil: it is stored.
  let declaration: _EntityPropertyDeclaration?

  /// What people call it, by an entity that has it, or as the code of a computed or deferred one says; empty: as in the
  /// code.
  func title(by entity: (any AppEntity)?) -> String {
    guard let entity else { return declaration?.declaredTitle?.resolved ?? "" }
    return declaration?.title(entity) ?? storedProperty(name, of: entity)?.shownTitle ?? ""
  }

  /// The value that an entity has; one that is deferred is fetched.
  func value(of entity: any AppEntity) async throws -> (any Sendable)? {
    guard let declaration else { return storedProperty(name, of: entity)?.currentValue }
    if let fetch = declaration.fetch { return try await fetch(entity) }
    return declaration.read?(entity)?.currentValue
  }
}

/// The properties of an entity that people can see and search: the stored ones in the order they are declared, then the
/// others.
func properties(of type: any AppEntity.Type) -> [ListedProperty] {
  var found: [ListedProperty] = []
  // The first bit says that the type is a class; its name in the library is a variable that nothing guards.
  let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
  _ = _forEachField(of: type, options: options) { name, _, field, _ in
    if let property = field as? any AnyEntityProperty.Type {
      let name = propertyName(String(cString: name))
      found.append(ListedProperty(name: name, type: property.valueType, declaration: nil))
    }
    return true
  }
  return found
    + DeclaredProperties.of(type).map {
      ListedProperty(name: $0.name, type: $0.type, declaration: $0)
    }
}

/// What an entity holds in its stored properties, by their names in the code; nil: a property has no value.
package func storedValues(of entity: any AppEntity) -> [(name: String, value: (any Sendable)?)] {
  Mirror(reflecting: entity).children.compactMap { child in
    guard let property = child.value as? any AnyEntityProperty else { return nil }
    return (propertyName(child.label), property.currentValue)
  }
}

/// The stored property of an entity with a name of the code.
func storedProperty(_ name: String, of entity: any AppEntity) -> (any AnyEntityProperty)? {
  Mirror(reflecting: entity).children.first { propertyName($0.label) == name }?.value
    as? any AnyEntityProperty
}
