public import Foundation

/// How a part of a text is to be told apart, as its markup said.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt
  /// Makes intents of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Between stars: `*so*`.
  public static let emphasized = Self(rawValue: 1)
  /// Between two stars each: `**so**`.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Between backticks.
  public static let code = Self(rawValue: 4)
  /// Between waves: `~~so~~`.
  public static let strikethrough = Self(rawValue: 32)
  /// A line break that may be a blank.
  public static let softBreak = Self(rawValue: 64)
  /// A line break.
  public static let lineBreak = Self(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = Self(rawValue: 256)
  /// HTML that is a paragraph.
  public static let blockHTML = Self(rawValue: 512)
}

extension AttributeScopes {
  /// What Apple's Foundation has among its attributes and Linux's lacks.
  public struct MarkupAttributes: AttributeScope {
    /// How a part is to be told apart.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// How a part is to be told apart.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The intents.
      public typealias Value = InlinePresentationIntent
      /// Apple's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkupAttributes, T>
  ) -> T { self[T.self] }
}
