extension Bool: TypedValue {
  private static let yes: Set = [
    "of course", "on", "true", "enable", "enabled", "correct", "right",
  ]
  private static let no: Set = ["off", "false", "disable", "disabled", "wrong"]

  /// The app's own words come first: a switch may call its false "On Hold".
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    let word = plain(text)
    if let names = rules.displayName {
      if word == plain(names.yes) { return .value(true) }
      if word == plain(names.no) { return .value(false) }
    }
    let asTyped = text.lowercased()
    if yes.contains(word) || YesNoWords.agrees(word) || YesNoWords.agrees(asTyped) {
      return .value(true)
    }
    if no.contains(word) || YesNoWords.refuses(word) || YesNoWords.refuses(asTyped) {
      return .value(false)
    }
    return .refused("is neither yes nor no")
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "\(true.typed(rules)) or \(false.typed(rules))"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    self ? rules.displayName?.yes ?? "Yes" : rules.displayName?.no ?? "No"
  }
}
