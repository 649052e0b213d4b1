import Foundation
import Testing

@testable import Snippets

/// Numbers that views write themselves, in the digits of a locale.
@MainActor
struct OwnDigitsTests {
  private func drawn(_ view: some View, _ locale: String) -> String {
    let text = render(view.environment(\.locale, Locale(identifier: locale)), columns: 16)
    return text.filter { !"\u{2068}\u{2069}".contains($0) }
  }

  @Test(arguments: [
    ("en_US", "1:30", "50%"), ("de_DE", "1:30", "50%"), ("ar_EG", "١:٣٠", "٥٠٪"),
    ("fa_IR", "۱:۳۰", "۵۰٪"), ("ne_NP", "१:३०", "५०%"),
  ])
  func `clocks and percentages have them`(locale: String, clock: String, percent: String) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start + 90
    let timer = Text(timerInterval: start...end, pauseTime: start)
    #expect(drawn(timer, locale) == clock)
    #expect(drawn(ProgressView(value: 0.5), locale) == "██████░░░░░  \(percent)")
    #expect(drawn(Gauge(value: 0.5) { Text("g") }, locale).contains(percent))
  }
}
