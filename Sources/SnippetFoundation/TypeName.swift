/// Returns a type's own name, without its module.
///
/// **Source**: the same words as `String(describing:)`, which looks for conformances first and costs ten times as much.
package func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
