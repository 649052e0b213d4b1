import AppIntents
import Snippets
import SwiftUI
import Testing

@testable import IntentModel

private struct TeaLeaf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "TeaLeaf"
  static let defaultQuery = TeaLeafQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct TeaLeafQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TeaLeaf] {
    identifiers.map(TeaLeaf.init)
  }
}

private struct Order: AppIntent, PredictableIntent, URLRepresentableIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Restock Leaves"
  static var urlRepresentation: IntentURLRepresentation<Self> {
    "https://example.com/order/\(\.$drink)?count=\(\.$count)"
  }

  @Parameter(title: "Drink")
  var drink: TeaLeaf?
  @Parameter(title: "Count", default: 1)
  var count: Int

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$drink, \.$count)) { drink, count in
      DisplayRepresentation(title: "\(count) x \(drink?.id ?? "")")
    }
    IntentPrediction { "Order something" }
  }

  func perform() async throws -> some IntentResult { .result() }
}

extension TeaLeaf: URLRepresentableEntity {
  fileprivate static var urlRepresentation: URLRepresentation { "https://example.com/\(.id)" }
}

private enum Shelf: String, AppEnum, URLRepresentableEnum {
  case top, bottom
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.top: "Top"]
  static var urlRepresentation: URLRepresentation { [.top: "https://example.com/top"] }
}

private struct OpenLeaf: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Leaf"
  @Parameter(title: "Leaf") var target: TeaLeaf
}

private struct OpenShelf: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  @Parameter(title: "Shelf") var target: Shelf
}

/// A part of an address by its own words, which take a while.
private struct Spot: AppEntity, CustomURLRepresentationParameterConvertible {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spot"
  static let defaultQuery = SpotQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
  var urlRepresentationParameter: String? {
    get async {
      await Task.yield()
      return id.isEmpty ? nil : "spots/\(id)"
    }
  }
}

private struct SpotQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Spot] { identifiers.map(Spot.init) }
}

private struct ShowSpot: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Spot"
  static var urlRepresentation: URLRepresentation { "https://example.com/\(\.$spot)#\(\.$page)" }
  @Parameter(title: "Spot") var spot: Spot
  @Parameter(title: "Page") var page: Int
}

private struct OldOrder: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Restock Leaves"
  static let intentClassName = "RestockIntent"
  static var deprecation: IntentDeprecation<Order> {
    IntentDeprecation(message: "There is a better one.", replacedBy: Order.self)
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Hushed: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Hushed"
  var displayRepresentation: DisplayRepresentation { "Hushed" }
  func perform() async throws -> some IntentResult { .result() }
}

struct SystemIntentTests {
  private func order(_ drink: String?) -> Order {
    let order = Order()
    order.drink = drink.map { TeaLeaf(id: $0) }
    return order
  }

  @Test @MainActor func `what can be undone is not said to be lost`() throws {
    let button = Button("Drop", role: .destructive, intent: Order())
    let tree = try resolve(SnippetContent(button), settings: RenderSettings()).tree
    #expect(tree.text(.spoken) == "Drop, button")
    let read = try ViewTree(json: tree.json)
    #expect(read == tree)
    #expect(read.text(.spoken) == "Drop, button")
  }

  @Test func `what is opened has the address of its target`() async throws {
    let leaf = OpenLeaf()
    leaf.target = TeaLeaf(id: "a b")
    let result = try await leaf.perform() as any IntentResult
    let opened = (result as? any ErasedIntentResult)?.outcome.opens as? OpenURLIntent
    #expect(opened?.url.absoluteString == "https://example.com/a%20b")
    #expect(OpenLeaf.openAppWhenRun && OpenLeaf.supportedModes == .foreground)
    let shelf = OpenShelf()
    shelf.target = .top
    #expect(try OpenURLIntent(urlRepresentable: shelf).url.absoluteString.hasSuffix("/top"))
    shelf.target = .bottom
    await #expect(throws: URLRepresentationError.self) { try await shelf.perform() }
  }

  @Test func `a prediction has the values of its parameters, or is another one`() {
    #expect(prediction(of: order("tea"))?.title.resolved == "1 x tea")
    #expect(prediction(of: order(nil))?.title.resolved == "Order something")
    #expect(prediction(of: OldOrder()) == nil)
  }

  @Test func `an address has the values of its parameters in it`() async {
    let url = await Order.urlRepresentation.url(of: order("flat white"))
    #expect(url?.absoluteString == "https://example.com/order/flat%20white?count=1")
  }

  @Test func `a type can say which part of an address it is`() async throws {
    let show = ShowSpot()
    show.spot = Spot(id: "hill")
    show.page = 1234
    let url = await ShowSpot.urlRepresentation.url(of: show)
    #expect(url?.absoluteString == "https://example.com/spots/hill#1234")
    show.spot = Spot(id: "")
    await #expect(throws: URLRepresentationError.self) { try await show.perform() }
  }

  @Test func `a Focus filter is not on outside of a conversation`() async {
    await #expect(throws: SetFocusFilterIntentError.notFound) { try await Hushed.current }
  }

  @Test func `donations are kept, found and forgotten`() async throws {
    let manager = IntentDonationManager.shared
    let tea = order("tea-\(UUID())")
    let identifier = try await manager.donate(intent: tea)
    let other: IntentDonationIdentifier = try await tea.donate()
    #expect(identifier != other)
    let drink = try #require(tea.drink)
    let gone = try await manager.deleteDonations(
      matching: .intentType(Order.self, entityIdentifier: EntityIdentifier(for: drink))
    )
    #expect(gone == [identifier, other])
    #expect(
      try await manager.deleteDonations(matching: .donationIdentifier(identifier)).isEmpty
    )
    let again: [IntentDonationIdentifier] = try await [tea.donate(), tea.donate(), tea.donate()]
    #expect(
      try await manager.deleteDonations(matching: .donationIdentifiers(Array(again.prefix(2))))
        == Array(again.prefix(2))
    )
    let entities = [EntityIdentifier(for: drink), EntityIdentifier(for: TeaLeaf(id: "none"))]
    #expect(
      try await manager.deleteDonations(matching: .entityIdentifiers(entities)) == [again[2]]
    )
  }

  @Test func `an old intent keeps its name and says what to use instead`() {
    #expect(OldOrder.persistentIdentifier == "RestockIntent")
    #expect(OldOrder.deprecation.replacedBy == Order.self)
    #expect(OldOrder.deprecation.message?.resolved == "There is a better one.")
  }

  @Test @MainActor func `nobody can take changes back outside of a conversation`() {
    #expect(Order().undoManager == nil)
  }

  @Test func `an intent's parameters of settings are never performed or listed`() {
    #expect(IntentDescriptor(Order.self).isDiscoverable)
  }

  private struct NeverReturns: AppIntent {
    static let title: LocalizedStringResource = "Never Returns"

    func perform() async throws -> Never { throw CancellationError() }
  }

  private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
  }

  @Test func `an intent that only throws is listed, settings of a widget are not`() {
    #expect(IntentDescriptor(NeverReturns.self).isDiscoverable)
    #expect(!IntentDescriptor(Settings.self).isDiscoverable)
  }
}
