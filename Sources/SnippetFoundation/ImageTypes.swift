import CImage

/// The types of the running image that are not generic, by the protocols they conform to.
package enum ImageTypes {
  /// The types of which a record says that they conform to a protocol, each once, in the order of the image's records.
  ///
  /// `existential` is `(any P).self` of one protocol. A class that only inherits the conformance has no record of it.
  package static func conforming(to existential: Any.Type) -> [Any.Type] {
    guard let wanted = descriptor(ofProtocolIn: existential) else { return [] }
    return types { $0.protocolDescriptor == wanted }
  }

  /// The types of some modules that may conform to a protocol; nil: of every module but this package's own, which hold
  /// most of an image's.
  ///
  /// Classes with a superclass are among them whether they conform or not: they may inherit it.
  package static func ofApps(
    in modules: [String]? = nil,
    mayConformTo existential: Any.Type
  ) -> [Any.Type] {
    guard let wanted = descriptor(ofProtocolIn: existential) else { return [] }
    return types { record in
      guard record.protocolDescriptor == wanted || record.hasSuperclass,
        let module = record.module, !own.contains(module)
      else { return false }
      return modules?.contains(module) ?? true
    }
  }

  /// Whether an address lies in the image whose records are looked through.
  static func holds(_ address: UnsafeRawPointer) -> Bool { image_holds(address) != 0 }

  /// Whether a module is this package's own, or one it is built with.
  package static func isOwn(_ module: String) -> Bool { own.contains(module) }

  /// The modules of the image that have a type with a conformance.
  static var modules: Set<String> {
    var modules: Set<String> = []
    var entry = image_conformances_begin()
    let end = image_conformances_end()
    while entry < end {
      let record = ConformanceRecord(UnsafeRawPointer(entry).advanced(by: Int(entry.pointee)))
      entry += 1
      if let module = record?.module { modules.insert(module) }
    }
    return modules
  }

  private static let own: Set<String> = [
    "ArgumentParser", "ArgumentParserToolInfo", "FlowEngine", "FlowScripts", "IntentEffects",
    "IntentModel", "Intents", "Logging", "SnippetFoundation", "SnippetTesting", "Snippets", "Swift",
    "TerminalSession", "Timelines",
  ]

  /// Walks the conformance records that the linker laid out.
  ///
  /// Casts are no way to ask so many types: each that fails looks through the records of all libraries.
  private static func types(where isMeant: (ConformanceRecord) -> Bool) -> [Any.Type] {
    var types: [Any.Type] = []
    // Few, and a set of them would be made at every start of a process.
    var seen: [UnsafeRawPointer] = []
    var entry = image_conformances_begin()
    let end = image_conformances_end()
    while entry < end {
      let record = ConformanceRecord(UnsafeRawPointer(entry).advanced(by: Int(entry.pointee)))
      entry += 1
      guard let record, isMeant(record), !seen.contains(record.context),
        let type = record.type
      else { continue }
      seen.append(record.context)
      types.append(type)
    }
    return types
  }

  /// The descriptor of a protocol, from the metadata of `any P`.
  private static func descriptor(ofProtocolIn existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    let hasSuperclass = UInt32(1 << 30)
    guard metadata.load(as: Int.self) == existentialKind,
      metadata.load(fromByteOffset: 8, as: UInt32.self) & hasSuperclass == 0,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }
}
