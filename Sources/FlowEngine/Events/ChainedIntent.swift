/// An intent that the value of another one goes on to.
package struct ChainedIntent: Sendable, ExpressibleByStringLiteral {
  /// Its identifier or title.
  package var name: String
  /// Texts of its parameters, by property name; the value goes into one that is not among them.
  package var given: [String: String]

  package init(_ name: String, given: [String: String] = [:]) {
    self.name = name
    self.given = given
  }

  package init(stringLiteral name: String) { self.init(name) }
}
