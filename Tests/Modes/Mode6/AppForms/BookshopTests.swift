import AppIntents
import CoreSpotlight
import SwiftUI
import Testing
import WidgetKit

struct BookshopTests {
  private let emma = Book(id: 0, title: "Emma", pages: 300)

  @Test func `an intent with parameters, a summary and a dependency`() async throws {
    let sale = SellBook(book: emma)
    #expect(try await sale.perform().value == 2)
    sale.copies = 2
    #expect(try await sale(donate: false) == 4)
    #expect(sale.$copies.title == "Copies" && sale.$copies.defaultValue == 1)
    if case .set(let genre) = sale.$genre.valueState { #expect(genre == nil) }
    sale.copies = 3
    await #expect(throws: (any Error).self) { try await sale.perform() }
  }

  @Test func `an entity with stored, computed and deferred properties`() async throws {
    #expect(emma.shout == "EMMA" && emma.$shout.wrappedValue == "EMMA")
    #expect(try await emma.reviews == 12)
    #expect(emma.attributeSet.title == "Emma")
    #expect(EntityIdentifier(for: emma).identifier == "0")
  }

  @Test func `queries by identifier, text, property and all`() async throws {
    let query = Book.defaultQuery
    #expect(try await query.entities(for: [1]).map(\.title) == ["Persuasion"])
    #expect(try await query.entities(matching: "Em").count == 1)
    #expect(try await query.allEntities().count == 2)
    let filters = [PageFilter(fewest: 1, most: 10)]
    let found = try await query.entities(matching: filters, mode: .and, sortedBy: [], limit: 1)
    #expect(found.isEmpty)
    #expect(try await FindAnything().values(for: "Emma").count == 2)
    #expect(try await CopyCounts().results().items == [1, 2])
  }

  @Test func `addresses of what conforms in an extension`() async throws {
    let volume = Volume(id: 7)
    let address = try await OpenURLIntent(urlRepresentable: volume)
    #expect(address.url.absoluteString == "https://example.com/volumes/7")
    #expect(await volume.urlRepresentationParameter == "east/7")
    #expect(Edition.paperback.urlRepresentationParameter == "paperback")
    #expect(ShelfMark(room: "west", number: 1).urlRepresentationParameter == "west/1")
    #expect(Edition.caseDisplayRepresentations.count == 2)
    #expect(OpenVolume.title.key == "Open Volume" && ShowVolume.title.key == "Show Volume")
  }

  @Test func `entities of other kinds`() async throws {
    let receipt = Receipt()
    receipt.total = 7
    #expect(receipt.total == 7)
    #expect(try await ShopSettings.defaultQuery.uniqueEntity().opens == 9)
    let scan = Scan(id: .draft(identifier: "new"))
    #expect(try await Scan.defaultQuery.entities(for: [scan.id]).count == 1)
    #expect(Genre.crime.localizedStringResource == "Crime")
    #expect(Found.allIntentValueTypes.count == 2)
    let hold = HoldFound()
    hold.thing = .pages(7)
    #expect(try await hold.perform().value == 7)
    hold.thing = .book(emma)
    #expect(try await hold.perform().value == 2)
  }

  @Test func `intents of the system's kinds`() async throws {
    let open = OpenBook()
    open.target = emma
    _ = try await open.perform()
    let burn = BurnBooks()
    burn.entities = [emma]
    #expect(try await burn.perform().value == 1)
    #expect(try await CountBooks().perform().value == 2)
    #expect(try await BindBook().perform().value == "bound")
    #expect(try await DropBook().perform().value == true)
    #expect(OldSale.persistentIdentifier == "SaleIntent")
    #expect(OldSale.deprecation.message == "Old")
    let search = SearchBooks()
    search.criteria = StringSearchCriteria(term: "Emma")
    #expect(try await search.perform().value == "Emma")
    #expect(ShowShelf().contentIdentifier == "ShowShelf")
    #expect(SetLamp.isDiscoverable && !BookSnippet.isDiscoverable)
  }

  @Test func `what cannot be performed says so`() async {
    await #expect(throws: AppIntentError.self) { _ = try await ReadAloud().perform() }
    await #expect(throws: ConfigurationIntentError.self) {
      _ = try await ShopWidgetSettings().perform()
    }
    await #expect(throws: ConfigurationIntentError.self) {
      _ = try await ShopControlSettings().perform()
    }
    await #expect(throws: SetFocusFilterIntentError.self) { _ = try await QuietHours.current }
  }

  @Test func `an intent with an address`() async throws {
    let page = BookPage()
    page.number = 7
    let open = try OpenURLIntent(urlRepresentable: page)
    #expect(open.url.absoluteString == "https://shop.example/7")
    _ = try await page.perform()
  }

  @Test func `a snippet, shortcuts and a package`() async throws {
    let snippet = BookSnippet()
    snippet.book = emma
    _ = try await snippet.perform()
    #expect(ShopShortcuts.appShortcuts.count == 1)
    #expect(ShopPackage.includedPackages.isEmpty)
  }
}
