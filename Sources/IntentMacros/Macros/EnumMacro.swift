/// A macro attached to an enumeration.
protocol EnumMacro: SendableMetatype {
  /// The extensions that the enumeration gets, which stands at a location.
  static func extensions(
    of declaration: EnumDeclaration,
    at location: HostMessage.Source.Location,
    extending type: String
  ) throws(Misuse) -> String
}
