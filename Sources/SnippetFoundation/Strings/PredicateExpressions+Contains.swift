public import Foundation

extension PredicateExpressions {
  /// Whether a text holds another, as a person searches: letter case and accents do not count.
  ///
  /// The expression of Apple's Foundation that Linux's lacks.
  ///
  /// **Source**:
  /// developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool

    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Makes the expression.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Returns whether the one holds the other.
    ///
    /// - Throws: what evaluating them throws.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let other = try other.evaluate(bindings)
      return try root.evaluate(bindings).localizedStandardContains(other)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes the expression of `localizedStandardContains`, for the macro.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
