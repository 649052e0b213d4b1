/// A macro that stands by itself and becomes declarations.
protocol DeclarationMacro: SendableMetatype {
  /// What stands in its place.
  static func declarations(of use: MacroUse) throws(Misuse) -> String
}

/// Where a macro that stands by itself is used.
struct MacroUse {
  /// The macro with its arguments, as written.
  var source: String
  /// `Module/File.swift`, and the line it begins on.
  var fileID: String
  var line: Int
  /// What the compiler begins the names with that only this use may have.
  var discriminator: String

  /// A name that no other use of the macro gets, in the compiler's own form.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
