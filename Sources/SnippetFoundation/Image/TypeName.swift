/// Returns a type's own name, without its module.
///
/// **Source**: the same words as `String(describing:)`, which looks for conformances first and costs ten times as much.
package func typeName(_ type: Any.Type) -> String {
  withoutDiscriminators(_typeName(type, qualified: false))
}

/// A name without what tells a private type from those of other files: of `(Order in _D29073D3)` it is `Order`.
///
/// Optimised code has that in names where other code has not, and it changes with the file's name.
func withoutDiscriminators(_ name: String) -> String {
  guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
  return name.replacing(/\(([^(), ]+) in _[0-9A-F]+\)/) { $0.1 }
}

/// Returns a type's name behind those of the types around it, without its module: `Order.Query`.
///
/// Functions around it, and the arguments of generic types around it, have no part in it.
package func nestedTypeName(_ type: Any.Type) -> String {
  var depth = 0
  let around = withoutDiscriminators(_typeName(type, qualified: true)).split { character in
    switch character {
    case "<", "(": depth += 1
    case ">", ")": depth -= 1
    default: return character == "." && depth == 0
    }
    return false
  }
  let outer = around.dropFirst().dropLast().filter { !$0.hasPrefix("(") }
  return (outer.map { String($0.prefix { $0 != "<" }) } + [typeName(type)]).joined(separator: ".")
}

/// Returns the name of the Swift module that declares a type.
package func moduleName(of type: Any.Type) -> String {
  // Not `String(reflecting:)`, which first looks for a description of each type's own: most of a program's start.
  let name = _typeName(type, qualified: true)
  return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
}
