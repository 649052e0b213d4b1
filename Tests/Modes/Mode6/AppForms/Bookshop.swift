import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

// Every protocol and every wrapper once, as an app writes it: public names only, nothing marked for concurrency.

final class Shelf: Sendable {
  let titles = ["Emma", "Persuasion"]
}

struct Book: AppEntity, IndexedEntity {
  static let defaultQuery = BookQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  var displayRepresentation: DisplayRepresentation { "\(title)" }

  let id: Int
  @Property(title: "Title", indexingKey: \.title) var title: String
  @Property(title: "Pages") var pages: Int
  @ComputedProperty(title: "Shout") var shout: String { title.uppercased() }
  @DeferredProperty(title: "Reviews") var reviews: Int { get async throws { 12 } }

  init(id: Int, title: String, pages: Int) {
    self.id = id
    self.title = title
    self.pages = pages
  }
}

struct BookQuery: EntityPropertyQuery, EntityStringQuery, EnumerableEntityQuery {
  @Dependency(default: Shelf()) var shelf: Shelf
  static let findIntentDescription: IntentDescription? = "Finds books"

  static let properties = QueryProperties {
    Property(\Book.$pages) {
      EqualToComparator { wanted in PageFilter(fewest: wanted, most: wanted) }
      IsBetweenComparator { fewest, most in PageFilter(fewest: fewest, most: most) }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Book.$title) }

  var all: [Book] {
    shelf.titles.enumerated().map { Book(id: $0.offset, title: $0.element, pages: 300) }
  }

  func entities(for identifiers: [Int]) async throws -> [Book] {
    all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Book] {
    all.filter { $0.title.contains(string) }
  }
  func allEntities() async throws -> [Book] { all }
  func suggestedEntities() async throws -> [Book] { all }
  func entities(
    matching comparators: [PageFilter],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    all.filter { book in comparators.allSatisfy { ($0.fewest...$0.most).contains(book.pages) } }
  }
}

struct PageFilter: Sendable {
  let fewest: Int
  let most: Int
}

struct Receipt: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
  @Property(title: "Total") var total: Int
  var displayRepresentation: DisplayRepresentation { "Receipt" }
}

struct ShopSettings: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider<Self>()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  @ComputedProperty var opens: Int { 9 }
}

struct Scan: FileEntity {
  static let supportedContentTypes: [UTType] = [.pdf]
  static let defaultQuery = ScanQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Scan" }
}

struct ScanQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Scan] {
    identifiers.map { Scan(id: $0) }
  }
}

enum Genre: String, AppEnum {
  case novel, crime
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: "Novel", .crime: "Crime",
  ]
}

@UnionValue
enum Found {
  case book(Book)
  case genre(Genre)
}

@UnionValue
private enum Hidden {
  case pages(Int)
  case title(String)
}

struct HoldFound: AppIntent {
  static let title: LocalizedStringResource = "Hold"
  @Parameter(title: "Thing") var thing: Thing

  /// What is held.
  @UnionValue
  public enum Thing: Sendable {
    case book(Book)
    case pages(Int)
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    if case .pages(let count) = thing { return .result(value: count) }
    return .result(value: Hidden.allIntentValueTypes.count)
  }
}

struct FindAnything: IntentValueQuery {
  func values(for input: String) async throws -> [Found] {
    [.genre(.crime), .book(Book(id: 0, title: input, pages: 1))]
  }
}

struct CopyCounts: DynamicOptionsProvider {
  @IntentParameterDependency<SellBook>(\.$book) var sale

  func results() async throws -> ItemCollection<Int> {
    guard sale == nil else { return .empty }
    return ItemCollection(promptLabel: "How many?") {
      ItemSection("Few") {
        1
        Item(2, title: "Two")
      }
    }
  }
}

struct DozenResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    input == "dozen" ? 12 : nil
  }
}
