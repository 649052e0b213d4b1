import SnippetFoundation

/// A range whose upper end stands before its lower one, or such a size: no value is in it as it is declared.
enum ReversedRangeRule: AppRule {
  static let id = "range-reversed"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    limited(app).flatMap { intent, parameter, limits in
      var faults: [String] = []
      if limits.isRangeReversed {
        faults.append(
          "Its 'inclusiveRange' begins with the upper end. Write the lower one first: "
            + "\(limits.limits ?? "")."
        )
      }
      if limits.isSizeReversed {
        faults.append("Its 'size' has a 'min' above its 'max'. Write the lesser number as 'min'.")
      }
      return faults.map { error("\(intent).\(parameter)", $0) }
    }
  }
}

/// A default that a person could not have typed.
enum DefaultOutsideRangeRule: AppRule {
  static let id = "default-outside-range"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    limited(app).compactMap { intent, parameter, limits in
      guard let fault = limits.defaultFault else { return nil }
      return warning(
        "\(intent).\(parameter)",
        "Its default \(fault), and is used all the same. Choose one that a person could type."
      )
    }
  }
}

/// The parameters of an app that may have limits.
private func limited(
  _ app: CheckedApp
) -> [(intent: String, parameter: String, limits: any DeclaredLimits)] {
  app.catalog.intents.flatMap { intent in
    parameters(of: intent.make()).compactMap { parameter in
      (parameter as? any DeclaredLimits).map { (intent.identifier, parameter.name, $0) }
    }
  }
}

/// A case of an enumeration that the app has no words for.
enum CaseWithoutWordsRule: AppRule {
  static let id = "case-without-words"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    var found = TypesInUse()
    for intent in app.catalog.intents { found.look(at: intent) }
    return found.enumerations.values.compactMap { type in
      let names = wordless(type)
      guard !names.isEmpty else { return nil }
      return warning(
        checkedName(of: type),
        "Its 'caseDisplayRepresentations' have nothing for \(listed(names.map { ".\($0)" })). "
          + "Add what people call \(names.count == 1 ? "it" : "them")."
      )
    }
  }

  private static func wordless<Case: AppEnum>(_ type: Case.Type) -> [String] {
    let words = Case.caseDisplayRepresentations
    return Case.allCases.filter { words[$0]?.title.resolved.isBlank ?? true }.map { "\($0)" }
  }
}
