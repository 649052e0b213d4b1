import AppIntents
import SnippetFoundation
import SwiftUI
import Testing

struct DialogValueTests {
  private func said(_ dialog: IntentDialog) -> String { dialog.full }

  /// A dialog with a value of any type, optional ones too.
  private func bringing<Value>(_ value: Value) -> String { said("Bringing \(value).") }

  @Test func `entities and cases are called what a person knows them by`() {
    let latte = Drink.menu[0]
    #expect(said("Your \(latte) is ready.") == "Your Latte is ready.")
    #expect(said("A \(CupSize.small) one.") == "A Small one.")
    #expect(bringing(Optional(latte)) == "Bringing Latte.")
    #expect(bringing(latte as any AppEntity) == "Bringing Latte.")
    let dialog = IntentDialog(full: "Your \(latte).", supporting: "\(CupSize.large) \(latte)")
    #expect(dialog.supporting == "Large Latte")
  }

  @Test func `a value of several types has the words of what is in it`() {
    let things = [PotteryThing.kiln(Kiln(id: "north")), .firing(how: .glaze), .degrees(900)]
    #expect(bringing(things[0]) == "Bringing north.")
    #expect(bringing(Optional(things[1])) == "Bringing Glaze.")
    #expect(bringing(things) == "Bringing north, Glaze, and 900.")
  }

  @Test func `several entities are a list`() {
    let drinks = Drink.menu
    #expect(
      said("Delete \(drinks.count) drinks: \(drinks)?")
        == "Delete 3 drinks: Latte, Oat Latte, and Mocha?"
    )
  }

  @Test func `the system's values are written for the person`() {
    let total = IntentCurrencyAmount(amount: 4.5, currencyCode: "USD")
    let wait = Measurement(value: 5, unit: UnitDuration.minutes)
    #expect(
      said("Your total is \(total), ready in \(wait).") == "Your total is $4.50, ready in 5 min."
    )
    let german = Localization.withTaken(Locale(identifier: "de_DE")) { said("\(total)") }
    #expect(german == "4,50\u{A0}$")
    #expect(bringing(IntentPerson(name: .displayName("Ada"))) == "Bringing Ada.")
    #expect(bringing(IntentPerson(handle: .init(emailAddress: "a@b.c"))) == "Bringing a@b.c.")
    #expect(bringing(IntentFile(data: Data(), filename: "menu.txt")) == "Bringing menu.txt.")
    #expect(bringing(Drink.typeDisplayRepresentation) == "Bringing Drink.")
    #expect(bringing(Drink.menu[0].displayRepresentation) == "Bringing Latte.")
  }

  @Test func `a translation has one place for such a value`() {
    let latte = Drink.menu[0]
    let resource: LocalizedStringResource = "Your \(latte) costs \(4)"
    #expect(resource.key == "Your %@ costs %lld")
  }

  @Test func `a value cannot begin a row of its own`() {
    let drink = Drink(id: "x", name: "La\nt\nte", synonyms: [])
    #expect(said("Your \(drink)") == "Your La t te")
  }

  @Test func `nouns follow their numbers`() {
    let songs = 3
    #expect(said("^[Playing \(songs) song](inflect: true).") == "Playing 3 songs.")
    #expect(said("**Bold** and ^[1 song](inflect: true)") == "**Bold** and 1 song")
    let intent = PlaySongsIntent()
    intent.count = 3
    #expect(summaryText(of: intent) == "Play 3 songs")
    intent.count = 1
    #expect(summaryText(of: intent) == "Play 1 song")
  }

  @Test @MainActor func `a view shows what a dialog says`() {
    let latte = Drink.menu[0]
    #expect(render(Text("Your \(latte), \(CupSize.small)"), columns: 40) == "Your Latte, Small")
  }
}

private struct PlaySongsIntent: AppIntent {
  static let title: LocalizedStringResource = "Play Songs"
  @Parameter(title: "Count") var count: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Play ^[\(\.$count) song](inflect: true)")
  }

  func perform() async throws -> some IntentResult { .result() }
}
