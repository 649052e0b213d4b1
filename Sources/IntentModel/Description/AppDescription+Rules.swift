import SnippetFoundation

extension IntentParameter {
  /// Tells what the app declares of the values, which the hint says in words.
  package func tellRules(to described: inout AppDescription.Parameter) {
    let rules = configuration
    let system = rules.system
    switch rules.range {
    case .integers(let range)?:
      (described.minimum, described.maximum) = (
        Decimal(range.lowerBound), Decimal(range.upperBound)
      )
    case .numbers(let range)?:
      described.minimum = Decimal(string: "\(range.lowerBound)")
      described.maximum = Decimal(string: "\(range.upperBound)")
    case .reversed, nil:
      described.minimum = system.amounts?.lowerBound ?? (system.allowsNegative ? nil : 0)
      described.maximum = system.amounts?.upperBound
    }
    described.unit = system.ownUnit.map { NamedUnit.word(for: $0) }
    described.supportedValues = rules.supportedValues.map { values in
      values.compactMap { ($0 as? any AppEnum).map { rawText($0) } }
    }
    let kinds = fileRules.system.contentTypes.map(\.identifier)
    described.contentTypes = kinds.isEmpty ? nil : kinds
    let codes = system.currencyCodes.map { $0.uppercased() }
    described.currencies = codes.isEmpty ? nil : codes
    switch elementType {
    case is IntentPerson.Type: described.personMode = "\(system.personMode)"
    case is Date.Type, is DateComponents.Type: described.dateKind = "\(rules.dateKind)"
    case is String.Type: described.isMultiline = system.isMultiline ? true : nil
    default: break
    }
  }
}

/// A case's raw value, as enumerations are described.
private func rawText<Case: AppEnum>(_ one: Case) -> String { "\(one.rawValue)" }
