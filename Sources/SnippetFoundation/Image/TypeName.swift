/// Returns a type's own name, without its module.
///
/// **Source**: the same words as `String(describing:)`, which looks for conformances first and costs ten times as much.
package func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// Returns the name of the Swift module that declares a type.
package func moduleName(of type: Any.Type) -> String {
  // Not `String(reflecting:)`, which first looks for a description of each type's own: most of a program's start.
  let name = _typeName(type, qualified: true)
  return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
}
