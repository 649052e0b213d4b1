import SnippetFoundation
import Testing

struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSince1970: 1_767_225_600)

  private func words(
    _ seconds: TimeInterval,
    _ units: SnippetFoundation.RelativeDateTimeFormatter.UnitsStyle = .full,
    named: Bool = false,
    locale: String = "en_US"
  ) -> String {
    let formatter = SnippetFoundation.RelativeDateTimeFormatter()
    formatter.unitsStyle = units
    formatter.dateTimeStyle = named ? .named : .numeric
    formatter.locale = Locale(identifier: locale)
    return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
  }

  @Test func `nobody says a language, and it is that of the conversation`() {
    let formatter = Localization.withTaken(Locale(identifier: "de_DE")) {
      SnippetFoundation.RelativeDateTimeFormatter()
    }
    let earlier = now.addingTimeInterval(-7200)
    #expect(formatter.localizedString(for: earlier, relativeTo: now) == "vor 2 Stunden")
  }

  @Test func `the past and the future are told by their largest unit`() {
    #expect(words(-7200) == "2 hours ago")
    #expect(words(3 * 86_400) == "in 3 days")
    #expect(words(-60) == "1 minute ago")
    #expect(words(-5400, .short) == "1 hr. ago")
  }

  @Test func `neighbouring days have names where they are wanted`() {
    #expect(words(-86_400) == "1 day ago")
    #expect(words(-86_400, named: true) == "yesterday")
  }

  @Test func `words are of the locale's language`() {
    #expect(words(-7200, locale: "de_DE") == "vor 2 Stunden")
  }
}
