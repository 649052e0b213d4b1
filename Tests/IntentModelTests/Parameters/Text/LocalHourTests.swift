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

  private func read(_ text: String, in locale: String) -> Date? {
    World.$current.withValue(StillWorld()) {
      Localization.withTaken(Locale(identifier: locale)) {
        Date.read(text, ParameterConfiguration(dateKind: .time)).value()
      }
    }
  }
}

extension Date {
  fileprivate func typed(_ kind: IntentDateKind) -> String {
    typed(ParameterConfiguration(dateKind: kind))
  }
}
