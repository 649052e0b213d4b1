import SnippetFoundation

/// The names that one was probably meant to be, nearest first.
///
/// Chosen here: the case of letters aside, `App` left on, or one letter wrong in four, at most two. Names whose digits
/// differ are names of different things.
package func nearMisses(of name: String, in known: [String]) -> [String] {
  nearest(name, in: known, limit: known.count).filter { isNearMiss(name, of: $0) }
}

/// What is said of an effect of which none was to run, where nothing ran it but one whose name is a letter off.
///
/// nil: there is none. More than a letter may well be another effect, as `Lights.on` and `Lights.off`.
package func doubt(aboutAbsent effect: String, among begun: [String]) -> String? {
  guard !begun.contains(effect) else { return nil }
  let letters = Array(effect.lowercased())
  let near = begun.first { editDistance(letters, Array($0.lowercased())) <= 1 }
  return near.map { "no effect is called '\(effect)' here. Is '\($0)' meant?" }
}

private func isNearMiss(_ name: String, of known: String) -> Bool {
  let (name, known) = (name.lowercased(), known.lowercased())
  if name == known || name == known + "app" { return true }
  guard name.filter(\.isNumber) == known.filter(\.isNumber) else { return false }
  let most = min(2, min(name.count, known.count) / 4)
  return editDistance(Array(name), Array(known)) <= most
}
