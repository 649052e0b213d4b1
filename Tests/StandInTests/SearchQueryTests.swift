import CoreSpotlight
import Testing

@testable import SearchIndex

/// Queries of an index, as apps write them.
struct SearchQueryTests {
  private static func item(
    _ title: String,
    _ description: String = "",
    in domain: String,
    fill: (CSSearchableItemAttributeSet) -> Void = { _ in }
  ) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    attributes.contentDescription = description
    fill(attributes)
    return CSSearchableItem(
      uniqueIdentifier: "\(domain)/\(title)",
      domainIdentifier: domain,
      attributeSet: attributes
    )
  }

  /// The titles that a query finds among three teas.
  private func found(_ query: String) throws -> [String] {
    let now = Date(timeIntervalSince1970: 1_767_603_600)
    let teas = [
      Self.item("Green Tea", "From Kyōto", in: "teas") { tea in
        tea.keywords = ["leaf", "hot"]
        tea.rating = 4
        tea.contentCreationDate = now.addingTimeInterval(-3600)
      },
      Self.item("Iced *Tea*", "With lemon", in: "teas") { tea in
        tea.rating = 2
        tea.contentCreationDate = now.addingTimeInterval(-86_400 * 2)
      },
      Self.item("Steam", "Not a tea", in: "other"),
    ]
    let query = try SpotlightQuery(query)
    return teas.filter { query.holds(for: $0, now: now) }.compactMap(\.attributeSet.title)
  }

  @Test(arguments: [
    (#"title == "*tea*"cd"#, ["Green Tea", "Iced *Tea*", "Steam"]),
    (#"title == "*Tea*""#, ["Green Tea", "Iced *Tea*"]), (#"title == "green tea"c"#, ["Green Tea"]),
    (#"title == "green tea""#, []), (#"title == 'Green*'"#, ["Green Tea"]),
    (#"title == "*tea"cw"#, ["Green Tea", "Iced *Tea*"]),
    (#"title ==[c] "*EA*""#, ["Green Tea", "Iced *Tea*", "Steam"]),
    (#"title == "*\*Tea\*""#, ["Iced *Tea*"]),
    (#"contentDescription == "*kyoto"cd"#, ["Green Tea"]),
    (#"contentDescription == "*kyoto"c"#, []),
    (#"title == "*tea*"c && contentDescription == "*lemon*"c"#, ["Iced *Tea*"]),
    (#"keywords == "LEAF"c || title == "steam"c"#, ["Green Tea", "Steam"]),
    (#"(title == "x" || rating >= 3) && domainIdentifier == "teas""#, ["Green Tea"]),
    (#"!(domainIdentifier == "teas")"#, ["Steam"]), (#"rating != 4"#, ["Iced *Tea*", "Steam"]),
    (#"InRange(rating, 1, 3)"#, ["Iced *Tea*"]), (#"** == "*lemon*"cdwt"#, ["Iced *Tea*"]),
    (#"kMDItemTitle == "Steam""#, ["Steam"]), (#"uniqueIdentifier == "other/*""#, ["Steam"]),
    (#"contentCreationDate >= $time.today"#, ["Green Tea"]),
    (#"contentCreationDate < $time.now(-7200)"#, ["Iced *Tea*"]),
    (#"contentCreationDate > $time.iso(2026-01-04T00:00:00Z)"#, ["Green Tea"]),
    (#"InRange(contentCreationDate, $time.today(-2), $time.yesterday)"#, ["Iced *Tea*"]),
    (#"contentType == "public.text""#, ["Green Tea", "Iced *Tea*", "Steam"]),
    (#"nothing == "*""#, []),
  ])
  func `a query string finds what it says`(query: String, titles: [String]) throws {
    #expect(try found(query) == titles)
  }

  @Test(arguments: [
    ("", "character 1: expected the name of an attribute."),
    ("title", "character 6: expected a comparison, such as '=='."),
    ("title == tea", "character 10: expected a text in quotes, a number or '$time'."),
    (#"title == "tea"#, "character 14: expected the quote that ends the text."),
    (#"title == "tea"q"#, "character 15: expected 'c', 'd', 'w' or 't'."),
    (#"(title == "tea""#, "character 16: expected ')'."),
    (#"title == "tea" and x"#, "character 16: expected '&&' or '||'."),
    ("title LIKE 'x'", "character 7: expected a comparison, such as '=='."),
    ("a == 1 b == 2", "character 8: expected '&&' or '||'."),
    ("d > $time.never", "expected a moment, such as '$time.today(-1)' or '$time.iso(2026-01-31)'."),
  ])
  func `what is not understood says where, and what was expected`(query: String, words: String) {
    let error = #expect(throws: CSSearchQueryError.self) { try SpotlightQuery(query) }
    #expect(error?.localizedDescription.hasSuffix(words) == true)
    #expect(error?.code == .invalidQuery && error?.errorCode == -2002)
  }

  @Test func `deep parentheses are refused, and long texts end`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: CSSearchQueryError.self) { try SpotlightQuery(deep) }
    let stars = "title == \"" + String(repeating: "*a", count: 2000) + "\""
    #expect(throws: Never.self) { try found(stars) }
  }

  @Test func `queries come with handlers, as a sequence, and of a person's words`() async throws {
    let index = CSSearchableIndex(name: "SearchQueryTests")
    try await index.indexSearchableItems([
      Self.item("Zebra Xylophone", in: "queries"), Self.item("Ape Xylophone", in: "queries"),
    ])
    let context = CSSearchQueryContext()
    context.fetchAttributes = ["title"]
    context.filterQueries = [#"domainIdentifier == "queries""#]
    let query = CSSearchQuery(queryString: #"title == "*xylo*"cd"#, queryContext: context)
    var titles: [String?] = []
    for try await result in query.results { titles.append(result.item.attributeSet.title) }
    #expect(titles == ["Ape Xylophone", "Zebra Xylophone"] && query.foundItemCount == 2)

    let older = CSSearchQuery(queryString: #"title == "zebra*"c"#, attributes: ["title"])
    var (items, ended): ([CSSearchableItem], [String]) = ([], [])
    older.foundItemsHandler = { items.append(contentsOf: $0) }
    older.completionHandler = { ended.append($0?.localizedDescription ?? "done") }
    older.start()
    #expect(items.map(\.uniqueIdentifier) == ["queries/Zebra Xylophone"] && ended == ["done"])
    older.cancel()
    older.start()
    #expect(ended.last == "The query was cancelled before it began." && older.isCancelled)

    let words = CSUserQueryContext()
    words.maxResultCount = 1
    let user = CSUserQuery(userQueryString: "xylophone APE", userQueryContext: words)
    var responses: [String] = []
    for try await response in user.responses {
      switch response {
      case .item(let item): responses.append(item.id)
      case .suggestion: Issue.record("There are none.")
      }
    }
    #expect(responses == ["queries/Ape Xylophone"])
    #expect(CSSearchableIndex(name: "SearchQueryTests").items(matching: ["ape"]).count == 1)
    index.deleteSearchableItems(withDomainIdentifiers: ["queries"], completionHandler: nil)
    #expect(CSSearchableIndex(name: "SearchQueryTests").items(matching: [""]).isEmpty)
  }
}
