import SnippetFoundation

/// Names as file names: `Happy path!` is `happy-path`.
package enum Slug {
  /// Letters and digits of any script in lower case, all else a single `-`; no `-` at either end.
  ///
  /// May be empty.
  package static func of(_ name: String) -> String {
    var slug = ""
    for scalar in name.precomposedStringWithCanonicalMapping.lowercased() {
      if scalar.isLetter || scalar.isNumber || (scalar == "_" && !slug.isEmpty) {
        slug.append(scalar)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return String(slug.prefix(100))
  }
}
