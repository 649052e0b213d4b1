import AppIntents
import Testing

@testable import IntentModel

private struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: Int
  @Property(title: "Title")
  var title: String
  @Property(title: "Pages")
  var pages: Int
  @Property(title: "Published")
  var published: Date?

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(_ id: Int, _ title: String, _ pages: Int) {
    self.id = id
    self.title = title
    self.pages = pages
  }
}

private typealias Filter = (Book) -> Bool

private struct BookQuery: EntityPropertyQuery {
  static let all = [Book(1, "Dune", 600), Book(2, "Emma", 400), Book(3, "Dubliners", 200)]

  static let properties = QueryProperties {
    Property(\.$title) {
      EqualToComparator { value in { $0.title == value } }
      ContainsComparator { value in { $0.title.contains(value) } }
      HasPrefixComparator { value in { $0.title.hasPrefix(value) } }
    }
    Property(\.$pages) {
      LessThanComparator { value in { $0.pages < value } }
      GreaterThanOrEqualToComparator { value in { $0.pages >= value } }
      IsBetweenComparator { low, high in { (low...high).contains($0.pages) } }
    }
    Property(\.$published) {
      GreaterThanComparator { value in { $0.published ?? .distantPast > value } }
      IsBetweenComparator { low, high in { (low...high).contains($0.published ?? .distantPast) } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\.$title)
    SortableBy(\.$pages)
  }

  func entities(
    matching comparators: [Filter],
    mode: ComparatorMode,
    sortedBy: [Sort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    let found = Self.all.filter { book in
      mode == .and
        ? comparators.allSatisfy { $0(book) } : comparators.contains { $0(book) }
    }
    return Array(found.prefix(limit ?? .max))
  }

  func entities(for identifiers: [Int]) async throws -> [Book] {
    Self.all.filter { identifiers.contains($0.id) }
  }
}

private struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { Settings() }
  var id: String { "Settings" }
}

/// Comparators as apps extend them, and those whose values may be missing.
extension EqualToComparator<EntityProperty<Date?>, Date?, String> {
  fileprivate convenience init(keyPath: KeyPath<Written, EntityProperty<Date?>>) {
    self.init { value in
      if let value { return "published is \(value.formatted(.iso8601))" }
      return "not published"
    }
  }
}

private struct Thousands: Resolver {
  func resolve(from input: String, context: Context) async throws -> Int? {
    input.hasSuffix("k") ? Int(input.dropLast()).map { $0 * 1000 } : nil
  }

  typealias Context = IntentParameterContext<Int>
}

private struct WrittenQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\.$published) {
      EqualToComparator(keyPath: \.$published)
      NotEqualToComparator { "published is not \($0?.formatted(.iso8601) ?? "")" }
    }
    Property(\.$pages) {
      EqualToComparator(withResolvers: { Thousands() }, mappingTransform: { "pages are \($0)" })
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$title) }

  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy: [Sort<Written>],
    limit: Int?
  ) async throws -> [Written] {
    let found = Written(id: comparators.joined(separator: ", "))
    found.title = "One"
    return [found]
  }

  func entities(for identifiers: [String]) async throws -> [Written] { [] }
}

private struct Written: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Writing"
  static let defaultQuery = WrittenQuery()
  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int
  @Property(title: "Published") var published: Date?
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PropertyQueryTests {
  @Test func `comparators are classes that apps extend, and take what is missing`() async throws {
    func found(_ condition: String) async throws -> [String] {
      try await find(FindRequest(conditions: [condition]), of: Written.self).map(\.identifier)
    }
    #expect(
      try await found("published is 2026-01-05") == ["published is 2026-01-05T00:00:00Z"]
    )
    #expect(
      try await found("published is not 2026-01-05") == ["published is not 2026-01-05T00:00:00Z"]
    )
    #expect(try await found("pages is 2k") == ["pages are 2000"])
    #expect(try await found("pages is 20") == ["pages are 20"])
  }

  @Test func `each property knows its comparisons`() async throws {
    let properties = BookQuery.properties.all
    let comparisons: [[QueryComparison]] = [
      [.equalTo, .contains, .hasPrefix],
      [.lessThan, .greaterThanOrEqualTo, .isBetween],
      [.greaterThan, .isBetween],
    ]
    #expect(properties.map { $0.comparators.map(\.comparison) } == comparisons)
    let pages = properties[1]
    let between = try #require(pages.comparators[2].map([300, 500]))
    let found = try await BookQuery().entities(
      matching: [between],
      mode: .and,
      sortedBy: [],
      limit: nil
    )
    #expect(found.map(\.title) == ["Emma"])
    #expect(pages.comparators[0].map(["text"]) == nil)
    let paths: [PartialKeyPath<Book>] = [\.$title, \.$pages]
    #expect(BookQuery.sortingOptions.all.map(\.path) == paths)
  }

  @Test(arguments: [
    ("pages between 500 and 300", ["Emma"]), ("pages between 300 and 500", ["Emma"]),
    ("published between 1 June 2026 and 1 May 2026", []),
  ])
  func `a range whose ends are reversed is the same range`(
    condition: String,
    titles: [String]
  ) async throws {
    let found = try await find(FindRequest(conditions: [condition]), of: Book.self)
    #expect(found.map(\.shown.title) == titles)
  }

  @Test func `a unique entity is found by its only identifier`() async throws {
    #expect(try await Settings.defaultQuery.allEntities().map(\.id) == ["Settings"])
    #expect(try await Settings.defaultQuery.entities(for: ["Other"]).isEmpty)
    #expect(Settings().displayRepresentation.title.resolved == "Settings")
    #expect(EntityIdentifier(for: Settings()).description.hasSuffix("Settings/Settings"))
  }

  @Test func `a provider makes an entity that keeps nothing`() async throws {
    let provider = UniqueAppEntityProvider<Settings>()
    #expect(try await provider.uniqueEntity().id == "Settings")
    #expect(provider.makesAnEntity)
  }

  @Test func `a provider without a closure says what to write for an entity that keeps values`()
    async
  {
    let provider = UniqueAppEntityProvider<Account>()
    let error = await #expect(throws: UniqueEntityError.self) { try await provider.uniqueEntity() }
    #expect(
      error?.description
        == "Nothing makes the one 'Account': it keeps values, so it needs a closure. "
        + "Write: UniqueAppEntityProvider { Account(...) }"
    )
    #expect(!provider.makesAnEntity)
  }

  @Test func `an entity made for one use is the same as another with the same values`() {
    let (one, other) = (Weather(), Weather())
    #expect(one.id == other.id)
    other.degrees = 7
    #expect(one.id != other.id)
  }
}

struct QueryConditionTests {
  private let properties = [
    FindableProperty(
      name: "pages",
      title: "Page count",
      comparisons: QueryComparison.allCases,
      type: Int.self
    ),
    FindableProperty(
      name: "page",
      title: "",
      comparisons: QueryComparison.allCases,
      type: Int.self
    ),
  ]

  @Test(arguments: [
    ("pages > 300", 0, ">", ["300"]), ("PAGES>=3", 0, ">=", ["3"]),
    ("page count is at most 3", 0, "<=", ["3"]), ("page is not 3", 1, "is not", ["3"]),
    ("page = \"a b\"", 1, "is", ["a b"]), ("page between 3 and 5", 1, "between", ["3", "5"]),
    ("page 3", -1, "", []), ("pagesize is 3", -1, "", []), ("page between 3", -1, "", []),
    ("page is", -1, "", []), ("", -1, "", []), ("page is between 3..5", 1, "between", ["3", "5"]),
    ("pages isolated", -1, "", []),
  ])
  func `a condition is a property, a comparison and values`(
    text: String,
    place: Int,
    comparison: String,
    values: [String]
  ) {
    let read = try? QueryCondition(text, of: properties, entity: "Book")
    #expect(read?.property ?? -1 == place)
    #expect(read?.comparison.rawValue ?? "" == comparison)
    #expect(read?.texts ?? [] == values)
  }

  @Test(arguments: [
    ("pages > 300 and page is 3", "--where \"pages > 300\" --where \"page is 3\"."),
    ("pages > 300 && page < 3", "--where \"pages > 300\" --where \"page < 3\"."),
    ("pages > 300 or page is 3", "--where \"pages > 300\" --where \"page is 3\" --any."),
    ("pages > 300, page count is 3", "--where \"pages > 300\" --where \"page count is 3\"."),
    ("pages > 300 and < 500", "--where \"pages > 300\" --where \"pages < 500\"."),
    (
      "page contains a and ends with b", "--where \"page contains a\" --where \"page ends with b\"."
    ),
    (
      "pages between 3 and 5 and page is 1",
      "--where \"pages between 3 and 5\" --where \"page is 1\"."
    ),
    ("page is \"a\" and pages is \"b\"", "--where \"page is \"a\"\" --where \"pages is \"b\"\"."),
  ])
  func `two conditions in one are refused with the right spelling`(text: String, spelled: String) {
    let error = #expect(throws: FindError.self) {
      try QueryCondition(text, of: properties, entity: "Book")
    }
    #expect(
      error?.words.contains("is more than one condition. Write each by itself: \(spelled)") == true
    )
  }

  @Test(arguments: [
    ("page is salt and pages", "salt and pages"), ("page has before and after", "before and after"),
    ("page is \"a and pages is 3\"", "a and pages is 3"), ("page is a, b or c", "a, b or c"),
    ("page has war and peace", "war and peace"),
  ])
  func `a value that joins words is one`(text: String, value: String) throws {
    #expect(try QueryCondition(text, of: properties, entity: "Book").texts == [value])
  }

  @Test func `a property's name is known by an entity, else by a blank one`() {
    let paths: [(path: PropertyPath<Book>, comparisons: [QueryComparison])] = [
      (PropertyPath(\.$pages), []), (PropertyPath(\.$title), []),
    ]
    let sampled = PropertyNames(sample: Book(1, "Dune", 600)).find(paths)
    #expect(sampled.map(\.?.name) == ["pages", "title"])
    #expect(sampled.map(\.?.title) == ["Pages", "Title"])
    #expect(PropertyNames<Book>(sample: nil).find(paths).map(\.?.name) == ["pages", "title"])
  }
}

private struct Account: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider { Account(name: "Me") }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  let name: String
}

private struct Weather: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  @Property(title: "Degrees")
  var degrees: Int
  var displayRepresentation: DisplayRepresentation { "Weather" }
}
