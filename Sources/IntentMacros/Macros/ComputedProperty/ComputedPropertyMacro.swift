/// `@ComputedProperty`: a property of an entity that is computed from others each time it is read.
///
/// Beside `age` it puts `$age`, what people can see and search.
enum ComputedPropertyMacro: PropertyMacro {
  static func peers(of use: PropertyUse) throws(Misuse) -> String {
    let property = use.property
    let name = property.plainName
    if property.has("static") || property.has("class") {
      throw Misuse(words: "'@ComputedProperty' is for the property of one entity. Remove 'static'")
    }
    guard let getter = property.getter, property.initialValue == nil, let type = property.type
    else {
      throw Misuse(
        words:
          "'@ComputedProperty' computes its value. Write: var \(name): \(property.type ?? "Type") { ... }",
        token: property.initialValue
      )
    }
    if getter.isAsync || getter.canThrow {
      throw Misuse(
        words:
          "the getter of a '@ComputedProperty' neither waits nor throws. Use '@DeferredProperty'",
        token: getter.token
      )
    }
    let title = use.arguments.isEmpty ? "" : "\(use.arguments), "
    let companion =
      "\(property.companionPrefix)var $\(name): EntityProperty<\(type)> { "
      + "EntityProperty<\(type)>(\(title)reading: \(property.name)) }"
    return "\(use.atItsLine(companion))\n\(use.record(of: type))"
  }
}
