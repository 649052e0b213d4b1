import SnippetFoundation

/// The names that one was probably meant to be, nearest first.
///
/// Chosen here: the case of letters aside, `App` left on, or one letter wrong in four, at most two. Names whose digits
/// differ are names of different things.
package func nearMisses(of name: String, in known: [String]) -> [String] {
  nearest(name, in: known, limit: known.count).filter { isNearMiss(name, of: $0) }
}

private func isNearMiss(_ name: String, of known: String) -> Bool {
  let (name, known) = (name.lowercased(), known.lowercased())
  if name == known || name == known + "app" { return true }
  guard name.filter(\.isNumber) == known.filter(\.isNumber) else { return false }
  let most = min(2, min(name.count, known.count) / 4)
  return editDistance(Array(name), Array(known)) <= most
}
