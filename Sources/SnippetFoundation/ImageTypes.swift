import CImage

/// The types of the running image: every type that is not generic and conforms to some protocol.
package enum ImageTypes {
  /// Each type once, in the order of the image's conformance records.
  ///
  /// Read once, at first use.
  package static let all: [Any.Type] = scan()

  /// The types that may be an app's: those of this package's own modules, which are most of an image, left out.
  package static let ofApps: [Any.Type] = all.filter { !own.contains(moduleName(of: $0)) }

  private static let own: Set<String> = [
    "ArgumentParser", "ArgumentParserToolInfo", "FlowEngine", "FlowScripts", "IntentEffects",
    "IntentModel", "Intents", "Logging", "SnippetFoundation", "SnippetTesting", "Snippets", "Swift",
    "TerminalSession", "Timelines",
  ]

  /// Walks the conformance records that the linker laid out; the layout is the Swift ABI's.
  private static func scan() -> [Any.Type] {
    var types: [Any.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var record = image_conformances_begin()
    let end = image_conformances_end()
    while record < end {
      let descriptor = UnsafeRawPointer(record).advanced(by: Int(record.pointee))
      record += 1
      guard let type = type(conformingIn: descriptor) else { continue }
      if seen.insert(ObjectIdentifier(type)).inserted { types.append(type) }
    }
    return types
  }

  private static func type(conformingIn descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(fromByteOffset: 12, as: UInt32.self)
    let reference = (flags >> 3) & 7
    guard reference <= 1 else { return nil }
    let field = descriptor.advanced(by: 4)
    var context = field.advanced(by: Int(field.load(as: Int32.self)))
    if reference == 1 { context = context.load(as: UnsafeRawPointer.self) }
    let contextFlags = context.load(as: UInt32.self)
    // 16...18: class, struct, enum; bit 7: generic.
    guard (16...18).contains(contextFlags & 0x1F), contextFlags & 0x80 == 0 else { return nil }
    let accessor = context.advanced(by: 12)
    let offset = accessor.load(as: Int32.self)
    guard offset != 0 else { return nil }
    typealias Accessor = @convention(thin) (Int) -> UnsafeRawPointer
    let metadata = unsafeBitCast(accessor.advanced(by: Int(offset)), to: Accessor.self)
    return unsafeBitCast(metadata(0), to: Any.Type.self)
  }
}

/// The types of the running image, each once.
package func imageTypes() -> [Any.Type] { ImageTypes.all }

/// The name of the Swift module that declares a type.
package func moduleName(of type: Any.Type) -> String {
  // Not `String(reflecting:)`, which first looks for a description of each type's own: most of a program's start.
  let name = _typeName(type, qualified: true)
  return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
}
