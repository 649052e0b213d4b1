import SnippetFoundation

/// What comes of another intent's value in a parameter.
package enum HandedValue: Sendable, Equatable {
  case taken
  /// It is of another type.
  case otherType
  /// It is of the type, but too many or too few: how many the parameter takes, such as `1 to 4`, and how many it is; nil:
  /// it is no list.
  case otherCount(takes: String, count: Int?)
  /// It is of the type, but the parameter's rules do not allow it.
  case misfit(ParameterRejection)
}

extension IntentParameter {
  /// Takes another intent's value, if it is of the type, and as many and what a person could give.
  ///
  /// A list of one is also that one. The type of an empty list is the list's own: it has no element that would tell.
  package func take(handed value: any Sendable) -> HandedValue {
    let before = held
    let handed = taking(value)
    if handed == .taken, let rejection = misfit {
      replace(before)
      return .misfit(rejection)
    }
    return handed
  }

  /// Takes it whatever the rules allow, but for the number of values.
  private func taking(_ value: any Sendable) -> HandedValue {
    let before = held
    let values = elements(of: value)
    guard isList else { return values.map { take(oneOf: $0, value) } ?? take(value) }
    guard fits(value, values) else { return .otherType }
    let count = values?.count ?? 1
    guard count >= size?.min ?? 1, count <= size?.max ?? .max else {
      replace(before)
      return .otherCount(takes: sizeWords, count: values?.count)
    }
    return set(value) ? .taken : .otherType
  }

  private func take(_ value: any Sendable) -> HandedValue { set(value) ? .taken : .otherType }

  /// A list where one is asked for.
  private func take(oneOf values: [any Sendable], _ list: any Sendable) -> HandedValue {
    if values.count == 1 { return take(values[0]) }
    return fits(list, values) ? .otherCount(takes: "one", count: values.count) : .otherType
  }

  /// Whether each of the values could be one of the parameter's; of an empty list, whether its type could.
  private func fits(_ value: any Sendable, _ values: [any Sendable]?) -> Bool {
    let values = values ?? [value]
    guard values.isEmpty else { return values.allSatisfy { isOfType($0) } }
    guard let list = value as? any AnyList else { return false }
    let type = Swift.type(of: list).elementType
    return isSameType(type, Value.ValueType.self) || contains(Value.ValueType.self, type)
      || contains(type, Value.ValueType.self)
  }

  private func isOfType(_ value: any Sendable) -> Bool {
    value is Value.ValueType || converted(value) != nil
  }
}

private func isSameType(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }

/// Whether a type is one of several types' values, of which the other is one.
private func contains(_ type: any _IntentValue.Type, _ other: any _IntentValue.Type) -> Bool {
  guard let union = type as? any _IntentValueRepresentable.Type else { return false }
  return union.allIntentValueTypes.contains { isSameType($0, other) }
}
