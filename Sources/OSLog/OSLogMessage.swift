/// Words to write, with values that may be hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// The words, as they are written.
  package var words: String { text }

  /// Words alone.
  public init(stringLiteral value: String) { text = value }

  /// Words with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a value can be read by those who read logs.
public struct OSLogPrivacy: Sendable, Hashable {
  /// How a hidden value is told from others.
  public enum Mask: Sendable, Hashable {
    /// It is not.
    case none
    /// By a number that is the same for the same value.
    case hash
  }

  let isHidden: Bool?

  /// Everyone.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// Nobody.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// Nobody.
  public static let sensitive = OSLogPrivacy(isHidden: true)
  /// Numbers and literals everyone, texts and objects nobody.
  public static let auto = OSLogPrivacy(isHidden: nil)

  /// Nobody.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// Numbers and literals everyone, texts and objects nobody.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Starts an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 16)
  }

  /// Adds a whole number in a form of its own.
  public mutating func appendInterpolation<Number: BinaryInteger & CustomStringConvertible>(
    _ number: @autoclosure () -> Number,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align.text(format.text(number())), hidden: privacy.isHidden ?? false) }

  /// Adds a number in a form of its own.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure () -> Number,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(align.text(format.text(Double(number()))), hidden: privacy.isHidden ?? false) }

  /// Adds a number in a column.
  public mutating func appendInterpolation<Number: Numeric & CustomStringConvertible>(
    _ number: @autoclosure () -> Number,
    align: OSLogStringAlignment,
    privacy: OSLogPrivacy = .auto
  ) { append(align.text("\(number())"), hidden: privacy.isHidden ?? false) }

  /// Adds a truth value in words of its own.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    format: OSLogBoolFormat,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(value()), hidden: privacy.isHidden ?? false) }

  /// Adds a value in words, in a column.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment,
    privacy: OSLogPrivacy = .auto
  ) { append(align.text("\(value())"), hidden: privacy.isHidden ?? true) }

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a number.
  public mutating func appendInterpolation<Number: Numeric & CustomStringConvertible>(
    _ number: @autoclosure () -> Number,
    privacy: OSLogPrivacy = .auto
  ) { append("\(number())", hidden: privacy.isHidden ?? false) }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    privacy: OSLogPrivacy = .auto
  ) { append("\(value())", hidden: privacy.isHidden ?? false) }

  /// Adds a value in words.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    privacy: OSLogPrivacy = .auto
  ) { append("\(value())", hidden: privacy.isHidden ?? true) }

  private mutating func append(_ value: String, hidden: Bool) {
    text += hidden ? "<private>" : value
  }
}
