/// `@UnionValue`: an enumeration whose cases have one value each becomes a type of parameters and results.
///
/// What is said of a case in the expansion, is said at its line: that its type is none of parameters, above all.
enum UnionValueMacro: EnumMacro {
  static func extensions(
    of declaration: EnumDeclaration,
    at location: HostMessage.Source.Location,
    extending type: String
  ) throws(Misuse) -> String {
    try check(declaration)
    let access = declaration.access
    func lines(_ line: (EnumDeclaration.Case, EnumDeclaration.Value) -> [String]) -> String {
      declaration.members.flatMap { member -> [String] in
        switch member {
        case .directive(let words): [words]
        case .one(let one): one.values.first.map { line(one, $0) } ?? []
        }
      }.joined(separator: "\n")
    }
    let types = lines { one, value in
      place(of: one, in: location) + ["    types.append(\(bracketed(value.type)).self)"]
    }
    let values = lines { one, _ in
      ["    case .\(one.name.text)(let value):"] + place(of: one, in: location)
        + ["      return value"]
    }
    let holding = lines { one, value in
      let label = value.label.map { "\($0): " } ?? ""
      return [
        "    if let value = value as? \(bracketed(value.type)) { return Self.\(one.name.text)(\(label)value) }"
      ]
    }
    let end = location.lineDirective(0) == nil ? "" : "#sourceLocation()\n"
    return """
      extension \(type): _IntentValueRepresentable {
        \(access)static var allIntentValueTypes: [any _IntentValue.Type] {
          var types: [any _IntentValue.Type] = []
      \(types)
      \(end)    return types
        }
        \(access)var asIntentValue: any _IntentValue {
          switch self {
      \(values)
          }
      \(end)  }
        \(access)static func _holding(_ value: any Sendable) -> (any _IntentValueRepresentable)? {
      \(holding)
          return nil
        }
      }
      """
  }

  private static func check(_ declaration: EnumDeclaration) throws(Misuse) {
    guard !declaration.cases.isEmpty else {
      throw Misuse(
        words: "'@UnionValue' needs cases. Write: case task(TaskEntity)",
        token: declaration.name
      )
    }
    var seen: [String: [[EnumDeclaration.Branch]]] = [:]
    for one in declaration.cases {
      guard one.values.count == 1, let value = one.values.first else {
        throw Misuse(
          words: "each case of a '@UnionValue' has exactly one value. "
            + "Write: case \(one.name.text)(Type)",
          token: one.name
        )
      }
      // Under two conditions of which neither is part of the other, only one may hold.
      let isTwice = seen[value.type, default: []].contains {
        $0.starts(with: one.branches) || one.branches.starts(with: $0)
      }
      if isTwice {
        throw Misuse(
          words: "the cases of a '@UnionValue' have different types; "
            + "'\(value.type)' is there twice",
          token: one.name
        )
      }
      seen[value.type, default: []].append(one.branches)
    }
  }

  private static func place(
    of one: EnumDeclaration.Case,
    in location: HostMessage.Source.Location
  ) -> [String] {
    location.lineDirective(one.line).map { [$0] } ?? []
  }

  /// A type of which more than the last word is meant, `any A` or `() -> B`, in parentheses.
  private static func bracketed(_ type: String) -> String {
    type.contains { " -&@~".contains($0) } ? "(\(type))" : type
  }
}
