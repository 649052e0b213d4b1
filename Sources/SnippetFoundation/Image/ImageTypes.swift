import CImage

/// The types of the running image that are not generic, by the protocols they conform to.
package enum ImageTypes {
  /// The types of which a record says that they conform to a protocol, each once, in the order of the image's records.
  ///
  /// `metatype` is `(any P.Type).self` of one protocol. A class that only inherits the conformance has no record of it.
  package static func conforming<Metatype>(to metatype: Metatype.Type) -> [Metatype] {
    let wanted = ExistentialMetatype(metatype)
    return types { $0.protocolDescriptor == wanted.protocolDescriptor ? wanted.type(of: $0) : nil }
  }

  /// The types of some modules that conform to a protocol; nil: of every module but this package's own, which hold
  /// most of an image's.
  ///
  /// `metatype` is `(any P.Type).self` of one protocol. Classes that inherit the conformance are
  /// among them, if they declare another one.
  package static func ofApps<Metatype>(
    in modules: [String]? = nil,
    conformingTo metatype: Metatype.Type
  ) -> [Metatype] {
    let wanted = ExistentialMetatype(metatype)
    return types { record in
      guard record.protocolDescriptor == wanted.protocolDescriptor || record.hasSuperclass,
        let module = record.module, !own.contains(module), modules?.contains(module) ?? true
      else { return nil }
      return wanted.type(of: record)
    }
  }

  /// Whether an address lies in the image whose records are looked through.
  static func holds(_ address: UnsafeRawPointer) -> Bool {
    address >= image_begin() && address < image_end()
  }

  /// Whether a module is this package's own, or one it is built with.
  package static func isOwn(_ module: String) -> Bool { own.contains(module) }

  /// The modules of the image that have a type with a conformance.
  package static var modules: Set<String> {
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
    "IntentModel", "IntentViews", "Intents", "Logging", "SnippetFoundation", "SnippetTesting",
    "Snippets", "Swift",
    "TerminalSession", "Timelines",
  ]

  /// What is made of the conformance records that the linker laid out, once a type; nil: nothing.
  ///
  /// Casts are no way to ask so many types: each that fails looks through the records of all libraries.
  static func types<Metatype>(_ meant: (ConformanceRecord) -> Metatype?) -> [Metatype] {
    var types: [Metatype] = []
    // Few, and a set of them would be made at every start of a process.
    var seen: [UnsafeRawPointer] = []
    var entry = image_conformances_begin()
    let end = image_conformances_end()
    while entry < end {
      let record = ConformanceRecord(UnsafeRawPointer(entry).advanced(by: Int(entry.pointee)))
      entry += 1
      guard let record, let type = meant(record), !seen.contains(record.context) else { continue }
      seen.append(record.context)
      types.append(type)
    }
    return types
  }
}
