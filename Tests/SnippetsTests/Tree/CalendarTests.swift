import SnippetFoundation
import Testing

@testable import Snippets

/// The calendar that a view is given.
@MainActor
struct CalendarTests {
  private struct Week: View {
    @Environment(\.calendar) private var calendar

    var body: some View {
      Text(verbatim: "\(calendar.firstWeekday) \(calendar.shortWeekdaySymbols[1])")
    }
  }

  private func drawn(
    _ locale: String,
    _ change: (inout RenderSettings) -> Void = { _ in }
  )
    -> String
  {
    var settings = RenderSettings()
    settings.locale = Locale(identifier: locale)
    change(&settings)
    return render(Week(), settings: settings)
  }

  @Test func `weeks and their days are the locale's`() {
    #expect(drawn("en_US") == "1 Mon")
    #expect(drawn("de_DE") == "2 Mo.")
    #expect(drawn("ja_JP") == "1 月")
    #expect(render(Week()) == "1 Mon")
  }

  @Test func `a calendar that was set stays as it is`() {
    let drawn = drawn("de_DE") { settings in
      settings.calendar = Calendar(identifier: .gregorian)
      settings.calendar.locale = Locale(identifier: "fr_FR")
    }
    #expect(drawn == "2 lun.")
    #expect(render(Week().environment(\.locale, Locale(identifier: "de_DE"))) == "1 Mon")
  }
}
