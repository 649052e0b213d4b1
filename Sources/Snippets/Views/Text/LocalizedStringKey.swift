public import SnippetFoundation

/// A literal of text in which values may stand, each with a format, and markup around them.
@frozen
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  @usableFromInline let plain: String
  /// Nothing but characters: no parts.
  @usableFromInline let isPlain: Bool
  /// Some literal characters may be markup.
  @usableFromInline let hasMarkup: Bool
  @usableFromInline let parts: [RichText.Part]

  /// Makes a key of a string.
  @inlinable
  public init(_ value: String) {
    plain = value
    isPlain = true
    hasMarkup = InlineMarkup.mayOccur(in: value)
    parts = []
  }

  /// Makes a key of a literal.
  @inlinable
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    plain = stringInterpolation.plain
    parts = stringInterpolation.parts
    isPlain = stringInterpolation.isPlain
    hasMarkup = stringInterpolation.hasMarkup
  }

  /// Equal if their characters are.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.plain == right.plain && left.parts.count == right.parts.count
  }

  /// Collects a literal's characters and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var plain = ""
    var parts: [RichText.Part] = []
    /// Where the program brings words of its own, the values' places are kept for them.
    var isPlain = !bringsWords
    var hasMarkup = false

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      if literalCapacity > 15 { plain.reserveCapacity(literalCapacity + interpolationCount * 8) }
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      if !hasMarkup, InlineMarkup.mayOccur(in: literal) {
        hasMarkup = true
        keepParts()
      }
      plain += literal
      if !isPlain { parts.append(.literal(literal)) }
    }

    /// Parts are kept from the first one on that is not plain.
    private mutating func keepParts() {
      if isPlain, !plain.isEmpty { parts.append(.string(plain)) }
      isPlain = false
    }

    mutating func append(_ part: RichText.Part) {
      keepParts()
      parts.append(part)
    }

    mutating func append(image: Image) {
      append(.image(image))
      plain += image.glyph
    }

    mutating func append(string: String) {
      if string.isEmpty { return }
      plain += string
      if !isPlain { parts.append(.string(string)) }
    }
  }
}
