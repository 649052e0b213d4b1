import Foundation
import Testing

@testable import Snippets

/// Numbers without a format are written for the locale each time, whatever was written before them.
@MainActor
struct WrittenNumbersTests {
  private func settings(_ locale: String) -> RenderSettings {
    var settings = RenderSettings(columns: 60)
    settings.locale = Locale(identifier: locale)
    return settings
  }

  @Test func `more numbers than are kept, in one locale after the other`() {
    for locale in ["en_US", "de_DE", "en_US", "ar_EG"] {
      let settings = settings(locale)
      for number in Array(1_230..<1_280) + [1_230, 1_279] {
        let whole = number.formatted(.number.locale(settings.locale))
        let half = Double(number) + 0.5
        let decimal = half.formatted(.number.locale(settings.locale))
        let text = render(Text("\(number)/\(half)"), settings: settings)
        #expect(text.contains("\(whole)/\(decimal)"), "\(locale)")
      }
    }
  }

  @Test func `a number is told from another of the same value`() {
    let settings = settings("en_US")
    #expect(render(Text("\(0.0) \(-0.0) \(0)"), settings: settings) == "0 -0 0")
    #expect(
      render(Text("\(UInt8(7)) \(7.0 as Float) \(CGFloat(7.5))"), settings: settings) == "7 7 7.5"
    )
    let nan = render(Text("\(Double.nan) \(Double.infinity)"), settings: settings)
    #expect(nan == "NaN ∞")
  }

  @Test func `texts are equal where their numbers are`() {
    #expect(Text("\(1) of \(2.5)") == Text("\(1) of \(2.5)"))
    #expect(Text("\(1) of \(2.5)") != Text("\(1) of \(3.5)"))
    #expect(Text("\(1)") != Text("\(2)"))
  }
}
