public import Foundation

extension PersonNameComponents {
  /// How a text becomes a name; by the rules of `PersonNameComponentsFormatter`.
  ///
  /// **Source**: developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Makes a strategy.
    public init() {}

    /// Reads a name of words with blanks between.
    ///
    /// - Throws: an error of Foundation's for a text without words.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
        throw CocoaError(.formatting)
      }
      return name
    }
  }

  /// Reads a name of words with blanks between.
  ///
  /// - Throws: an error of Foundation's for a text without words.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Reads a name by a strategy.
  ///
  /// - Throws: what the strategy throws.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// How a text becomes a name.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// How a text becomes a name.
  public static var name: Self { Self() }
}
