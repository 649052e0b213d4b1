/// What a parameter can be chosen from, made when it is asked for.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The type of the list.
  associatedtype Result: ResultsCollection
  /// The type of the value that is used when nothing is chosen.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// Returns what can be chosen.
  func results() async throws -> Result
  /// Returns the value of a parameter that has none, and no default in the code; with nil it is asked for.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No value.
  public func defaultResult() async -> DefaultValue? { nil }

  /// A list with sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of such a list.
  public typealias ItemSection = IntentItemSection
  /// An entry of such a section.
  public typealias Item = IntentItem
}
