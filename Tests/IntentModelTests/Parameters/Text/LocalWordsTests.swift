import AppIntents
import IntentEffects
import SnippetFoundation
import Testing

@testable import IntentModel

/// One of a thing, and what is counted from now, in the words of a language.
///
/// The clock stands at Monday, 5 January 2026, 09:00 UTC.
struct LocalWordsTests {
  private func read<Value: TypedValue>(
    _ type: Value.Type,
    _ text: String,
    in locale: String,
    _ kind: IntentDateKind = .dateTime
  ) -> String {
    World.$current.withValue(StillWorld()) {
      Localization.withTaken(Locale(identifier: locale)) {
        let rules = ParameterConfiguration(dateKind: kind)
        return switch Value.read(text, rules) {
        case .value(let value as any TypedValue): value.typed(rules)
        case .value: "another type"
        case .refused(let reason, _): reason
        case .near(let meant, _, _): "near \(meant)"
        }
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "eine", "1"), ("de_DE", "ein", "1"), ("de_DE", "einen", "1"), ("de_DE", "eins", "1"),
    ("de_DE", "hundert", "100"), ("de_DE", "einhundert", "100"), ("fr_FR", "une", "1"),
    ("es_ES", "una", "1"), ("sv_SE", "hundra", "100"), ("en_US", "une", "is not a whole number"),
  ])
  func `one has a form for each gender`(locale: String, text: String, value: String) {
    #expect(read(Int.self, text, in: locale) == value)
  }

  @Test(arguments: [
    ("en_US", "2k", "2000"), ("en_US", "2 K", "2000"), ("en_US", "1.5k", "1500"),
    ("de_DE", "3 tausend", "3000"), ("de_DE", "zwei Millionen", "2000000"),
    ("de_DE", "1,5 Mio.", "1500000"), ("es_ES", "20 mil", "20000"), ("ja_JP", "1万", "10000"),
    ("ja_JP", "3万個", "30000"), ("zh_CN", "2亿", "200000000"), ("hi_IN", "2 लाख", "200000"),
    ("en_US", "1.2345k", "is not a whole number"), ("en_US", "k", "is not a whole number"),
    ("en_US", "9999999999999T", "is more than 9223372036854775807"),
    ("en_US", "1.000k", "could be 1 or 1000"), ("en_US", "5m", "is not a whole number"),
  ])
  func `thousands and more have words and signs`(locale: String, text: String, value: String) {
    #expect(read(Int.self, text, in: locale) == value)
  }

  @Test func `a number with a fraction may be scaled`() {
    #expect(read(Double.self, "1.2345k", in: "en_US") == "1234.5")
    #expect(read(Double.self, "-2.5M", in: "en_US") == "-2500000")
    #expect(read(Double.self, "2M5", in: "en_US") == "is not a number")
  }

  @Test(arguments: [
    ("de_DE", "ein Meter", "1 m"), ("de_DE", "hundert Meter", "100 m"),
    ("fr_FR", "un kilomètre", "1 km"), ("fr_FR", "un mètre", "1 m"),
  ])
  func `one of a unit`(locale: String, text: String, value: String) {
    #expect(read(Measurement<UnitLength>.self, text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "ein Euro", "1 EUR"), ("de_DE", "hundert Euro", "100 EUR"),
    ("fr_FR", "un euro", "1 EUR"),
  ])
  func `one of a currency`(locale: String, text: String, value: String) {
    #expect(read(IntentCurrencyAmount.self, text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "eine Stunde", "1 hour"), ("de_DE", "eine Minute", "1 minute"),
    ("de_DE", "20 Minuten", "20 minutes"), ("de_DE", "zwei Std.", "2 hours"),
    ("de_DE", "eine Stunde 20 Minuten", "1 hour 20 minutes"),
    ("de_DE", "zwei Stunden und zehn Minuten", "2 hours 10 minutes"), ("de_DE", "3 Tage", "3 days"),
    ("fr_FR", "une heure", "1 hour"), ("fr_FR", "2 semaines", "14 days"),
    ("fr_FR", "une heure et 5 minutes", "1 hour 5 minutes"), ("de_DE", "2 hours", "2 hours"),
    ("ja_JP", "1時間30分", "1 hour 30 minutes"), ("es_ES", "una hora", "1 hour"),
    ("de_DE", "eine halbe Stunde", "30 minutes"),
    ("de_DE", "anderthalb Stunden", "1 hour 30 minutes"),
    ("de_DE", "Halbe Stunde", "30 minutes"), ("fr_FR", "une demi-heure", "30 minutes"),
    ("fr_FR", "deux heures et demie", "2 hours 30 minutes"), ("es_ES", "media hora", "30 minutes"),
    ("es_ES", "una hora y media", "1 hour 30 minutes"), ("it_IT", "mezz'ora", "30 minutes"),
    ("nl_NL", "anderhalf uur", "1 hour 30 minutes"), ("ja_JP", "1時間半", "1 hour 30 minutes"),
    ("zh_CN", "半小时", "30 minutes"), ("de_DE", "halbe", "is not a length of time"),
    ("ja_JP", "半", "is not a length of time"),
    ("pl_PL", "5 godzin", "5 hours"), ("en_US", "2 Stunden", "is not a length of time"),
  ])
  func `a length of time has the words of the language`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(Duration.self, text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "eine Stunde", "1 hr"), ("de_DE", "eine Stunde 20 Minuten", "80 min"),
    ("fr_FR", "une heure", "1 hr"),
  ])
  func `a measured length of time has them too`(locale: String, text: String, value: String) {
    #expect(read(Measurement<UnitDuration>.self, text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "in 20 Minuten", "2026-01-05 09:20"), ("de_DE", "vor 20 Minuten", "2026-01-05 08:40"),
    ("de_DE", "in einer Stunde", "2026-01-05 10:00"), ("de_DE", "jetzt", "2026-01-05 09:00"),
    ("de_DE", "in 1 Stunde 20 Minuten", "2026-01-05 10:20"),
    ("de_DE", "in drei Tagen", "2026-01-08 09:00"), ("de_DE", "in 2 Wochen", "2026-01-19 09:00"),
    ("de_DE", "in 3 Monaten", "2026-04-05 09:00"), ("de_DE", "vor einem Jahr", "2025-01-05 09:00"),
    ("fr_FR", "dans 20 minutes", "2026-01-05 09:20"),
    ("fr_FR", "il y a 2 h", "2026-01-05 07:00"),
    ("fr_FR", "dans 1 heure 20 minutes", "2026-01-05 10:20"),
    ("fr_FR", "dans une heure", "2026-01-05 10:00"), ("fr_FR", "maintenant", "2026-01-05 09:00"),
    ("es_ES", "dentro de 20 minutos", "2026-01-05 09:20"), ("ja_JP", "20分後", "2026-01-05 09:20"),
    ("ja_JP", "3日前", "2026-01-02 09:00"), ("nl_NL", "over 20 minuten", "2026-01-05 09:20"),
    ("it_IT", "20 minuti fa", "2026-01-05 08:40"), ("sv_SE", "om en timme", "2026-01-05 10:00"),
    ("en_US", "in 20 Minuten", "is not a length of time"),
    ("de_DE", "in 20 Dingen", "is not a length of time"),
    ("de_DE", "in Minuten", "is not a length of time"),
  ])
  func `what is counted from now has the words of the language`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(Date.self, text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "übermorgen um 8", "2026-01-07 08:00"),
    ("de_DE", "Freitag um 17", "2026-01-09 17:00"),
    ("fr_FR", "demain à 8", "2026-01-06 08:00"),
    ("de_DE", "morgen um 5", "is not a date or a time"),
    ("de_DE", "morgen um 5 Uhr", "2026-01-06 05:00"),
  ])
  func `behind a day an hour needs no word, unless it could be in the afternoon`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(Date.self, text, in: locale) == value)
  }

  @Test func `a day is counted in those words, and is no time`() {
    #expect(read(Date.self, "in 3 Tagen", in: "de_DE", .date) == "2026-01-08")
    #expect(
      read(Date.self, "in 3 Tagen", in: "de_DE", .time) == "is a day, and a time is asked for"
    )
    #expect(read(Date.self, "in 20 Minuten", in: "de_DE", .time) == "09:20")
  }
}
