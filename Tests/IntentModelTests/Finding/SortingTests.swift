import AppIntents
import Testing

@testable import IntentModel

private struct Account: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  static let defaultQuery = AccountQuery()

  let id: String
  @Property(title: "Balance") var balance: IntentCurrencyAmount
  @Property(title: "Owner") var owner: IntentPerson
  @Property(title: "Page") var page: URL
  @Property(title: "Tags") var tags: [String]
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(_ id: String, _ amount: Decimal, _ name: String, _ code: String = "EUR") {
    self.id = id
    balance = IntentCurrencyAmount(amount: amount, currencyCode: code)
    owner = IntentPerson(
      identifier: .contact(id),
      name: .components(PersonNameComponents(givenName: name, familyName: "Lovelace")),
      handle: .init(emailAddress: "\(name.lowercased())@example.com")
    )
    page = URL(filePath: "/\(name)")
  }
}

private struct AccountQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Account] { [] }
  func allEntities() async throws -> [Account] {
    [
      Account("one", 200, "Bob"), Account("two", 30, "Ada"),
      Account("three", 5, "Cleo", "USD"), Account("four", -1, "Dora"),
    ]
  }
}

struct SortingTests {
  private func found(_ request: FindRequest) async throws -> [String] {
    try await find(request, of: Account.self).map(\.identifier)
  }

  @Test func `amounts of money are sorted by the amount, each currency by itself`() async throws {
    #expect(try await found(FindRequest(sorts: ["balance"])) == ["four", "two", "one", "three"])
    let falling = try await found(FindRequest(sorts: ["balance"], isDescending: true))
    #expect(falling == ["three", "one", "two", "four"])
  }

  @Test func `amounts of money are compared within their currency`() async throws {
    func found(_ condition: String) async throws -> [String] {
      try await self.found(FindRequest(conditions: [condition]))
    }
    #expect(try await found("balance < 100 EUR") == ["two", "four"])
    #expect(try await found("balance >= 5 USD") == ["three"])
    #expect(try await found("balance between 30 EUR and 200 EUR") == ["one", "two"])
    #expect(try await found("balance between 1 EUR and 200 USD").isEmpty)
    #expect(try await found("balance is not 5 USD") == ["one", "two", "four"])
  }

  @Test func `people are sorted by their names, and addresses as they are written`() async throws {
    #expect(try await found(FindRequest(sorts: ["owner"])) == ["two", "one", "three", "four"])
    #expect(try await found(FindRequest(sorts: ["page"])) == ["two", "one", "three", "four"])
  }

  @Test func `what has no order is refused, and said to have none`() async throws {
    await #expect(
      throws: FindError.notSorted("tags", entity: "Account", names: ["balance", "owner", "page"])
    ) { try await found(FindRequest(sorts: ["tags"])) }
    let sortable = FoundProperties(of: Account.self).described.filter(\.isSortable).map(\.name)
    #expect(sortable == ["balance", "owner", "page"])
  }

  @Test(arguments: [
    "ada lovelace", "Ada Lovelace <ada@example.com>", "ada@example.com",
  ])
  func `a person is found by the name or the address`(words: String) async throws {
    #expect(try await found(FindRequest(conditions: ["owner is \(words)"])) == ["two"])
  }

  @Test(arguments: ["Ada", "Bob Lovelace <ada@example.com>", "eve@example.com"])
  func `a person is not found by what does not hold`(words: String) async throws {
    #expect(try await found(FindRequest(conditions: ["owner is \(words)"])).isEmpty)
  }
}
