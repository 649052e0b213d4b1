/// `@DeferredProperty`: a property of an entity that is fetched only when it is asked for.
///
/// With `get async throws`, or `get async`, the getter fetches; without one, what was registered or set on `$name` does.
enum DeferredPropertyMacro: PropertyMacro {
  static func peers(of use: PropertyUse) throws(Misuse) -> String {
    let (property, type) = try checked(use)
    let arguments = use.arguments.isEmpty ? "" : use.arguments
    let name = property.plainName
    let kind = "DeferredEntityProperty<\(type)>"
    let reading = property.getter.map { $0.canThrow ? "try await" : "await" }
    let record = use.record(
      of: type,
      ending: ", fetching: { \(reading ?? "try await") $0.\(property.name) }"
    )
    let before = arguments.isEmpty ? "" : "\(arguments), "
    let companion =
      if let reading {
        "\(property.companionPrefix)var $\(name): \(kind) { "
          + "\(kind)(\(before)reading: { \(reading) self.\(property.name) }) }"
      } else { "\(property.companionPrefix)let $\(name) = \(kind)(\(arguments))" }
    return "\(use.atItsLine(companion))\n\(record)"
  }

  static func accessors(of use: PropertyUse) throws(Misuse) -> String? {
    let (property, _) = try checked(use)
    guard property.getter == nil else { return nil }
    let name = property.plainName
    let value =
      "try await $\(name).value(of: self, at: \\\(use.owner).$\(name), named: \"\(name)\")"
    return "get async throws {\n\(use.atItsLine(value))\n}"
  }

  private static func checked(
    _ use: PropertyUse
  ) throws(Misuse) -> (property: PropertyDeclaration, type: String) {
    let property = use.property
    let form = "var \(property.name): \(property.type ?? "Type") { get async throws { ... } }"
    if property.has("static") || property.has("class") {
      throw Misuse(words: "'@DeferredProperty' is for the property of one entity. Remove 'static'")
    }
    if let token = property.initialValue {
      throw Misuse(words: "'@DeferredProperty' has no initial value. Write: \(form)", token: token)
    }
    guard property.introducer.text == "var" else {
      throw Misuse(
        words: "'@DeferredProperty' is for a 'var'. Write: \(form)",
        token: property.introducer
      )
    }
    guard let type = property.type else {
      throw Misuse(
        words: "'@DeferredProperty' needs a type. Write: \(form)",
        token: property.introducer
      )
    }
    if let getter = property.getter, !getter.isAsync {
      throw Misuse(
        words: "the getter of a '@DeferredProperty' is 'get async throws'. Write: \(form)",
        token: getter.token
      )
    }
    if let setter = property.setter {
      throw Misuse(words: "a '@DeferredProperty' cannot be set. Remove 'set'", token: setter)
    }
    return (property, type)
  }
}
