/// A property as source code declares it.
struct PropertyDeclaration {
  /// Attributes that the property's companions need too: availability and the main actor.
  var attributes: [String] = []
  /// Such as `public` or `nonisolated`; what narrows the setter alone is left out.
  var modifiers: [String] = []
  /// `var` or `let`.
  var introducer: Token
  var name: String
  /// As written; nil if none is.
  var type: String?
  /// The sign `=` before an initial value.
  var initialValue: Token?
  /// What stands behind that sign.
  var initialText: String?
  var getter: Getter?
  var setter: Token?

  struct Getter {
    /// The word `get`, or the brace that begins a getter without it.
    var token: Token
    var isAsync = false
    var canThrow = false
  }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// What stands before a companion's `var`: attributes, access, isolation.
  var companionPrefix: String {
    let kept: Set = ["public", "package", "internal", "fileprivate", "private", "nonisolated"]
    let words = attributes + modifiers.filter { kept.contains($0) }
    return words.map { $0 + " " }.joined()
  }

  /// The name as it may stand behind `$`: without backticks.
  var plainName: String { name.filter { $0 != "`" } }
}
