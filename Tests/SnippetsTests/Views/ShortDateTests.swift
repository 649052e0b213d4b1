import Foundation
import Testing

@testable import Snippets

@MainActor
struct ShortDateTests {
  private func draw(_ view: some View, _ locale: String, hour: Double = 6) -> String {
    let view = view.environment(\.locale, Locale(identifier: locale))
      .environment(\.timeZone, .gmt)
    return render(view, columns: 40)
  }

  private let morning = Date(timeIntervalSinceReferenceDate: 6 * 3600 + 13 * 60)

  @Test(arguments: [
    ("de_DE", "06:13"), ("fr_FR", "06:13"), ("en_GB", "06:13"), ("es_ES", "6:13"),
    ("en_US", "6:13\u{202F}AM"),
  ])
  func `an hour is written as the locale's short times are`(locale: String, time: String) {
    let shown = draw(Text(morning, style: .time), locale)
    #expect(shown == time)
    let later = morning.addingTimeInterval(3600)
    #expect(
      draw(Text(morning...later), locale).hasPrefix(time.prefix(5).replacing("\u{202F}", with: ""))
    )
  }

  @Test func `from ten on both are the same`() {
    #expect(draw(Text(morning.addingTimeInterval(36_000), style: .time), "de_DE") == "16:13")
    #expect(draw(Text(morning.addingTimeInterval(-6 * 3600), style: .time), "de_DE") == "00:13")
  }

  @Test(arguments: [
    ("de_DE", "06:13", "1. Jan. 2001, 06:13"), ("en_GB", "06:13", "1 Jan 2001 at 06:13"),
    ("en_US", "6:13\u{202F}AM", "Jan 1, 2001 at 6:13\u{202F}AM"),
  ])
  func `a date picker writes its time as a text does`(locale: String, time: String, both: String) {
    let picker = DatePicker("", selection: .constant(morning))
    #expect(draw(picker, locale).contains(both))
    let clock = DatePicker(
      "",
      selection: .constant(morning),
      displayedComponents: .hourAndMinute
    )
    #expect(draw(clock, locale).contains(time))
  }
}
