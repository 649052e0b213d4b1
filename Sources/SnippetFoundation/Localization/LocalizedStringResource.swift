public import Foundation

/// Words for a person: a key, the values put into it, and where a translation is found.
///
/// The words are those of a String Catalog or a strings table in the person's language, else in the language of the
/// catalog, else the literal's own.
///
/// **Source**: developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Hashable,
  Codable
{
  /// The words in the language of the source, with their values.
  public let defaultValue: String.LocalizationValue
  /// nil: the words are their own key, in the tables of the program, and for the person.
  private var rare: Rare?

  private var origin: Origin? {
    if case .origin(let origin) = rare { origin } else { nil }
  }

  /// The language to show the words in; unless it is set, that of the person.
  public var locale: Locale {
    get { origin?.locale ?? Localization.locale ?? .source }
    set {
      var origin = origin ?? Origin()
      origin.locale = newValue
      rare = Rare(origin)
    }
  }

  /// The words, or the key and the words where they differ.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    rare = Rare(Origin(table: table, bundle: bundle?.folder, locale: Self.chosen(locale)))
  }

  /// A key, and the words it has where nothing is translated.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    self.defaultValue = defaultValue
    let locale = Self.chosen(locale)
    rare = Rare(Origin(key: "\(key)", table: table, bundle: bundle?.folder, locale: locale))
  }

  /// The words, or the key and the words where they differ, with the tables of a bundle such as `#bundle` or `.module`.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    let place = BundleDescription.atURL(bundle.bundleURL)
    self.init(keyAndValue, table: table, locale: locale, bundle: place, comment: comment)
  }

  /// A key, and the words it has where nothing is translated, with the tables of a bundle such as `#bundle` or `.module`.
  @_disfavoredOverload
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    let place = BundleDescription.atURL(bundle.bundleURL)
    self.init(
      key,
      defaultValue: defaultValue,
      table: table,
      locale: locale,
      bundle: place,
      comment: comment
    )
  }

  /// A literal without values.
  public init(stringLiteral value: String) {
    defaultValue = String.LocalizationValue(stringLiteral: value)
  }

  /// A literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }

  /// The same with values in the places that hold none, in order.
  func filled(with values: [any CVarArg]) -> LocalizedStringResource {
    LocalizedStringResource(self, defaultValue: defaultValue.filled(with: values))
  }

  private init(_ other: LocalizedStringResource, defaultValue: String.LocalizationValue) {
    self.defaultValue = defaultValue
    rare = other.rare
  }

  /// The key of a strings table: the literal with a place such as `%@` or `%lld` for each value.
  public var key: String { origin?.key ?? defaultValue.key }

  /// The strings table that a translation comes from; nil: `Localizable`.
  public var table: String? { origin?.table }

  /// Where the tables are.
  public var bundle: BundleDescription {
    origin?.bundle.map { .atURL(URL(fileURLWithPath: $0)) } ?? .main
  }

  /// The machine's own locale means nobody's in particular.
  private static func chosen(_ locale: Locale?) -> Locale? {
    guard let locale, locale != .current else { return nil }
    return locale
  }
}

extension LocalizedStringResource {
  /// What few resources have: a key that is not the words, a table, a bundle, a language of their own.
  private struct Origin: Sendable, Hashable, Codable {
    var key: String?
    var table: String?
    var bundle: String?
    var locale: Locale?
  }

  /// An origin behind one reference, since resources are copied with all that holds them.
  private indirect enum Rare: Sendable, Hashable, Codable {
    case origin(Origin)

    /// nil: there is nothing of the kind.
    init?(_ origin: Origin) {
      if origin == Origin() { return nil }
      self = .origin(origin)
    }
  }

  /// Where the tables are.
  public enum BundleDescription: Sendable {
    /// The modules of the program.
    case main
    /// The module of a class.
    case forClass(AnyClass)
    /// A bundle at a place, such as `Bundle.module.bundleURL`.
    case atURL(URL)

    /// nil: the modules of the program.
    var folder: String? {
      switch self {
      case .main: nil
      case .atURL(let url): url.path == Bundle.main.bundlePath ? nil : url.path
      case .forClass(let type):
        StringsBundle.folder(
          ofModule: String(String(reflecting: type).prefix { $0 != "." })
        )
      }
    }
  }

  /// The words with their values in place.
  package var resolved: String {
    translated(.kept) ?? defaultValue.resolved(in: locale)
  }

  /// The words with every value on one line, and with nouns in the form that their numbers ask for.
  package var resolvedOnOneLine: String {
    inflected(translated(.none) ?? defaultValue.resolved(.none, in: locale))
  }

  /// The same with the line breaks of the values.
  package var resolvedInLines: String { inflected(resolved) }

  /// The same with two blanks before the rows of a value that has several: they cannot be taken for rows of the words.
  package var resolvedInRows: String {
    ValueLines.indented(
      inflected(translated(.marked) ?? defaultValue.resolved(.marked, in: locale))
    )
  }

  private func inflected(_ words: String) -> String {
    guard Inflection.mayOccur(in: words), hasMarkup else { return words }
    return Inflection.applied(to: words, isEnglish: Inflection.isEnglish(language))
  }

  /// Whether the words themselves may have such markup, not a value in them.
  private var hasMarkup: Bool {
    if Inflection.mayOccur(in: defaultValue.key) { return true }
    guard Localization.isActive || origin?.bundle != nil else { return false }
    let parts = Localization.parts(
      key,
      defaultValue.arguments(.none),
      table: table,
      bundle: origin?.bundle,
      locale: locale
    )
    return parts?.contains { part in
      if case .text(let text) = part { Inflection.mayOccur(in: text) } else { false }
    } ?? false
  }

  /// Whether it has numbers, which every locale writes in its own way.
  package var hasNumbers: Bool { defaultValue.hasNumbers }

  /// The language of the words, as far as tables tell; nil: they are the literal's own, which none has.
  package var language: String? {
    guard Localization.isActive || origin?.bundle != nil else { return nil }
    return Localization.language(of: key, table: table, bundle: origin?.bundle, locale: locale)
  }

  /// nil: there is no translation.
  @inline(__always)
  private func translated(_ lines: ValueLines) -> String? {
    guard Localization.isActive || origin?.bundle != nil else { return nil }
    return lookUp(lines)
  }

  @inline(never)
  private func lookUp(_ lines: ValueLines) -> String? {
    Localization.text(
      key,
      defaultValue.arguments(lines),
      table: table,
      bundle: origin?.bundle,
      locale: locale
    )
  }
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
