/// The cases of an enumeration by the types of their values, in the order of the code.
///
/// Found in what the compiler leaves of the enumeration; the layout is the Swift ABI's. Generic enumerations, and those
/// with indirect cases, are not looked into.
package struct EnumCases<Enumeration> {
  private let metadata: UnsafeRawPointer
  /// The types of the cases' values, by the numbers of the cases; nil: a case has none, or one that is not known.
  private let payloads: [Any.Type?]

  /// nil: the type is no enumeration that can be looked into.
  package init?(_ type: Enumeration.Type = Enumeration.self) {
    metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.enumeration else { return nil }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let fieldsPlace = descriptor.advanced(by: 16)
    // Bit 7: generic.
    guard descriptor.load(as: UInt32.self) & 0x80 == 0, fieldsPlace.load(as: Int32.self) != 0
    else { return nil }
    let fields = fieldsPlace.relative
    let (size, count) = (fields.load(fromByteOffset: 10, as: UInt16.self), fields.advanced(by: 12))
    var payloads: [Any.Type?] = []
    for index in 0..<Int(count.load(as: UInt32.self)) {
      let record = fields.advanced(by: 16 + index * Int(size))
      if record.load(as: UInt32.self) & Self.isIndirect != 0 { return nil }
      payloads.append(Self.type(at: record.advanced(by: 4)))
    }
    self.payloads = payloads
  }

  /// The types of the values, in the order of the code.
  package var types: [Any.Type] { payloads.compactMap(\.self) }

  /// The first case whose type a value has, with the value in it; nil: there is none.
  package func holding(_ value: Any) -> Enumeration? {
    for (number, payload) in payloads.enumerated() {
      if let payload, let made = made(of: value, payload, UInt32(number)) { return made }
    }
    return nil
  }

  private func made<Payload>(
    of value: Any,
    _ type: Payload.Type,
    _ number: UInt32
  ) -> Enumeration? {
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    guard let value = value as? Payload,
      MemoryLayout<Payload>.size <= MemoryLayout<Enumeration>.size,
      witnesses.load(fromByteOffset: 80, as: UInt32.self) & Self.hasCaseWitnesses != 0
    else { return nil }
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let inject = witnesses.load(fromByteOffset: 104, as: Inject.self)
    let room = UnsafeMutablePointer<Enumeration>.allocate(capacity: 1)
    defer { room.deallocate() }
    UnsafeMutableRawPointer(room).initializeMemory(as: Payload.self, to: value)
    inject(room, number, metadata)
    return room.move()
  }

  /// The type that a field names, if it does.
  private static func type(at field: UnsafeRawPointer) -> Any.Type? {
    guard field.load(as: Int32.self) != 0 else { return nil }
    let name = field.relative.assumingMemoryBound(to: UInt8.self)
    var length = 0
    while name[length] != 0 {
      // A mark that a reference of four or eight bytes follows.
      length += (1...0x17).contains(name[length]) ? 5 : (0x18...0x1F).contains(name[length]) ? 9 : 1
    }
    let type = _getTypeByMangledNameInContext(
      name,
      UInt(length),
      genericContext: nil,
      genericArguments: nil
    )
    return type.map(withoutLabel)
  }

  /// The type of a value with a label, which stands there as a tuple of one; any other type as it is.
  private static func withoutLabel(_ type: Any.Type) -> Any.Type {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == tuple,
      metadata.load(fromByteOffset: 8, as: UInt.self) == 1
    else { return type }
    return metadata.load(fromByteOffset: 24, as: Any.Type.self)
  }

  private static var enumeration: UInt { 0x201 }
  private static var tuple: UInt { 0x301 }
  private static var isIndirect: UInt32 { 1 }
  private static var hasCaseWitnesses: UInt32 { 0x20_0000 }
}
