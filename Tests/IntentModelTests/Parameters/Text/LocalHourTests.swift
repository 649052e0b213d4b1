import AppIntents
import IntentEffects
import Testing

@testable import IntentModel
@testable import SnippetFoundation

struct LocalHourTests {
  @Test(arguments: [
    ("de_DE", "17 Uhr", "17:00"), ("de_DE", "um 17 Uhr", "17:00"), ("de_AT", "9 uhr 05", "09:05"),
    ("de_DE", "17:30 Uhr", "17:30"), ("fr_FR", "17h30", "17:30"), ("fr_FR", "17 h", "17:00"),
    ("fr_CA", "à 9 heures", "09:00"), ("nl_NL", "om 8 uur 15", "08:15"),
    ("de_DE", "um 17:30", "17:30"), ("ja_JP", "17時", "17:00"), ("ja_JP", "9時5分", "09:05"),
    ("ja_JP", "午後5時半", "17:30"), ("ja_JP", "午前12時", "00:00"), ("ja_JP", "午後0時10分", "12:10"),
  ])
  func `an hour has its word behind it`(locale: String, text: String, expected: String) {
    #expect(read(text, in: locale)?.typed(.time) == expected)
  }

  @Test(arguments: [
    ("de_DE", "25 Uhr"), ("de_DE", "17 Uhr 60"), ("de_DE", "17 Uhr 3 4"), ("de_DE", "Uhr"),
    ("en_US", "17 Uhr"), ("fr_FR", "17h3x"), ("de_DE", "17h30"), ("de_DE", "um 17"),
    ("ja_JP", "25時"), ("ja_JP", "午後13時"), ("ja_JP", "17時半分"), ("ja_JP", "17時30分5"),
  ])
  func `what is no time is none`(locale: String, text: String) {
    #expect(read(text, in: locale) == nil)
  }

  @Test(arguments: [
    ("de_DE", "halb acht", "07:30"), ("de_DE", "um halb 6", "17:30"),
    ("de_DE", "halb eins", "12:30"),
    ("de_DE", "viertel nach sieben", "07:15"), ("de_DE", "Viertel vor acht", "07:45"),
    ("de_DE", "dreiviertel acht", "07:45"), ("de_DE", "zehn nach neun", "09:10"),
    ("de_DE", "fünf vor halb neun", "08:25"), ("de_DE", "viertel nach 17 Uhr", "17:15"),
    ("de_DE", "Mitternacht", "00:00"), ("nl_NL", "half acht", "07:30"),
    ("nl_NL", "om kwart over zes", "18:15"), ("nl_NL", "tien voor half negen", "08:20"),
    ("fr_FR", "sept heures", "07:00"), ("fr_FR", "à 8h et quart", "08:15"),
    ("fr_FR", "huit heures moins le quart", "07:45"), ("fr_FR", "vingt heures trente", "20:30"),
    ("fr_FR", "midi et demi", "12:30"), ("fr_FR", "minuit moins dix", "23:50"),
    ("fr_FR", "cinq heures moins dix", "04:50"),
    ("es_ES", "a las siete y media", "07:30"), ("es_ES", "las ocho menos diez", "07:50"),
    ("it_IT", "alle sette e mezza", "07:30"), ("it_IT", "mezzogiorno", "12:00"),
  ])
  func `a clock is read aloud`(locale: String, text: String, expected: String) {
    #expect(read(text, in: locale)?.typed(.time) == expected)
  }

  @Test func `a time with a name is never twelve hours later`() {
    let now = Date(timeIntervalSince1970: 1_767_643_200)  // 20:00
    Localization.withTaken(Locale(identifier: "fr_FR")) {
      let reading = Moment.read("midi moins le quart", now: now, kind: .time)
      #expect(reading == .moment(Moment(time: TimeOfDay(second: 11.75 * 3600))))
    }
  }

  @Test(arguments: [
    ("de_DE", "morgen um halb acht", "2026-01-06 07:30"),
    ("de_DE", "heute Abend um halb acht", "2026-01-05 19:30"),
    ("de_DE", "Freitag fünf vor halb sechs", "2026-01-09 17:25"),
    ("de_DE", "24. Dezember viertel nach 17", "2026-12-24 17:15"),
    ("fr_FR", "demain à sept heures et demie du soir", "2026-01-06 19:30"),
    ("es_ES", "mañana a las siete y media", "2026-01-06 07:30"),
  ])
  func `a clock is read aloud behind a day`(locale: String, text: String, expected: String) {
    #expect(read(text, in: locale, .dateTime)?.typed(.dateTime) == expected)
  }

  @Test(arguments: [
    ("de_DE", "acht"), ("fr_FR", "huit"), ("en_US", "five"), ("de_DE", "halb"),
    ("de_DE", "halb dreizehnhundert"),
    ("de_DE", "viertel acht nach"), ("de_DE", "sechzig nach acht"), ("de_DE", "nach acht"),
    ("fr_FR", "à 5"), ("fr_FR", "à huit"), ("fr_FR", "heures et demie"),
    ("fr_FR", "huit heures moins"),
    ("fr_FR", "huit heures soixante"), ("es_ES", "siete y media"), ("it_IT", "e mezza"),
    ("en_US", "halb acht"), ("sv_SE", "halv åtta"),
  ])
  func `what is no clock read aloud is no time`(locale: String, text: String) {
    #expect(read(text, in: locale) == nil)
  }

  private func read(_ text: String, in locale: String, _ kind: IntentDateKind = .time) -> Date? {
    World.$current.withValue(StillWorld()) {
      Localization.withTaken(Locale(identifier: locale)) {
        Date.read(text, ParameterConfiguration(dateKind: kind)).value()
      }
    }
  }
}

extension Date {
  fileprivate func typed(_ kind: IntentDateKind) -> String {
    typed(ParameterConfiguration(dateKind: kind))
  }
}
