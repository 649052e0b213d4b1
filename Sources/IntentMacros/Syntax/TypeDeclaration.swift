/// A struct, an enumeration, a class or an actor as source code declares it.
struct TypeDeclaration {
  /// `struct`, `enum` and so on.
  var introducer: Token
  var name: Token
  /// `public `, `package ` or nothing.
  var access = ""
  /// The names of the properties of the type itself, not of its instances.
  var staticProperties: Set<String> = []
  /// The names of an enumeration's cases.
  var cases: [String] = []
}
