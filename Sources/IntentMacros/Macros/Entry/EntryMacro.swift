/// `@Entry`: a value of the environment, with the key that it is kept by.
enum EntryMacro: PropertyMacro {
  static func peers(of use: PropertyUse) throws(Misuse) -> String {
    let property = use.property
    try check(property)
    let type = property.type.map { ": \($0)" } ?? ""
    // Made anew for each reading where its type is known: it need not be sendable then.
    let value =
      property.type == nil
      ? "nonisolated(unsafe) static var defaultValue = \(property.initialText ?? "nil")"
      : "static var defaultValue\(type) { \(property.initialText ?? "nil") }"
    return """
      private struct \(keyName(property)): EnvironmentKey {
        \(value)
      }
      """
  }

  static func accessors(of use: PropertyUse) throws(Misuse) -> String? {
    let property = use.property
    // The peers say what is wrong.
    guard (try? check(property)) != nil else { return nil }
    let key = "\(keyName(property)).self"
    return """
      get { self[\(key)] }
      set { self[\(key)] = newValue }
      """
  }

  private static func keyName(_ property: PropertyDeclaration) -> String {
    "__Key_\(property.plainName)"
  }

  private static func check(_ property: PropertyDeclaration) throws(Misuse) {
    let name = property.plainName
    if property.introducer.text == "let" || property.has("static") {
      throw Misuse(
        words: "'@Entry' is for what a view around may change. Write: @Entry var \(name)",
        token: property.introducer
      )
    }
    if let getter = property.getter {
      throw Misuse(
        words: "'@Entry' reads and writes the environment itself. Remove the getter",
        token: getter.token
      )
    }
    let isOptional = property.type?.hasSuffix("?") == true
    if property.initialText == nil, !isOptional {
      throw Misuse(
        words: "'@Entry' needs a value for views around which nobody sets one. "
          + "Write: @Entry var \(name): \(property.type ?? "Type") = ..."
      )
    }
  }
}
