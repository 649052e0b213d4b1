public import SnippetFoundation

/// A literal of text in which values may stand, each with a format.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let plain: String
  let isPlain: Bool
  let parts: [RichText.Part]

  /// Makes a key of a string.
  public init(_ value: String) { (plain, isPlain, parts) = (value, true, []) }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    plain = stringInterpolation.plain
    parts = stringInterpolation.parts
    isPlain = stringInterpolation.isPlain
  }

  /// Equal if their characters are.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.plain == right.plain && left.parts.count == right.parts.count
  }

  /// Collects a literal's characters and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var plain = ""
    var parts: [RichText.Part] = []
    var isPlain = true

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      if literalCapacity > 15 { plain.reserveCapacity(literalCapacity + interpolationCount * 8) }
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      plain += literal
      if !isPlain { parts.append(.literal(literal)) }
    }

    /// Parts are kept from the first one on that is not plain.
    private mutating func append(_ part: RichText.Part) {
      if isPlain, !plain.isEmpty { parts.append(.literal(plain)) }
      isPlain = false
      parts.append(part)
    }

    /// Adds a string.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      appendLiteral(String(string))
    }

    /// Adds a whole number, written for the locale.
    public mutating func appendInterpolation(_ value: Int) {
      append(.value(FormattedValue(Int64(value), IntegerFormatStyle<Int64>())))
    }

    /// Adds a value as it describes itself; whole and other numbers for the locale.
    public mutating func appendInterpolation<T>(_ value: T) {
      switch value {
      case let number as any BinaryInteger:
        let number = Int64(clamping: number)
        append(.value(FormattedValue(number, IntegerFormatStyle<Int64>())))
      case let number as Double:
        append(.value(FormattedValue(number, FloatingPointFormatStyle<Double>())))
      case let number as Decimal:
        append(.value(FormattedValue(number, Decimal.FormatStyle())))
      default: appendLiteral("\(value)")
      }
    }

    /// Adds a number in a format of printf, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendLiteral(String(format: specifier, value))
    }

    /// Adds a value in a format, written for the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.value(FormattedValue(input, format)))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.date(date, style))
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) { appendLiteral(image.glyph) }
  }
}
