extension SymbolTable {
  /// Whether a symbol's outline and its filled form are a state of something, of which both are shown.
  static func isState(_ name: Substring) -> Bool {
    if states.contains(name) { return true }
    let parts = name.split(separator: ".").filter { $0 != "circle" && $0 != "square" }
    return states.contains(parts.joined(separator: ".")[...])
  }

  /// Symbols of which apps show the outline or the filled one to say a state.
  ///
  /// That is a rating, a favourite, what is done, on or chosen; the two differ in every output. Of all others apps use one of the
  /// two for its looks: it is drawn by a sign that may have one form only, and said by its name.
  static let states: Set<Substring> = [
    "star", "heart", "suit.heart", "suit.club", "suit.diamond", "suit.spade", "bookmark", "flag",
    "pin", "bell", "circle", "square", "rectangle", "capsule", "oval", "triangle", "diamond",
    "rhombus", "pentagon", "hexagon", "arrowtriangle.up", "arrowtriangle.down",
    "checkmark.circle", "checkmark.square", "checkmark.seal", "checkmark.shield",
    "hand.thumbsup", "hand.thumbsdown", "person", "person.2", "person.3", "face.smiling", "house",
    "sun.max", "sun.min", "moon", "lightbulb", "flame", "drop",
  ]
}
