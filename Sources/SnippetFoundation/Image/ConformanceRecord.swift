import CImage

/// One record of the running image: a type that is not generic, and a protocol that it conforms to.
///
/// The layout is the Swift ABI's.
struct ConformanceRecord {
  private let address: UnsafeRawPointer
  /// The descriptor of the type.
  let context: UnsafeRawPointer

  /// nil: the record is of a generic type, or of none.
  init?(_ address: UnsafeRawPointer) {
    let flags = address.load(fromByteOffset: 12, as: UInt32.self)
    let reference = (flags &>> 3) & 7
    guard reference <= 1 else { return nil }
    var context = address.advanced(by: 4).relative
    if reference == 1 { context = context.load(as: UnsafeRawPointer.self) }
    let contextFlags = context.load(as: UInt32.self)
    // 16...18: class, struct, enum; bit 7: generic.
    guard (16...18).contains(contextFlags & 0x1F), contextFlags & 0x80 == 0 else { return nil }
    self.address = address
    self.context = context
  }

  /// The descriptor of the protocol.
  var protocolDescriptor: UnsafeRawPointer { address.relativeOrIndirect }

  /// The type; nil where the compiler left no way to it.
  var type: Any.Type? {
    let accessor = context.advanced(by: 12)
    guard accessor.load(as: Int32.self) != 0 else { return nil }
    typealias Accessor = @convention(thin) (Int) -> UnsafeRawPointer
    let metadata = unsafeBitCast(accessor.relative, to: Accessor.self)
    return unsafeBitCast(metadata(0), to: Any.Type.self)
  }

  /// How the type conforms to the protocol; nil: the runtime does not know.
  ///
  /// A conformance that is a global actor's is told wherever it is asked for, unlike by a cast: under a default of
  /// main-actor isolation each of a protocol that is not `Sendable` is one.
  func witnesses(of type: Any.Type) -> UnsafeRawPointer? {
    swift_getWitnessTable(address, unsafeBitCast(type, to: UnsafeRawPointer.self), nil)
  }

  /// Whether the type is a class that may inherit conformances.
  var hasSuperclass: Bool {
    context.load(as: UInt32.self) & 0x1F == 16
      && context.load(fromByteOffset: 20, as: Int32.self) != 0
  }

  /// The module that the type is declared in, found by going from context to context outwards.
  var module: String? {
    var context = context
    while context.load(as: UInt32.self) & 0x1F != 0 {
      let parent = context.advanced(by: 4)
      guard parent.load(as: Int32.self) != 0 else { return nil }
      context = parent.relativeOrIndirect
    }
    return String(cString: context.advanced(by: 8).relative.assumingMemoryBound(to: CChar.self))
  }
}

extension UnsafeRawPointer {
  /// What a field that holds a distance from itself leads to.
  var relative: UnsafeRawPointer { advanced(by: Int(load(as: Int32.self))) }

  /// The same where an odd distance leads to a pointer to it.
  fileprivate var relativeOrIndirect: UnsafeRawPointer {
    let distance = Int(load(as: Int32.self))
    if distance & 1 == 0 { return advanced(by: distance) }
    return advanced(by: distance & ~1).load(as: UnsafeRawPointer.self)
  }
}
