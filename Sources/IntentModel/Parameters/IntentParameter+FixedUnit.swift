extension IntentParameter {
  /// A measurement, or each of a list, in the parameter's one unit.
  func inFixedUnit(_ value: any Sendable) -> any Sendable {
    if let value = value as? any TypedMeasurement { return value.fitted(configuration) }
    guard let list = listType, let elements = elements(of: value) else { return value }
    return list.of(elements.map { ($0 as? any TypedMeasurement)?.fitted(configuration) ?? $0 })
      ?? value
  }
}
