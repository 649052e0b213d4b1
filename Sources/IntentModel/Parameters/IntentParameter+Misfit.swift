import SnippetFoundation

// The rules of a parameter, held against a value that nobody typed.
extension IntentParameter {
  /// Why the parameter does not take a value of its type, or one of a list; nil where it does.
  ///
  /// What can be chosen where the app's code offers it is not known here.
  func misfit(_ value: any Sendable) -> ParameterRejection? {
    if configuration.optionsProvider != nil { return nil }
    for one in elements(of: value) ?? [value] {
      if let rejection = misfit(ofOne: one) { return rejection }
    }
    return nil
  }

  package var misfit: ParameterRejection? { currentValue.flatMap { misfit($0) } }

  package var isGiven: Bool {
    guard let value = currentValue else { return false }
    guard let standard = configuration.defaultValue else { return true }
    return !isSame(standard, value)
  }

  package var isOfferedByProvider: Bool { configuration.optionsProvider != nil }

  private func misfit(ofOne value: any Sendable) -> ParameterRejection? {
    if kind == .enumeration { return caseMisfit(value) }
    // What it is called is the app's to say, and asked only where it must be named.
    if let reason = reason(against: value) {
      return rejection(display(value).title.resolvedInLines, reason)
    }
    return nil
  }

  private func caseMisfit(_ value: any Sendable) -> ParameterRejection? {
    let offered = caseOptions
    if offered.contains(where: { isSame($0.value, value) }) { return nil }
    return noChoice(display(value).title.resolvedInLines, among: offered.map(\.title))
  }

  private func reason(against value: any Sendable) -> String? {
    if let file = value as? any FileEntity {
      return file.id.fileURL.flatMap { IntentFile(fileURL: $0).misfit(fileRules) }
    }
    return (value as? any TypedValue)?.misfit(configuration)
  }
}
