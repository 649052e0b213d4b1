import ArgumentParser
import FlowEngine
import FlowFormat
import SnippetFoundation

/// The language and region of the person.
///
/// Nothing but the option says them: `LANG` and `LC_ALL` tell whether a terminal has more than ASCII, and no more.
struct LanguageOptions: ParsableArguments, Sendable {
  @Option(help: "The person's language and region, such as de_DE. (default: en_US)")
  var locale: String?

  func validate() throws {
    if let locale, !isLocaleName(locale) {
      throw ValidationError("'\(locale)' is no locale. Give a language and region, such as de_DE.")
    }
  }

  /// The locale that was given, else that of a conversation by itself.
  var chosen: Locale {
    locale.map { Locale(identifier: $0) } ?? ConversationSettings().locale
  }
}
