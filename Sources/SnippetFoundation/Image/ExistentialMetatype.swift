/// `any P.Type` of one protocol, to make values of it from the records of the image.
///
/// A cast to it looks through the records of all libraries, once for each type; a record has the answer already.
/// The layouts are the Swift ABI's.
struct ExistentialMetatype<Metatype> {
  let protocolDescriptor: UnsafeRawPointer

  /// `metatype` is `(any P.Type).self` of one protocol, without a superclass.
  init(_ metatype: Metatype.Type) {
    let metadata = unsafeBitCast(metatype, to: UnsafeRawPointer.self)
    precondition(metadata.load(as: Int.self) == Self.metatypeKind, "\(metatype) is no (any P.Type)")
    let existential = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let hasSuperclass = UInt32(1 &<< 30)
    precondition(
      existential.load(as: Int.self) == Self.existentialKind
        && existential.load(fromByteOffset: 8, as: UInt32.self) & hasSuperclass == 0
        && existential.load(fromByteOffset: 12, as: UInt32.self) == 1,
      "\(metatype) is not of one protocol"
    )
    protocolDescriptor = existential.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// The type of a record as one that conforms; nil: it does not, or the compiler left no way to it.
  func type(of record: ConformanceRecord) -> Metatype? {
    guard let type = record.type else { return nil }
    guard record.protocolDescriptor == protocolDescriptor,
      let witnesses = record.witnesses(of: type)
    else { return type as? Metatype }
    return unsafeBitCast((type, witnesses), to: Metatype.self)
  }

  private static var existentialKind: Int { 0x303 }
  private static var metatypeKind: Int { 0x306 }
}
