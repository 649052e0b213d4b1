/// The types of the image that conform to a protocol, to ask a great many types whether they do.
///
/// A cast that fails looks through the records of all libraries, once for each type; this looks through those of the image
/// once for all of them. Not worth it for a few types.
package struct ImageConformers: Sendable {
  private let types: Set<ObjectIdentifier>

  /// `metatype` is `(any P.Type).self` of one protocol.
  package init<Metatype>(_ metatype: Metatype.Type) {
    let wanted = ExistentialMetatype(metatype).protocolDescriptor
    let types = ImageTypes.types { $0.protocolDescriptor == wanted ? $0.type : nil }
    self.types = Set(types.map { ObjectIdentifier($0) })
  }

  /// Whether a type is one of them; nil: the records do not tell, as for generic types and classes.
  package func contains(_ type: Any.Type) -> Bool? {
    if types.contains(ObjectIdentifier(type)) { return true }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // A struct or an enumeration, whose descriptor says whether it is generic.
    guard [0x200, 0x201].contains(metadata.load(as: Int.self)) else { return nil }
    let context = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let isGeneric = context.load(as: UInt32.self) & 0x80 != 0
    return isGeneric || !ImageTypes.holds(context) ? nil : false
  }
}
