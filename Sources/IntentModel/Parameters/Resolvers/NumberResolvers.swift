import SnippetFoundation

/// A whole number in the parameter's range.
///
/// **Source**: developer.apple.com/documentation/appintents/intresolver
public struct IntResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number itself.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A whole number of a text, in some base.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The base, from 2 to 36.
  public let radix: Int

  /// Reads numbers in a base; one that there is not is taken for the nearest.
  public init(radix: Int = 10) { self.radix = min(max(radix, 2), 36) }

  /// The number; nil: the text is none in this base.
  public func resolve(
    from input: String,
    context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let number = Int(input, radix: radix) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A whole number made of another one by rounding.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// How it is rounded.
  public let roundingRule: FloatingPointRoundingRule

  /// Rounds by a rule.
  public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self.roundingRule = roundingRule
  }

  /// The number; nil: it is more than one holds.
  public func resolve(
    from input: Double,
    context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A number in the parameter's range.
public struct DoubleResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number itself.
  public func resolve(
    from input: Double,
    context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A number of a text.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number; nil: the text is none.
  public func resolve(
    from input: String,
    context: IntentParameterContext<Double>
  ) async throws -> Double? {
    guard let number = NumberText(input).double else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A number made of a whole one.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number.
  public func resolve(
    from input: Int,
    context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}
