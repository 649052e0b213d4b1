import Foundation

/// The words of the program in a person's language.
package enum Localization {
  /// The locale of the person for whom the current code runs, where the engine said so.
  @TaskLocal private static var taken: Locale?

  /// Where the engine keeps the locale for the code that it runs.
  ///
  /// Set once, before the first conversation.
  private static let source = Lock(Source())

  /// A structure of its own: a function alone would be wrapped anew by each look at it.
  private struct Source: Sendable {
    var locale: (@Sendable () -> Locale?)?
  }

  /// Whether the program brings words in other languages, or other words for its own.
  ///
  /// Where it brings none, nothing of this costs anything.
  @usableFromInline package static let isActive = !StringsBundle.main.isEmpty

  /// The locale of the person for whom the current code runs; nil: nobody said.
  package static var locale: Locale? { taken ?? source.withLock { $0 }.locale?() }

  /// Says where the locale of running code is to be asked for.
  package static func ask(_ body: @escaping @Sendable () -> Locale?) {
    source.withLock { $0.locale = body }
  }

  /// Runs `body` for a person of a locale; no more than `body` where the program brings no words.
  @inlinable
  package static func withLocale<Success, Failure: Error>(
    _ locale: Locale,
    _ body: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    isActive ? try withTaken(locale, body) : try body()
  }

  /// Runs `body` for a person of a locale.
  @usableFromInline
  package static func withTaken<Success, Failure: Error>(
    _ locale: Locale,
    _ body: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    try $taken.withValue(locale) {
      Result { () throws(Failure) in try body() }
    }.get()
  }

  /// Runs `body`, which may wait, for a person of a locale.
  package static func withTaken<Success>(
    _ locale: Locale,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async -> Success
  ) async -> Success {
    await $taken.withValue(locale, operation: body, isolation: isolation)
  }

  /// The folder of a bundle's tables; nil: those of the program's modules.
  package static func folder(of bundle: Bundle?) -> String? {
    bundle.flatMap { LocalizedStringResource.BundleDescription.atURL($0.bundleURL).folder }
  }

  /// What is wrong with the files of words; reads those that were not yet.
  package static var problems: [StringsFileError] {
    isActive ? StringsBundle.main.flatMap(\.problems) : []
  }

  /// The same the first time that it is asked for, then nothing: to be said once a process.
  package static func takeProblems() -> [StringsFileError] {
    guard isActive,
      !areSaid.withLock({ said in
        defer { said = true }
        return said
      })
    else {
      return []
    }
    return problems
  }

  private static let areSaid = Lock(false)

  /// The words for a key with their values in place; nil: there are none.
  ///
  /// `values`: how these are written; nil: as in the language of the words.
  static func text(
    _ key: String,
    _ arguments: [LocalizedArgument],
    table: String?,
    bundle: String?,
    locale: Locale,
    values: Locale? = nil
  ) -> String? {
    guard let (words, language) = find(key, table: table, bundle: bundle, locale: locale) else {
      return nil
    }
    return words.text(arguments, language: language, locale: values ?? locale)
  }

  static func find(
    _ key: String,
    table: String?,
    bundle: String?,
    locale: Locale
  ) -> (translation: Translation, language: String)? {
    let key = FormatTemplate.normalized(key)
    let identifier = locale.identifier
    for bundle in bundle.map({ [StringsBundle.of($0)] }) ?? StringsBundle.main {
      if let found = bundle.table(table ?? "Localizable")?.find(key, identifier) { return found }
    }
    return nil
  }
}

extension Localization {
  /// The language that the words for a key are found in, or else that the key itself is written in; nil: no table has it.
  package static func language(
    of key: String,
    table: String?,
    bundle: String?,
    locale: Locale
  ) -> String? {
    if let found = find(key, table: table, bundle: bundle, locale: locale) { return found.language }
    let name = table ?? "Localizable"
    return (bundle.map { [StringsBundle.of($0)] } ?? StringsBundle.main).lazy
      .compactMap { $0.table(name) }.first { $0.keys.contains(key) }?.sourceLanguage
  }

  /// A part of a text with values: characters, or the value of that number.
  package enum Part: Equatable, Sendable {
    case text(String)
    case value(Int)
  }

  /// The words for a key with their values' places; nil: there are none.
  package static func parts(
    _ key: String,
    _ arguments: [LocalizedArgument],
    table: String?,
    bundle: String?,
    locale: Locale
  ) -> [Part]? {
    guard let (words, language) = find(key, table: table, bundle: bundle, locale: locale) else {
      return nil
    }
    return words.pieces(arguments, language: language).map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .value(let index, let specifier):
        specifier.modifiers.isEmpty || !arguments[index].isNumber
          ? .value(index) : .text(arguments[index].text(specifier, in: locale))
      }
    }
  }

  /// A sentence with `${name}` in it in a person's language; nil: there is none.
  package static func sentence(_ key: String, table: String? = nil) -> String? {
    guard isActive else { return nil }
    return text(key, [], table: table, bundle: nil, locale: locale ?? .source)
  }
}
