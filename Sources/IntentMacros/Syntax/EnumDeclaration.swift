/// An enumeration as source code declares it.
struct EnumDeclaration {
  /// `enum`, or the word that stands in its place.
  var introducer: Token
  var name: Token
  /// `public `, `package ` or nothing: what the members of its extensions need.
  var access = ""
  var cases: [Case] = []

  struct Case {
    var name: Token
    /// The types of its values, as written.
    var values: [Value] = []
  }

  struct Value {
    /// nil: it has none.
    var label: String?
    var type: String
  }
}
