import SnippetFoundation

/// A resolver that refuses numbers outside of the parameter's range.
///
/// **Source**: developer.apple.com/documentation/appintents/rangecheckingresolver
public protocol RangeCheckingResolver: Resolver {}

/// A number that can be compared with the ends of a parameter's range.
public protocol RangeComparableProperty: Comparable, Sendable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

extension RangeCheckingResolver {
  /// Refuses a value that is less or more than the parameter takes.
  ///
  /// - Throws: What makes the engine say so and ask again; nothing for a value in the range, or without a range.
  public func checkParameterRangeContains<Value: RangeComparableProperty>(
    value: Value,
    context: IntentParameterContext<Output>
  ) throws where Value == Output.ValueType {
    let type = Value.self as? any TypedValue.Type
    guard case .refused(let reason, _)? = type?.read("\(value)", context.configuration)
    else { return }
    let rejection = ParameterRejection(
      text: context.text,
      reason: "\(quoted(context.text)) \(reason)",
      expected: "Type \(context.parameter.hint)"
    )
    throw ResolverWish(resolution: .rejected(rejection))
  }
}
