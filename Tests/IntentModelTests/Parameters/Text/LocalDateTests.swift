import AppIntents
import IntentEffects
import SnippetFoundation
import Testing

@testable import IntentModel

/// Dates as people of a locale write them.
///
/// The clock stands at Monday, 5 January 2026, 09:00 UTC.
struct LocalDateTests {
  private func read(_ text: String, in locale: String, _ kind: IntentDateKind = .dateTime) -> String
  {
    World.$current.withValue(StillWorld()) {
      Localization.withTaken(Locale(identifier: locale)) {
        let rules = ParameterConfiguration(dateKind: kind)
        return switch Date.read(text, rules) {
        case .value(let value as Date): value.typed(rules)
        case .value: "another type"
        case .refused(let reason, _): reason
        case .near(let meant, _, _): "near \(meant)"
        }
      }
    }
  }

  private static let question = "could be two different days"

  @Test(arguments: [
    ("en_US", "1/2/2026", "2026-01-02"), ("en_GB", "1/2/2026", "2026-02-01"),
    ("fr_FR", "1/2/2026", "2026-02-01"), ("de_DE", "1.2.2026", "2026-02-01"),
    ("de_DE", "1/2/2026", "2026-02-01"), ("de_DE", "1.2.26", "2026-02-01"),
    ("de_DE", "5.1.", "2026-01-05"), ("de_DE", "5.1", "2026-01-05"), ("en_GB", "5.1", "2026-01-05"),
    ("en_GB", "1/2", "2026-02-01"), ("nl_NL", "1-2-2026", "2026-02-01"),
    ("ja_JP", "2026/1/2", "2026-01-02"), ("ja_JP", "1/2", "2027-01-02"),
    ("ja_JP", "26/1/2", "2026-01-02"),
    ("ja_JP", "1/2/2026", question), ("sv_SE", "1/2", "2026-02-01"),
    ("sv_SE", "1/2/2026", question),
    ("en_CA", "1/2/2026", question), ("en_CA", "1/6", question), ("en_CA", "01-06", "2026-01-06"),
    ("en_CA", "13/6", "2026-06-13"), ("en", "1/6", question), ("de", "1.6.2026", "2026-06-01"),
    ("de_DE", "12/24/2026", "2026-12-24"), ("en_US", "24/12/2026", "2026-12-24"),
    ("de_DE", "1.2.85", "1985-02-01"), ("de_DE", "1.2.45", "2045-02-01"),
    ("de_DE", "2026-02-01", "2026-02-01"), ("en_US", "2026/02/01", "2026-02-01"),
  ])
  func `the order of day and month is the locale's`(locale: String, text: String, value: String) {
    #expect(read(text, in: locale, .date) == value)
  }

  @Test(arguments: [
    ("en_US", "1730", "17:30"), ("en_US", "0530", "05:30"), ("en_US", "2430", "is not a time"),
    ("en_US", "1760", "is not a time"), ("de_DE", "17.30", "17:30"), ("fi_FI", "17.30", "17:30"),
    ("en_GB", "5.30 pm", "17:30"),
    ("de_DE", "5.12", "17:12"),
  ])
  func `two numbers with a point are a time where one is asked for`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, in: locale, .time) == value)
  }

  @Test(arguments: [
    ("de_DE", "17.30", "2026-01-05 17:30"), ("de_DE", "5.12", "could be a day or a time"),
    ("de_DE", "5.12.", "2026-12-05 00:00"), ("de_DE", "5.12. 17.30", "2026-12-05 17:30"),
    ("en_GB", "31/1/2026 5.30 pm", "2026-01-31 17:30"),
  ])
  func `where either may be, what could be both is refused`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "31.12.2026 um 17 Uhr", "2026-12-31 17:00"),
    ("de_DE", "31.12.26, 17:30 Uhr", "2026-12-31 17:30"),
    ("de_DE", "31.12. 9 Uhr 05", "2026-12-31 09:05"),
    ("de_DE", "31.12.2026 um 17:30", "2026-12-31 17:30"),
    ("de_AT", "31. Dezember 2026 um 7 Uhr", "2026-12-31 07:00"),
    ("de_DE", "2026-12-31 um 17 Uhr", "2026-12-31 17:00"),
    ("fr_FR", "31/12/2026 à 17h", "2026-12-31 17:00"),
    ("fr_FR", "31/12/2026 17 h 30", "2026-12-31 17:30"),
    ("fr_FR", "31 décembre 2026 à 9 heures", "2026-12-31 09:00"),
    ("fr_CA", "1/2/2026 à 17h", question),
    ("nl_NL", "31-12-2026 om 17 uur", "2026-12-31 17:00"),
    ("ja_JP", "2026年12月31日17時", "2026-12-31 17:00"),
    ("ja_JP", "2026年12月31日 午後5時30分", "2026-12-31 17:30"),
    ("ja_JP", "2026/12/31の17時半", "2026-12-31 17:30"),
    ("ja_JP", "12/31 17時", "2026-12-31 17:00"),
    ("de_DE", "31.2.2026 um 17 Uhr", "is a day that the calendar does not have"),
    ("ja_JP", "1/2/2026 17時", question), ("de_DE", "31.12.2026 um", "is not a date or a time"),
    ("de_DE", "Album 17 Uhr", "is not a date or a time"),
    ("de_DE", "31.12.2026 um 25 Uhr", "is not a date or a time"),
    ("en_US", "31.12.2026 um 17 Uhr", "is not a date or a time"),
  ])
  func `a day and the hour behind it are joined as people join them`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "heute", "2026-01-05 00:00"), ("de_DE", "morgen um 19 Uhr", "2026-01-06 19:00"),
    ("de_DE", "übermorgen 20:15", "2026-01-07 20:15"), ("de_DE", "Gestern", "2026-01-04 00:00"),
    ("de_DE", "Dienstag 19:30", "2026-01-06 19:30"), ("de_DE", "Mo., 5:30", "2026-01-12 05:30"),
    ("de_DE", "am Freitag um 18 Uhr", "2026-01-09 18:00"),
    ("de_DE", "24. Dezember, 18:00", "2026-12-24 18:00"),
    ("de_DE", "24 dez 18 uhr", "2026-12-24 18:00"), ("de_DE", "4. Januar", "2027-01-04 00:00"),
    ("fr_FR", "demain à 19h", "2026-01-06 19:00"), ("fr_FR", "aujourd'hui", "2026-01-05 00:00"),
    ("fr_FR", "le 24 decembre", "2026-12-24 00:00"),
    ("de_DE", "am 24. Dez. um 18 Uhr", "2026-12-24 18:00"),
    ("fr_FR", "24 decembre", "2026-12-24 00:00"), ("es_ES", "mañana 19:00", "2026-01-06 19:00"),
    ("es_ES", "24 de diciembre 18:00", "2026-12-24 18:00"),
    ("es_ES", "24 diciembre", "2026-12-24 00:00"), ("nl_NL", "op vrijdag", "2026-01-09 00:00"),
    ("ja_JP", "明日", "2026-01-06 00:00"), ("ja_JP", "明日の19時", "2026-01-06 19:00"),
    ("ja_JP", "今日の午後11時", "2026-01-05 23:00"), ("ja_JP", "火曜日 19:30", "2026-01-06 19:30"),
    ("ja_JP", "12月24日 18:00", "2026-12-24 18:00"), ("ja_JP", "12月24日18時", "2026-12-24 18:00"),
    ("ja_JP", "1月3日", "2027-01-03 00:00"), ("ko_KR", "12월 24일", "2026-12-24 00:00"),
    ("zh_Hans_CN", "明天 19:30", "2026-01-06 19:30"), ("ru_RU", "24 декабря", "2026-12-24 00:00"),
    ("de_DE", "30. Februar", "is a day that the calendar does not have"),
    ("en_US", "morgen", unknown),
    ("de_DE", "Album 19:30", unknown), ("ja_JP", "13月1日", unknown),
    ("de_DE", "Freitag 24:00", unknown),
  ])
  func `a day is said in the words of the locale`(locale: String, text: String, value: String) {
    #expect(read(text, in: locale) == value)
  }

  @Test(arguments: [
    ("de_DE", "heute Abend um 8", "2026-01-05 20:00"),
    ("de_DE", "heute abend 8", "2026-01-05 20:00"),
    ("de_DE", "morgen früh um 7", "2026-01-06 07:00"),
    ("de_DE", "Montagabend um 8", "2026-01-12 20:00"),
    ("de_DE", "Dienstag Nachmittag um 3", "2026-01-06 15:00"),
    ("de_DE", "heute Morgen um 9", "2026-01-05 09:00"),
    ("de_DE", "morgen um 9", "2026-01-06 09:00"),
    ("de_DE", "um 8 Uhr abends", "2026-01-05 20:00"), ("de_DE", "2 Uhr nachts", "2026-01-06 02:00"),
    ("de_DE", "am 24. Dez. um 5 Uhr nachmittags", "2026-12-24 17:00"),
    ("de_DE", "morgen Abend 20:30", "2026-01-06 20:30"),
    ("de_DE", "heute Abend", "has no time"), ("de_DE", "heute Morgen um 17 Uhr", wrongPart),
    ("de_DE", "heute Nacht um 2", wrongPart), ("de_DE", "Abend", "has no time"),
    ("de_DE", "Fabend um 8", unknown), ("en_US", "heute Abend um 8", unknown),
    ("de_DE", "nächsten Montag um 9", "2026-01-12 09:00"),
    ("de_DE", "am kommenden Freitag", "2026-01-09 00:00"),
    ("de_DE", "letzten Freitag", "2026-01-02 00:00"),
    ("de_DE", "diesen Freitag", "2026-01-09 00:00"),
    ("fr_FR", "ce soir à 8h", "2026-01-05 20:00"),
    ("fr_FR", "demain matin à 9h", "2026-01-06 09:00"),
    ("fr_FR", "demain à 5h de l'après-midi", "2026-01-06 17:00"),
    ("fr_FR", "lundi prochain à 9h", "2026-01-12 09:00"),
    ("nl_NL", "vanavond om 8", "2026-01-05 20:00"),
    ("nl_NL", "vrijdagavond om 8", "2026-01-09 20:00"),
    ("nl_NL", "'s avonds om 8 uur", "2026-01-05 20:00"),
    ("nl_NL", "volgende maandag", "2026-01-12 00:00"),
    ("ja_JP", "明日の朝8時", "2026-01-06 08:00"), ("ja_JP", "今夜8時", "2026-01-05 20:00"),
    ("ja_JP", "夕方5時半", "2026-01-05 17:30"), ("ja_JP", "来週の月曜日の9時", "2026-01-12 09:00"),
    ("ja_JP", "あさっての午後3時", "2026-01-07 15:00"), ("ja_JP", "明朝7時", "2026-01-06 07:00"),
  ])
  func `a part of a day says which half of it an hour is in`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, in: locale) == value)
  }

  private static let wrongPart = "is not a time of that part of the day"
  private static let unknown = "is not a date or a time"

  @Test(arguments: [
    "en_US", "en_GB", "en_CA", "de_DE", "fr_FR", "fr_CA", "sv_SE", "da_DK", "fi_FI", "nl_NL",
    "pl_PL",
    "cs_CZ", "hu_HU", "ru_RU", "tr_TR", "pt_BR", "es_MX", "it_IT", "ja_JP", "ko_KR", "zh_CN",
    "zh_TW",
    "ar_EG", "he_IL", "hi_IN", "th_TH", "vi_VN",
  ])
  func `a date can be typed as it is written`(locale: String) {
    for date in [1_795_339_800, 1_767_225_600, 1_772_409_540] as [TimeInterval] {
      let date = Date(timeIntervalSince1970: date)
      let written = Localization.withTaken(Locale(identifier: locale)) { writtenText(date) ?? "" }
      #expect(!written.isEmpty)
      #expect(read(written, in: locale) == date.typed(ParameterConfiguration()), "\(written)")
    }
  }

  @Test func `values are written for the locale`() {
    let german = Localization.withTaken(Locale(identifier: "de_DE")) {
      [
        writtenText(1234.5), writtenText(Date(timeIntervalSince1970: 0)),
        writtenText(Measurement(value: 1.5, unit: UnitLength.kilometers)),
        writtenText(AttributedString("fett")), writtenText("text"), writtenText(3),
      ]
    }
    #expect(german == ["1234,5", "1. Jan. 1970, 0:00", "1,5 km", "fett", nil, nil])
  }

  @Test(arguments: [
    ("de_DE", IntentDateKind.dateTime, "31. Jan. 2026, 15:30"), ("de_DE", .date, "31. Jan. 2026"),
    ("de_DE", .time, "15:30"), ("ja_JP", .dateTime, "2026\u{5E74}1\u{6708}31\u{65E5} 15:30"),
    ("en_US", .dateTime, "2026-01-31 15:30"), ("en_US", .date, "2026-01-31"),
  ])
  func `a parameter shows a date as the locale writes it, where that is read again`(
    locale: String,
    kind: IntentDateKind,
    text: String
  ) {
    let half = kind == .date ? 1_769_817_600.0 : 1_769_873_400
    let parameter = IntentParameter<Date>(title: "When", kind: kind)
    parameter.wrappedValue = Date(timeIntervalSince1970: half)
    let shown = Localization.withTaken(Locale(identifier: locale)) { parameter.resolvedText }
    #expect(shown == text)
    parameter.wrappedValue = Date(timeIntervalSince1970: half + 1.5)
    let exact = Localization.withTaken(Locale(identifier: locale)) { parameter.resolvedText }
    let iso = ["2026-01-31 15:30:01.500", "2026-01-31", "15:30:01.500"]
    #expect(iso.contains(exact ?? ""))
  }

  @Test func `a parameter shows a day or a time as the locale writes them`() {
    func shown(_ parts: DateComponents, _ locale: String) -> String? {
      let parameter = IntentParameter<DateComponents>(title: "When", kind: .dateTime)
      parameter.wrappedValue = parts
      return Localization.withTaken(Locale(identifier: locale)) { parameter.resolvedText }
    }
    let day = DateComponents(year: 2026, month: 1, day: 31)
    #expect(shown(day, "de_DE") == "31. Jan. 2026")
    #expect(shown(day, "en_US") == "2026-01-31")
    #expect(shown(DateComponents(hour: 15, minute: 30), "de_DE") == "15:30")
    #expect(shown(DateComponents(hour: 15, minute: 30, second: 5), "de_DE") == "15:30:05")
    #expect(
      shown(DateComponents(year: 2026, month: 1, day: 31, hour: 15, minute: 30), "de_DE")
        == "31. Jan. 2026, 15:30"
    )
    #expect(shown(DateComponents(year: 2026, month: 13, day: 31), "de_DE") == "2026-13-31")
  }

  @Test(arguments: ["en_GB", "fr_FR", "ar_EG", "fa_IR", "th_TH", "fi_FI", "zh_Hans_CN", "es_ES"])
  func `what a parameter shows is read as the same date`(locale: String) {
    let date = Date(timeIntervalSince1970: 1_769_873_400)
    World.$current.withValue(StillWorld()) {
      Localization.withTaken(Locale(identifier: locale)) {
        let parameter = IntentParameter<Date>(title: "When", kind: .dateTime)
        parameter.wrappedValue = date
        let again: Date? = Date.read(parameter.resolvedText ?? "", ParameterConfiguration()).value()
        #expect(again == date)
      }
    }
  }
}
