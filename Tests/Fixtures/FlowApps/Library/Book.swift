import AppIntents
import SwiftUI

/// A genre of books.
enum Genre: String, AppEnum {
  case novel, poetry, travel

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: "Novel", .poetry: "Poetry", .travel: "Travel",
  ]
}

/// A book, found by its properties, as a store would find it.
struct Book: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: Int
  @Property(title: "Title")
  var title: String
  @Property(title: "Page count")
  var pages: Int
  @Property(title: "Genre")
  var genre: Genre
  @Property(title: "Published")
  var published: Date?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(pages) pages",
      image: .init(systemName: "book")
    )
  }

  init(_ id: Int, _ title: String, _ pages: Int, _ genre: Genre, year: Int) {
    self.id = id
    self.title = title
    self.pages = pages
    self.genre = genre
    published =
      DateComponents(
        calendar: Calendar(identifier: .gregorian),
        year: year,
        month: 6,
        day: 1
      ).date
  }
}

/// Finds books by their properties and by words.
struct BookQuery: EntityPropertyQuery, EntityStringQuery {
  static let books = [
    Book(1, "Dune", 412, .novel, year: 1965),
    Book(2, "Emma", 474, .novel, year: 1815),
    Book(3, "Leaves of Grass", 95, .poetry, year: 1855),
    Book(4, "The Dunes of Erg", 320, .travel, year: 1998),
  ]

  static let properties = QueryProperties {
    Property(\.$title) {
      EqualToComparator { value in { $0.title == value } }
      ContainsComparator { value in { $0.title.localizedCaseInsensitiveContains(value) } }
    }
    Property(\.$pages) {
      LessThanComparator { value in { $0.pages < value } }
      GreaterThanComparator { value in { $0.pages > value } }
      IsBetweenComparator { low, high in { low <= $0.pages && $0.pages <= high } }
    }
    Property(\.$genre) { EqualToComparator { value in { $0.genre == value } } }
    Property(\.$published) {
      LessThanComparator { value in { $0.published ?? .distantFuture < value } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\.$title)
    SortableBy(\.$pages)
  }

  func entities(
    matching comparators: [(Book) -> Bool],
    mode: ComparatorMode,
    sortedBy: [Sort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    var found = Self.books.filter { book in
      comparators.isEmpty
        || (mode == .and
          ? comparators.allSatisfy { $0(book) } : comparators.contains { $0(book) })
    }
    if let sort = sortedBy.first {
      found.sort { sort.by == \Book.$title ? $0.title < $1.title : $0.pages < $1.pages }
      if sort.order == .descending { found.reverse() }
    }
    return Array(found.prefix(limit ?? .max))
  }

  func entities(for identifiers: [Int]) async throws -> [Book] {
    Self.books.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Book] {
    Self.books.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Book] { Self.books }
}

/// A shelf, found by the find that is generated for a query that knows all.
struct Shelf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()

  let id: String
  @Property(title: "Room")
  var room: String
  @Property(title: "Books")
  var count: Int

  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(_ id: String, room: String, count: Int) {
    self.id = id
    self.room = room
    self.count = count
  }
}

struct ShelfQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Shelf] {
    [
      Shelf("A", room: "Hall", count: 40), Shelf("B", room: "Attic", count: 12),
      Shelf("C", room: "Hallway", count: 7),
    ]
  }

  func entities(for identifiers: [String]) async throws -> [Shelf] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// Finds the books that a list in a file names, a title a line.
struct ListedBooksQuery: IntentValueQuery {
  func values(for input: IntentFile) async throws -> [Book] {
    let titles = String(decoding: input.data, as: UTF8.self).split(separator: "\n").map(String.init)
    return BookQuery.books.filter { titles.contains($0.title) }
  }
}

/// A reader whose query never comes to an end with what it was asked.
struct Reader: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reader"
  static let defaultQuery = ReaderQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ReaderQuery: EnumerableEntityQuery {
  struct Burnt: LocalizedError {
    var errorDescription: String? { "The register has burnt." }
  }

  func allEntities() async throws -> [Reader] { throw Burnt() }

  func entities(for identifiers: [String]) async throws -> [Reader] { throw Burnt() }
}
