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
    let counted = Text(end, format: .timer(countingUpIn: start..<end))
    #expect(drawn(counted, locale) == clock)
    #expect(drawn(Text(start, format: .timer(countingDownIn: start..<end)), locale) == clock)
  }

  @Test func `what is said of a ring has them, one on a dim track too`() throws {
    let ring = ZStack {
      Circle().trim(from: 0, to: 0.5).stroke(.gray.opacity(0.2), lineWidth: 8)
      Circle().trim(from: 0, to: 0.25).stroke(.green, lineWidth: 8)
    }
    .frame(width: 40, height: 40).environment(\.locale, Locale(identifier: "ar_EG"))
    #expect(try Drawn(ring).spoken == ["progress, ٥٠٪"])
  }
}
