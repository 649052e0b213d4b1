/// What texts have to go through before they are drawn.
///
/// One byte, so that a text without any is asked one question.
@frozen
public struct TextRules: OptionSet, BitwiseCopyable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes rules of bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Capital letters.
  static let uppercase = TextRules(rawValue: 1)
  /// Small letters.
  static let lowercase = TextRules(rawValue: 2)
  /// Some rows at least.
  static let reservesLines = TextRules(rawValue: 4)
  /// Bars in place of characters.
  static let placeholder = TextRules(rawValue: 8)
  /// Bars in place of characters that are private.
  static let privacy = TextRules(rawValue: 16)
  /// Shorter forms are preferred to being cut.
  static let prefersShorter = TextRules(rawValue: 32)
}
