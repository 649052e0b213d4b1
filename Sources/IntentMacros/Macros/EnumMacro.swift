/// A macro attached to an enumeration.
protocol EnumMacro: SendableMetatype {
  /// The extensions that the enumeration gets.
  static func extensions(
    of declaration: EnumDeclaration,
    extending type: String
  ) throws(Misuse) -> String
}
