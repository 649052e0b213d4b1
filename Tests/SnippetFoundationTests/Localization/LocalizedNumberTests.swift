import Foundation
import SnippetFoundation
import Testing

/// Numbers in texts, written for the person as those of a `Text` are.
struct LocalizedNumberTests {
  private func words(_ value: String.LocalizationValue, in locale: String) -> String {
    let locale = Locale(identifier: locale)
    let resource = Localization.withTaken(locale) { LocalizedStringResource(value).resolved }
    #expect(String(localized: value, locale: locale) == resource)
    #expect(String(localized: LocalizedStringResource(value, locale: locale)) == resource)
    return resource
  }

  @Test func `whole and other numbers are the locale's`() {
    let value: String.LocalizationValue = "\(1_234_567) \(2.0, specifier: "%.1f") \(1234.5)"
    #expect(words(value, in: "en_US") == "1,234,567 2.0 1,234.5")
    #expect(words(value, in: "de_DE") == "1.234.567 2,0 1.234,5")
    #expect(words("\(12) \(-12) \(1000)", in: "ar_EG") == "١٢ \u{61C}-١٢ ١٬٠٠٠")
    #expect(words("\(UInt64.max)", in: "en_US") == "18,446,744,073,709,551,615")
    #expect(words("\(Int8(7)) \(Float(0.1)) \(2.0)", in: "de_DE") == "7 0,1 2")
    #expect(String(localized: "\(1_234_567)") == "1,234,567")
  }

  @Test func `decimals are the locale's`() throws {
    let value = try #require(Decimal(string: "1234.5"))
    Localization.withTaken(Locale(identifier: "de_DE")) {
      #expect(LocalizedStringResource("\(value) kg").resolved == "1.234,5 kg")
    }
  }

  @Test func `a format of the app's own stays one`() {
    #expect(words("\(255, specifier: "%x") \(4096, specifier: "%X")", in: "de_DE") == "ff 1000")
    let wide: String.LocalizationValue = "\(7, specifier: "%03d")|\(1.5, specifier: "%6.2f")"
    #expect(words(wide, in: "de_DE") == "007|  1,50")
    #expect(words("\(2.5, specifier: "%f")", in: "en_US") == "2.500000")
    #expect(words("\(2.5, specifier: "%@")", in: "en_US") == "2.5")
    #expect(words("\(2.5, specifier: "%.1f kg")", in: "en_US") == "2.5 kg")
  }

  @Test func `keys keep the kinds of the numbers, whatever the locale`() {
    let value: String.LocalizationValue = "\(1_234_567) of \(2.5) \("a")"
    #expect(LocalizedStringResource(value).key == "%lld of %lf %@")
  }

  @Test func `a number beside a value of several lines stands on one line`() {
    let resource = LocalizedStringResource("\(1234) \("a\nb")")
    #expect(resource.resolvedOnOneLine == "1,234 a b")
  }
}
