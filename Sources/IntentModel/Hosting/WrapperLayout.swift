import SnippetFoundation
@_spi(Reflection) import Swift

/// Where the values of a type keep their property wrappers that are classes: parameters and dependencies.
///
/// Found once a type; a mirror of every value costs microseconds a property.
struct WrapperLayout: Sendable {
  struct Field: Sendable {
    /// The property's name, without the underscore of its storage.
    let name: String
    let offset: Int
  }

  /// In the order they are declared.
  let parameters: [Field]
  let dependencies: [Field]
  /// Those on other parameters, in queries and option providers.
  let parameterDependents: [Field]

  private static let known = Lock([ObjectIdentifier: WrapperLayout]())

  /// The layout of a struct type.
  static func of(_ type: Any.Type) -> WrapperLayout {
    let id = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[id] }) { return layout }
    let layout = WrapperLayout(type)
    known.withLock { $0[id] = layout }
    return layout
  }

  private init(_ type: Any.Type) {
    var parameters: [Field] = []
    var dependencies: [Field] = []
    var parameterDependents: [Field] = []
    _ = _forEachField(of: type) { name, offset, type, _ in
      let field = Field(name: propertyName(String(cString: name)), offset: offset)
      if type is any NamedIntentParameter.Type { parameters.append(field) }
      if type is any PreparableDependency.Type { dependencies.append(field) }
      if type is any ParameterDependent.Type { parameterDependents.append(field) }
      return true
    }
    self.parameters = parameters
    self.dependencies = dependencies
    self.parameterDependents = parameterDependents
  }
}

/// The class instances that the fields of a struct hold; the fields must be of the value's own type.
private func instances<Value>(_ fields: [WrapperLayout.Field], of value: Value) -> [AnyObject] {
  withUnsafePointer(to: value) { pointer in
    fields.map { field in
      let stored = UnsafeRawPointer(pointer).load(
        fromByteOffset: field.offset,
        as: UnsafeRawPointer.self
      )
      return Unmanaged<AnyObject>.fromOpaque(stored).takeUnretainedValue()
    }
  }
}

/// Runs `body` with the wrappers of one kind that a value holds, and their properties' names.
private func wrappers<Wrapper>(
  of value: Any,
  _ kind: KeyPath<WrapperLayout, [WrapperLayout.Field]>,
  as type: Wrapper.Type = Wrapper.self
) -> [(name: String, wrapper: Wrapper)] {
  guard !(Swift.type(of: value) is AnyObject.Type) else {  // a class keeps its fields elsewhere
    return Mirror(reflecting: value).children.compactMap { child in
      (child.value as? Wrapper).map { (propertyName(child.label), $0) }
    }
  }
  let fields = WrapperLayout.of(Swift.type(of: value))[keyPath: kind]
  if fields.isEmpty { return [] }
  func open<Value>(_ value: Value) -> [AnyObject] { instances(fields, of: value) }
  let objects = _openExistential(value, do: open)
  return zip(fields, objects).compactMap { field, object in
    (object as? Wrapper).map { (field.name, $0) }
  }
}

/// The parameters that an intent's properties hold.
func parameterWrappers(
  of intent: any AppIntent
) -> [(name: String, wrapper: any NamedIntentParameter)] {
  wrappers(of: intent, \.parameters)
}

/// The dependencies that a value's properties hold.
func dependencyWrappers(of value: Any) -> [any PreparableDependency] {
  wrappers(of: value, \.dependencies).map(\.wrapper)
}

/// The dependencies on other parameters that a query's or an option provider's properties hold.
func parameterDependents(of value: Any) -> [any ParameterDependent] {
  wrappers(of: value, \.parameterDependents).map(\.wrapper)
}
