import SnippetFoundation
@_spi(Reflection) import Swift

/// An entity that no code of the app made: its properties are new, what else it keeps is nought, empty or nil.
///
/// A key path says nothing of its name; which of the new properties it leads to does.
enum BlankEntity<Entity: AppEntity> {
  /// The name of the stored property that a key path leads to; nil: it leads further, or the entity keeps something of
  /// which there is no blank.
  static func name(of path: AnyKeyPath) -> String? {
    guard !(Entity.self is AnyObject.Type), let path = path as? PartialKeyPath<Entity>,
      path.isOneStep
    else { return nil }
    let room = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Entity>.size,
      alignment: MemoryLayout<Entity>.alignment
    )
    defer { room.deallocate() }
    room.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Entity>.size)
    guard canBeBlank(Entity.self) else { return nil }
    var names: [ObjectIdentifier: String] = [:]
    fill(room, as: Entity.self) { names[ObjectIdentifier($1)] = $0 }
    let blank = room.assumingMemoryBound(to: Entity.self)
    defer { blank.deinitialize(count: 1) }
    return (blank.pointee[keyPath: path] as? any AnyEntityProperty).flatMap {
      names[ObjectIdentifier($0)]
    }
  }
}

extension AnyKeyPath {
  /// Whether it is one getter, such as that of `$title`: a further step would read what a blank has not.
  ///
  /// Read off its description, such as `\Song.<computed 0x000055a2f388b590 (EntityProperty<String>)>`.
  fileprivate var isOneStep: Bool {
    let text = String(reflecting: self)
    let start = "\\\(Swift.type(of: self).rootType).<computed "
    let end = " (\(Swift.type(of: self).valueType))>"
    return text.hasPrefix(start) && text.hasSuffix(end)
      && !text.dropFirst(start.count).dropLast(end.count).contains("(")
  }
}

/// Whether bytes of nought, with what `fill` puts among them, are a value that can be copied and thrown away.
///
/// An object that is not there is nobody's; an existential or a payload of nought would be taken for one of a type.
private func canBeBlank(_ type: Any.Type) -> Bool {
  if hasEmpty(type) { return true }
  var canBe = false
  _ = _forEachField(of: type) { _, _, field, kind in
    switch kind {
    case .class, .function, .opaque: canBe = true
    case .struct: canBe = canBeBlank(field)
    default: canBe = hasEmpty(field)
    }
    return canBe
  }
  return canBe
}

private func hasEmpty(_ type: Any.Type) -> Bool { isPlain(type) || emptyValue(of: type) != nil }

/// Puts values where nought is none; `each` gets the properties with their names.
private func fill(
  _ room: UnsafeMutableRawPointer,
  as type: Any.Type,
  each: (String, any AnyEntityProperty) -> Void
) {
  _ = _forEachField(of: type) { name, offset, field, kind in
    let place = room + offset
    if let property = field as? any AnyEntityProperty.Type {
      let property = property.init()
      each(propertyName(String(cString: name)), property)
      place.initializeMemory(
        as: Unmanaged<AnyObject>.self,
        to: Unmanaged.passRetained(property as AnyObject)
      )
    } else if !isPlain(field), let value = emptyValue(of: field) {
      func put<Value>(_ value: Value) { place.initializeMemory(as: Value.self, to: value) }
      _openExistential(value, do: put)
    } else if !isPlain(field), kind == .struct {
      fill(place, as: field) { _, _ in }
    }
    return true
  }
}

/// nil or nothing, where that is not bytes of nought; nil: nobody knows one.
private func emptyValue(of type: Any.Type) -> Any? {
  switch type {
  case let type as any AnyOptional.Type: .some(type.absent)
  case is Data.Type: Data()
  case is Locale.Type: Locale.source
  default: nil
  }
}

private func isPlain(_ type: Any.Type) -> Bool {
  func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
  return _openExistential(type, do: isPlain)
}
