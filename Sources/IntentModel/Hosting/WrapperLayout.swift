import SnippetFoundation
@_spi(Reflection) import Swift

/// Where the values of a type keep their property wrappers that are classes: parameters and dependencies.
///
/// Found once a type; a mirror of every value costs microseconds a property.
final class WrapperLayout: Sendable {
  struct Field<Wrapper>: Sendable {
    /// The property's name, without the underscore of its storage.
    let name: String
    let offset: Int
    /// The wrapper of an object that is known to be one: no cast at run time.
    let wrapper: @Sendable (AnyObject) -> Wrapper
  }

  /// In the order they are declared.
  let parameters: [Field<any AnyIntentParameter>]
  let dependencies: [Field<any PreparableDependency>]
  /// Those on other parameters, in queries and option providers.
  let parameterDependents: [Field<any ParameterDependent>]

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
    var parameters: [Field<any AnyIntentParameter>] = []
    var dependencies: [Field<any PreparableDependency>] = []
    var parameterDependents: [Field<any ParameterDependent>] = []
    _ = _forEachField(of: type) { name, offset, type, _ in
      let name = propertyName(String(cString: name))
      if let type = type as? any AnyIntentParameter.Type {
        parameters.append(Field(name: name, offset: offset, wrapper: parameter(type)))
      }
      if let type = type as? any PreparableDependency.Type {
        dependencies.append(Field(name: name, offset: offset, wrapper: dependency(type)))
      }
      if let type = type as? any ParameterDependent.Type {
        parameterDependents.append(Field(name: name, offset: offset, wrapper: dependent(type)))
      }
      return true
    }
    self.parameters = parameters
    self.dependencies = dependencies
    self.parameterDependents = parameterDependents
  }
}

private func parameter<Wrapper: AnyIntentParameter>(
  _ type: Wrapper.Type
) -> @Sendable (AnyObject) -> any AnyIntentParameter {
  { unsafeDowncast($0, to: Wrapper.self) }
}

private func dependency<Wrapper: PreparableDependency>(
  _ type: Wrapper.Type
) -> @Sendable (AnyObject) -> any PreparableDependency {
  { unsafeDowncast($0, to: Wrapper.self) }
}

private func dependent<Wrapper: ParameterDependent>(
  _ type: Wrapper.Type
) -> @Sendable (AnyObject) -> any ParameterDependent {
  { unsafeDowncast($0, to: Wrapper.self) }
}

extension WrapperLayout.Field {
  /// The wrapper in a value's storage, which must be of the type whose layout this is.
  func wrapper(in storage: UnsafeRawPointer) -> Wrapper {
    let object = storage.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    return wrapper(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
  }
}

/// The parameters that an intent's properties hold, which know their names from now on.
func parameterWrappers<Intent: AppIntent>(of intent: Intent) -> [any AnyIntentParameter] {
  withFields(of: intent) { fields in
    wrappers(in: fields, of: { $0.parameters }, each: { $0.give(name: $1) })
  }
}

/// Whether one of the parameters that an intent's properties hold is so; they know their names from now on.
func hasParameterWrapper<Intent: AppIntent>(
  of intent: Intent,
  where isSo: (any AnyIntentParameter) -> Bool
) -> Bool {
  withFields(of: intent) { fields in
    guard case .own(let layout, let storage) = fields else {
      return parameterWrappers(of: intent).contains(where: isSo)
    }
    var hasOne = false
    for field in layout.parameters {
      let wrapper = field.wrapper(in: storage)
      wrapper.give(name: field.name)
      if !hasOne, isSo(wrapper) { hasOne = true }
    }
    return hasOne
  }
}

/// The dependencies that a value's properties hold.
func dependencyWrappers<Value>(of value: Value) -> [any PreparableDependency] {
  withFields(of: value) { wrappers(in: $0, of: { $0.dependencies }) }
}

/// A new intent whose wrappers are as those of the old one.
func copyWrappers<Intent: AppIntent>(of intent: Intent) -> Intent {
  let new = Intent()
  withFields(of: intent) { old in
    withFields(of: new) { new in
      pairs(in: old, new, of: { $0.parameters }, each: { $1.take(from: $0) })
      pairs(in: old, new, of: { $0.dependencies }, each: { $1.takeOverride(from: $0) })
    }
  }
  return new
}

/// The dependencies on other parameters that a query's or an option provider's properties hold.
func parameterDependents<Value>(of value: Value) -> [any ParameterDependent] {
  withFields(of: value) { wrappers(in: $0, of: { $0.parameterDependents }) }
}

/// Where a value has its fields: a class keeps them elsewhere, where only a mirror finds them.
private enum Fields {
  case own(WrapperLayout, UnsafeRawPointer)
  case object(Any)
}

/// The only part that is compiled for values of any type: what must be fast knows its types.
private func withFields<Value, Result>(of value: Value, _ body: (Fields) -> Result) -> Result {
  if Value.self is AnyObject.Type { return body(.object(value)) }
  let layout = WrapperLayout.of(Value.self)
  return withUnsafePointer(to: value) { body(.own(layout, UnsafeRawPointer($0))) }
}

/// The wrappers of one kind; `each` gets them with their properties' names.
private func wrappers<Wrapper>(
  in fields: Fields,
  of kind: (WrapperLayout) -> [WrapperLayout.Field<Wrapper>],
  each: (Wrapper, String) -> Void = { _, _ in }
) -> [Wrapper] {
  switch fields {
  case .own(let layout, let storage):
    kind(layout).map { field in
      let wrapper = field.wrapper(in: storage)
      each(wrapper, field.name)
      return wrapper
    }
  case .object(let object):
    Mirror(reflecting: object).children.compactMap { child in
      guard let wrapper = child.value as? Wrapper else { return nil }
      each(wrapper, propertyName(child.label))
      return wrapper
    }
  }
}

/// Calls `each` with the wrappers of one kind that two values of the same type have at the same place.
private func pairs<Wrapper>(
  in one: Fields,
  _ other: Fields,
  of kind: (WrapperLayout) -> [WrapperLayout.Field<Wrapper>],
  each: (Wrapper, Wrapper) -> Void
) {
  guard case .own(let layout, let first) = one, case .own(_, let second) = other else {
    return zip(wrappers(in: one, of: kind), wrappers(in: other, of: kind)).forEach(each)
  }
  for field in kind(layout) { each(field.wrapper(in: first), field.wrapper(in: second)) }
}
