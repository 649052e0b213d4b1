public import Foundation

extension String {
  /// The words of a literal with the values put into it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Hashable, Codable {
    /// The key of a strings table: the literal with `%@` for each value.
    package let key: String
    /// The values, in words, in the order of the literal.
    package let values: [String]
    /// The literal with its values in place.
    package let resolved: String
    /// The same with every value on one line, whatever line breaks it holds: no value can begin a row of its own.
    package let resolvedOnOneLine: String

    /// A literal without values.
    public init(stringLiteral value: String) {
      key = value
      values = []
      resolved = value
      resolvedOnOneLine = value
    }

    /// A literal with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
      resolved = stringInterpolation.resolved
      resolvedOnOneLine = stringInterpolation.resolvedOnOneLine
    }

    /// A string that is only known at run time, as its own key.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }
  }
}

extension String.LocalizationValue {
  /// What stands for a value that a system fills in later.
  public enum Placeholder: String, Sendable {
    /// A whole number.
    case int
    /// A signed whole number of any width.
    case uint
    /// A number with 32 bits.
    case float
    /// A number with 64 bits.
    case double
    /// Words.
    case object
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var values: [String] = []
    fileprivate var resolved = ""
    fileprivate var resolvedOnOneLine = ""

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
      resolved += literal
      resolvedOnOneLine += literal
    }

    /// Adds a value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      add(String(describing: value))
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ value: String) {
      add(value)
    }

    /// Adds the resolved words of another resource.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      add(value.resolved)
    }

    /// Adds a number in the shape of a C format such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(String(format: specifier, value))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput,
      format: Style
    ) where Style.FormatOutput == String {
      add(format.format(value))
    }

    /// Adds a place that a system fills in later; it resolves to nothing.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      key += placeholder == .object ? "%@" : "%lld"
    }

    private mutating func add(_ words: String) {
      key += "%@"
      values.append(words)
      resolved += words
      resolvedOnOneLine += words.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
}
