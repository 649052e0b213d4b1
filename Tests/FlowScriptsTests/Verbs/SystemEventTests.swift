import FlowFormat
import Testing

struct SystemEventTests {
  @Test(arguments: [
    ("appearance", "dark", true), ("appearance", "blue", false), ("appearance", "", false),
    ("locale", "de_DE", true), ("locale", "", false), ("lock", "", true), ("lock", "it", false),
    ("url", "shop://menu/3", true), ("url", "menu", false), ("url", "", false),
    ("activity", "shop.order", true), ("activity", "shop.order id=7 size=large", true),
    ("activity", "shop.order seven", false), ("activity", "id=7", false), ("activity", "", false),
  ])
  func `an event takes its own kind of argument`(word: String, argument: String, fits: Bool) throws
  {
    let verb = try #require(EventVerb.all.first { $0.word == word })
    #expect(verb.accepts(argument) == fits)
  }

  @Test(arguments: [
    ("full Paid.", true), ("supporting ~ Paid{{*}}", true), ("short Paid.", false), ("full", false),
  ])
  func `a dialog is checked in one of its forms`(argument: String, fits: Bool) throws {
    let verb = try #require(CheckVerb.all.first { $0.word == "dialog" })
    #expect(verb.accepts(argument) == fits)
  }
}
