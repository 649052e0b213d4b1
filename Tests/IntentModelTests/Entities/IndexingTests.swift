import AppIntents
import Testing

@testable import IntentModel
@testable import SnippetFoundation

private struct Record: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Record"
  static let defaultQuery = RecordQuery()
  let id: Int
  @Property(title: "Name", indexingKey: \.album)
  var name: String
  @Property(indexingKey: \.keywords)
  var genre: String?
  @Property(indexingKey: \.comment)
  var year: Int
  @Property(customIndexingKey: CSCustomAttributeKey(keyName: "label") ?? .none)
  var label: String?
  @ComputedProperty(title: "Shout", indexingKey: \.contentDescription)
  var shout: String { name.uppercased() }
  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "era") ?? .none)
  var era: String? { year < 1960 ? "early" : nil }
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String, genre: String?, year: Int, label: String) {
    self.id = id
    self.name = name
    self.genre = genre
    self.year = year
    self.label = label
  }
}

extension CSCustomAttributeKey {
  fileprivate static var none: CSCustomAttributeKey { fatalError("A name that is none.") }
}

private struct RecordQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Record] { [] }
}

private struct Page: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  let id: Int
  @Property(indexingKey: \.contentDescription)
  var text: AttributedString
  @Property(indexingKey: \.comment)
  var firing: Firing
  @Property(indexingKey: \.keywords)
  var tags: [String]
  @Property(customIndexingKey: CSCustomAttributeKey(keyName: "firings") ?? .none)
  var firings: [Firing]
  var displayRepresentation: DisplayRepresentation { "Page" }

  init(id: Int) { self.id = id }
}

private struct PageQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Page] { [] }
}

struct IndexingTests {
  @Test func `an index keeps properties under their keys`() throws {
    let record = Record(id: 1, name: "Kind of Blue", genre: "Jazz", year: 1959, label: "Columbia")
    let attributes = record.attributeSet
    #expect(attributes.album == "Kind of Blue")
    #expect(attributes.keywords == ["Jazz"])
    #expect(attributes.comment == "1959")
    let label = try #require(CSCustomAttributeKey(keyName: "label"))
    #expect(attributes.value(forCustomKey: label) as? NSString == "Columbia")
    #expect(attributes.words.contains("Columbia"))
    #expect(attributes.contentDescription == "KIND OF BLUE")
    let era = try #require(CSCustomAttributeKey(keyName: "era"))
    #expect(attributes.value(forCustomKey: era) as? NSString == "early")
    #expect(Record(id: 2, name: "B", genre: nil, year: 0, label: "").attributeSet.keywords == nil)
  }

  @Test func `an index keeps the words of what is no text`() throws {
    let page = Page(id: 1)
    page.text = AttributedString("Read me")
    page.firing = .bisque
    page.tags = ["new", "short"]
    page.firings = [.bisque, .glaze]
    let attributes = page.attributeSet
    #expect(attributes.contentDescription == "Read me")
    #expect(attributes.comment == shownText(Firing.bisque))
    #expect(attributes.keywords == ["new", "short"])
    let firings = try #require(CSCustomAttributeKey(keyName: "firings"))
    #expect(
      attributes.value(forCustomKey: firings) as? NSString
        == "\(shownText(Firing.bisque)), \(shownText(Firing.glaze))" as NSString
    )
  }

  @Test(arguments: ["", "a b", "1a", "a-b"]) func `a key has a name of letters`(_ name: String) {
    #expect(CSCustomAttributeKey(keyName: name) == nil)
  }

  @Test func `an activity says which entity it is about`() {
    let activity = NSUserActivity(activityType: "listening")
    #expect(activity.appEntityIdentifier == nil)
    activity.appEntityIdentifier = EntityIdentifier(for: Record.self, identifier: 1)
    #expect(activity.appEntityIdentifier?.identifier == "1")
  }
}
