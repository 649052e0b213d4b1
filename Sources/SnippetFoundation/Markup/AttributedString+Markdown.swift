public import Foundation

extension AttributedString {
  /// How markup is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which markup is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All: of titles, lists, quotations, code and tables the words are left, one after the other.
      case full
      /// That within lines, which become one.
      case inlineOnly
      /// That within lines, which stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to markup that cannot be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// It never happens: such markup is text.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes in markup are read; accepted.
    public var allowsExtendedAttributes: Bool
    /// Which markup is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to markup that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads the markup of a text: emphasis, code, what is crossed out, links; that of whole lines, unless an option says not to.
  ///
  /// As on Apple's systems nothing stands between two paragraphs; which of them is a title or an item is not kept.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in BlockMarkup(markdown).blocks {
        if block.isCode {
          self += AttributedString(block.text)
        } else {
          append(block.text, isEnglish: true, baseURL)
        }
      }
    case .inlineOnly:
      let lines = markdown.split(whereSeparator: \.isNewline)
      append(BlockMarkup.folded(lines), isEnglish: true, baseURL)
    case .inlineOnlyPreservingWhitespace: append(markdown, isEnglish: true, baseURL)
    }
  }

  private mutating func append(_ markdown: String, isEnglish: Bool, _ baseURL: URL?) {
    for piece in InlineMarkup.pieces(of: markdown, isEnglish: isEnglish) {
      var part = AttributedString(piece.text)
      if !piece.intents.isEmpty { part.inlinePresentationIntent = piece.intents }
      if let link = piece.link { part.link = URL(string: link, relativeTo: baseURL) }
      self += part
    }
  }

  /// Reads the markup of a resource's words.
  public init(localized resource: LocalizedStringResource) {
    self.init(markupOf: resource.resolved, language: resource.language)
  }

  /// Reads the markup of a literal's words in the person's language.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      markupOf: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale),
      language: Self.language(of: keyAndValue.key, table, bundle)
    )
  }

  /// Reads the markup of a key's words in the person's language, or of `defaultValue` where nothing is translated.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      markupOf: String(
        localized: key,
        defaultValue: defaultValue,
        table: table,
        bundle: bundle,
        locale: locale
      ),
      language: Self.language(of: "\(key)", table, bundle)
    )
  }

  /// What is done to the values in localized words; accepted: nothing that is shown depends on it.
  public struct FormattingOptions: OptionSet, Sendable {
    /// Number the values by their places in the words.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)

    /// One bit an option.
    public let rawValue: UInt

    /// The options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private init(markupOf text: String, language: @autoclosure () -> String?) {
    self.init()
    let mayInflect = Inflection.mayOccur(in: text)
    append(text, isEnglish: !mayInflect || Inflection.isEnglish(language()), nil)
  }

  /// The language of a key's words; nil: they are the literal's own.
  private static func language(of key: String, _ table: String?, _ bundle: Bundle?) -> String? {
    let folder = Localization.folder(of: bundle)
    guard Localization.isActive || folder != nil else { return nil }
    let locale = Localization.locale ?? .source
    return Localization.language(of: key, table: table, bundle: folder, locale: locale)
  }
}
