/// A macro attached to a property.
protocol PropertyMacro: SendableMetatype {
  /// What stands beside the property.
  static func peers(of use: PropertyUse) throws(Misuse) -> String
  /// The accessors that the property gets; nil: it has its own.
  static func accessors(of use: PropertyUse) throws(Misuse) -> String?
}

extension PropertyMacro {
  static func accessors(of use: PropertyUse) throws(Misuse) -> String? { nil }
}

/// A property and the attribute on it.
struct PropertyUse {
  var property: PropertyDeclaration
  /// The text between the attribute's parentheses.
  var arguments: String
}

/// Why a macro cannot stand where it does.
struct Misuse: Error, Equatable {
  var words: String
  /// What is wrong, in the source of the declaration; nil: that the attribute stands here.
  var token: Token?
}
