import SnippetFoundation

/// What a parameter's declaration says of the values that it takes.
protocol DeclaredLimits {
  /// Whether the range was declared with its upper end first.
  var isRangeReversed: Bool { get }
  /// The limits in words; nil: there are none.
  var limits: String? { get }
  /// The values of the default that are outside of the limits, as they are typed.
  var defaultsOutside: [String] { get }
}

extension IntentParameter: DeclaredLimits {
  var isRangeReversed: Bool { configuration.isRangeReversed }

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

  var defaultsOutside: [String] {
    guard let value = configuration.defaultValue, limits != nil else { return [] }
    return (elements(of: value) ?? [value]).filter { !isInside($0) }
      .map { display($0).title.resolved }
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
