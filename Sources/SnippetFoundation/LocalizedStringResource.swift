public import Foundation

/// Words for a person: a key, the values put into it, and where a translation would be found.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Hashable,
  Codable
{
  /// The words in the language of the source, with their values.
  public let defaultValue: String.LocalizationValue
  /// The strings table that a translation would come from.
  public let table: String?
  /// The language to show the words in.
  public var locale: Locale

  /// The words, or the key and the words where they differ.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .source,
    comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// A key, and the words it has where nothing is translated.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .source,
    comment: StaticString? = nil
  ) {
    self.init(defaultValue, table: table, locale: locale, comment: comment)
  }

  /// A literal without values.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// A literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The literal with `%@` for each value.
  public var key: String { defaultValue.key }

  /// The words with their values in place.
  package var resolved: String { defaultValue.resolved }

  /// The words with every value on one line.
  package var resolvedOnOneLine: String { defaultValue.resolvedOnOneLine }
}

extension Locale {
  /// The language that literals are written in; made once, since making one costs more than the words it is for.
  @usableFromInline package static let source = Locale(identifier: "en_US")
}

/// A type that has words for a person.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
