public import Foundation

extension String {
  /// The words of a resource in its language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved
  }

  /// The words of a literal in the person's language.
  ///
  /// As on Apple's systems, `locale` says how values are written, not which language is looked up; nil: as in that
  /// language.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = Self.words(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// The words of a key in the person's language, or `defaultValue` where nothing is translated.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = Self.words("\(key)", defaultValue, table, bundle, locale)
  }

  /// The words of a resource in its language, with values in its places.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self = options.replacements.map { resource.filled(with: $0).resolved } ?? resource.resolved
  }

  /// The words of a literal in the person's language, with values in its places.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let value = options.replacements.map { keyAndValue.filled(with: $0) } ?? keyAndValue
    self = Self.words(keyAndValue.key, value, table, bundle, locale)
  }

  /// The words of a key in the person's language, or `defaultValue` where nothing is translated, with values in their
  /// places.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let value = options.replacements.map { defaultValue.filled(with: $0) } ?? defaultValue
    self = Self.words("\(key)", value, table, bundle, locale)
  }

  /// What is done to localized words.
  public struct LocalizationOptions {
    /// Values for the places that were left open, such as `\(placeholder: .int)`, in order; nil: they stay so.
    public var replacements: [any CVarArg]?

    /// Makes options that change nothing.
    public init() {}
  }

  private static func words(
    _ key: @autoclosure () -> String,
    _ value: String.LocalizationValue,
    _ table: String?,
    _ bundle: Bundle?,
    _ locale: Locale?
  ) -> String {
    let folder = Localization.folder(of: bundle)
    let values = locale == .current ? nil : locale
    guard Localization.isActive || folder != nil else {
      return value.resolved(in: values ?? Localization.locale ?? .source)
    }
    return Localization.text(
      key(),
      value.arguments(.kept),
      table: table,
      bundle: folder,
      locale: Localization.locale ?? .source,
      values: values
    ) ?? value.resolved(in: values ?? Localization.locale ?? .source)
  }
}
