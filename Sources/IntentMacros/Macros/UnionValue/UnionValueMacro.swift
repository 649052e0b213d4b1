/// `@UnionValue`: an enumeration whose cases have one value each becomes a type of parameters and results.
enum UnionValueMacro: EnumMacro {
  static func extensions(
    of declaration: EnumDeclaration,
    extending type: String
  ) throws(Misuse) -> String {
    guard !declaration.cases.isEmpty else {
      throw Misuse(
        words: "'@UnionValue' needs cases. Write: case task(TaskEntity)",
        token: declaration.name
      )
    }
    var seen: Set<String> = []
    for one in declaration.cases {
      guard one.values.count == 1, let value = one.values.first else {
        throw Misuse(
          words: "each case of a '@UnionValue' has exactly one value. "
            + "Write: case \(one.name.text)(Type)",
          token: one.name
        )
      }
      guard seen.insert(value.type).inserted else {
        throw Misuse(
          words: "the cases of a '@UnionValue' have different types; "
            + "'\(value.type)' is there twice",
          token: one.name
        )
      }
    }
    let access = declaration.access
    let types = declaration.cases.map { "\($0.values[0].type).self" }.joined(separator: ", ")
    let values = declaration.cases
      .map { "    case .\($0.name.text)(let value): value" }
      .joined(separator: "\n")
    let holding = declaration.cases
      .map { one in
        let (value, label) = (one.values[0], one.values[0].label.map { "\($0): " } ?? "")
        return
          "    if let value = value as? \(value.type) { return .\(one.name.text)(\(label)value) }"
      }
      .joined(separator: "\n")
    return """
      extension \(type): _IntentValueRepresentable {
        \(access)static var allIntentValueTypes: [any _IntentValue.Type] { [\(types)] }
        \(access)var asIntentValue: any _IntentValue {
          switch self {
      \(values)
          }
        }
        \(access)static func _holding(_ value: any Sendable) -> Self? {
      \(holding)
          return nil
        }
      }
      """
  }
}
