import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct FormattedNumbersTests {
  private func text<V: View>(_ view: V, _ locale: String = "en_US") -> String {
    var settings = RenderSettings(columns: 60)
    settings.locale = Locale(identifier: locale)
    return render(view, settings: settings)
  }

  @Test func `an amount drawn again is written again`() {
    for amount in [Decimal(5), Decimal(118) / 10, 5, Decimal(string: "5.00")!, -5] {
      let wanted = amount.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
      for _ in 0..<2 { #expect(text(Text(amount, format: .currency(code: "USD"))) == wanted) }
    }
  }

  @Test func `another locale, currency or precision is another text`() {
    for _ in 0..<2 {
      #expect(text(Text(1234.5, format: .currency(code: "USD"))) == "$1,234.50")
      #expect(text(Text(1234.5, format: .currency(code: "EUR"))) == "€1,234.50")
      #expect(text(Text(1234.5, format: .number.precision(.fractionLength(2)))) == "1,234.50")
      #expect(text(Text(1234.5, format: .number)) == "1,234.5")
      #expect(text(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    }
  }

  @Test func `minus zero is not zero`() {
    for _ in 0..<2 {
      #expect(text(Text(0.0, format: .number)) == "0")
      #expect(text(Text(-0.0, format: .number)) == "-0")
    }
  }

  @Test func `more numbers than are kept come out right`() {
    for round in 0..<2 {
      for number in 0..<100 {
        #expect(text(Text("\(number) cups")) == "\(number) cups", "\(round)")
      }
    }
  }

  @Test func `literals around numbers keep their order`() {
    #expect(text(Text("a \(1) b \(2.5) c")) == "a 1 b 2.5 c")
    #expect(text(Text("\(1)\(2)")) == "12")
    #expect(text(Text("\("x") and \(12_345)")) == "x and 12,345")
  }
}
