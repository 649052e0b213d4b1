import Foundation
import Testing

@testable import Snippets

@MainActor
struct TextModifierTests {
  @Test func `letters are made large or small by the locale`() {
    let view = VStack(alignment: .leading) {
      Text("Order status").textCase(.uppercase)
      Text("\(2) Items **now**").textCase(.lowercase)
      Group { Text("Mixed").textCase(nil) }.textCase(.uppercase)
    }
    #expect(render(view) == "ORDER STATUS\n2 items now\nMixed")
    var settings = RenderSettings()
    settings.locale = Locale(identifier: "tr_TR")
    #expect(render(Text("izmir").textCase(.uppercase), settings: settings) == "İZMİR")
  }

  @Test func `lines are limited and reserved`() {
    let long = Text("one two three four five")
    #expect(render(long.lineLimit(1), columns: 9) == "one two …")
    #expect(render(long.lineLimit(...2), columns: 9).split(separator: "\n").count == 2)
    let reserved = VStack(alignment: .leading, spacing: 0) {
      Text("a").lineLimit(2, reservesSpace: true)
      Text("b").lineLimit(2...3)
      Text("c").lineLimit(2...)
      Text("d").lineLimit(3)
      Text("e").lineLimit(nil)
    }
    #expect(render(reserved) == "a\n\nb\n\nc\n\nd\ne")
    #expect(render(Text("x").lineLimit(-3)) == "x")
    #expect(render(Text("x").lineLimit(.max, reservesSpace: true)).isEmpty == false)
  }

  @Test func `modifiers that cells cannot show are accepted`() {
    let view = Text("Latte").lineSpacing(4).allowsTightening(true).minimumScaleFactor(0.5)
      .truncationMode(.middle).multilineTextAlignment(.center).textSelection(.enabled)
      .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .font(.custom("Avenir", size: 12, relativeTo: .body).leading(.tight).width(.condensed))
      .fontWeight(.bold).fontDesign(.serif).fontWidth(.expanded).monospacedDigit().kerning(1)
      .font(.system(.title, design: .rounded, weight: .bold).monospacedDigit().smallCaps())
    #expect(render(view) == "Latte")
  }

  @Test func `fonts that look the same are still two`() {
    #expect(Font.body != Font.caption && Font.title == Font.title)
    #expect(Font.system(size: 12) != Font.system(size: 13))
    #expect(Font.system(size: .nan) == Font.system(size: -1))
  }

  @Test func `what is redacted is drawn as bars`() {
    let view = VStack(alignment: .leading) {
      Text("Latte, large")
      Text("Balance").unredacted()
      Image(systemName: "star.fill")
    }
    #expect(render(view.redacted(reason: .placeholder)) == "▒▒▒▒▒▒▒▒▒▒▒▒\nBalance\n▒")
    let account = VStack(alignment: .leading) {
      Text("Balance")
      Text("$1,234").privacySensitive()
    }
    #expect(render(account) == "Balance\n$1,234")
    #expect(render(account.redacted(reason: .privacy)) == "Balance\n▒▒▒▒▒▒")
    let spoken = render(
      account.redacted(reason: .privacy),
      settings: RenderSettings(),
      style: .spoken
    )
    #expect(spoken == "Balance\nprivate")
  }
}
