import SnippetFoundation

/// What a parameter's declaration says of the values that it takes.
protocol DeclaredLimits {
  /// Whether the range was declared with its upper end first.
  var isRangeReversed: Bool { get }
  /// Whether the size was declared with its greater number first.
  var isSizeReversed: Bool { get }
  /// The limits in words; nil: there are none.
  var limits: String? { get }
  /// Why a person could not type the default, to stand behind "Its default"; nil: one could, or there is none.
  var defaultFault: String? { get }
}

extension IntentParameter: DeclaredLimits {
  var isRangeReversed: Bool { configuration.isRangeReversed }

  var isSizeReversed: Bool { configuration.size.map { $0.min > $0.max } ?? false }

  var limits: String? {
    if let amounts = configuration.system.amounts {
      return "\(amounts.lowerBound) to \(amounts.upperBound)"
    }
    return switch configuration.range {
    case .integers(let range)?: "\(range.lowerBound) to \(range.upperBound)"
    case .numbers(let range)?:
      "\(range.lowerBound.typed(configuration)) to \(range.upperBound.typed(configuration))"
    case .reversed?, nil: nil
    }
  }

  var defaultFault: String? {
    guard let value = configuration.defaultValue else { return nil }
    let values = elements(of: value) ?? [value]
    if let limits {
      let outside = values.filter { !isInside($0) }.map { display($0).title.resolvedInLines }
      if !outside.isEmpty { return "\(listed(outside)) is not from \(limits)" }
    }
    if let fault = misfit(value) { return fault.reason }
    guard isList, let size, values.count < size.min || values.count > size.max else { return nil }
    return "has \(values.count) where there are to be \(sizeWords)"
  }

  private func isInside(_ value: any Sendable) -> Bool {
    if let amounts = configuration.system.amounts, let money = value as? IntentCurrencyAmount {
      return amounts.contains(money.amount)
    }
    switch configuration.range {
    case .integers(let range)?: return (value as? Int).map(range.contains) ?? true
    case .numbers(let range)?: return (value as? Double).map(range.contains) ?? true
    case .reversed?, nil: return true
    }
  }
}
