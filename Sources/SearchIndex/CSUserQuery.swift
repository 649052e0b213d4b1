public import SnippetFoundation

/// What a query of a person's own words is to bring.
///
/// **Source**: developer.apple.com/documentation/corespotlight/csuserquerycontext
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  // Filled by one owner, then read.

  /// Whether the best come first; accepted: things come by their titles.
  open var enableRankedResults = false
  /// Whether words alone count; accepted: nothing else does here.
  open var disableSemanticSearch = false
  /// The most things that come; 0: all.
  open var maxResultCount = 0
  /// The most things that are put in order; accepted.
  open var maxRankedResultCount = 0
  /// The most suggestions; accepted: there are none here.
  open var maxSuggestionCount = 0

  /// What to look at where the app adds nothing.
  public override init() { super.init() }

  /// With a suggestion that was picked.
  public convenience init(currentSuggestion: CSSuggestion?) { self.init() }
}

/// What else a person could look for; there are none here.
open class CSSuggestion: NSObject, @unchecked Sendable {  // nothing changes
  /// The words.
  public let localizedAttributedSuggestion: AttributedString

  init(_ text: String) { localizedAttributedSuggestion = AttributedString(text) }
}

/// Looks for what a person types, in the app's indexes: things with all of the words in them.
///
/// **Source**: developer.apple.com/documentation/corespotlight/csuserquery
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {  // nothing changes besides
  private let words: String
  private let limit: Int

  /// A query by words; nil, or none: nothing is found.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    words = userQueryString ?? ""
    limit = userQueryContext?.maxResultCount ?? 0
    super.init(queryString: words, queryContext: userQueryContext)
  }

  /// Makes searching ready; it always is.
  open class func prepare() {}

  /// Is given suggestions; there are none.
  open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?

  /// How many suggestions were found: none.
  open var foundSuggestionCount: Int { 0 }

  override func matches() throws -> [CSSearchableItem] {
    let wanted = words.split(whereSeparator: \.isWhitespace)
    guard !wanted.isEmpty else { return [] }
    var filters: [SpotlightQuery] = []
    for filter in self.filters { filters.append(try SpotlightQuery(filter)) }
    let now = Date()
    let items = CSSearchableIndex.items { item in
      item.hasWords(words) && filters.allSatisfy { $0.holds(for: item, now: now) }
    }
    return limit > 0 ? Array(items.prefix(limit)) : items
  }

  /// What is found, one after the other.
  public var responses: Responses { Responses(query: self) }

  /// Something that was found.
  public enum Response: Sendable {
    /// A thing.
    case item(Item)
    /// What else could be looked for.
    case suggestion(Suggestion)
  }

  /// What else could be looked for.
  public struct Suggestion: Sendable {
    /// Its words.
    public let suggestion: CSSuggestion
  }

  /// What a query finds; looked for where the first one is asked for.
  public struct Responses: AsyncSequence, Sendable {
    /// Something that was found.
    public typealias Element = Response
    let query: CSUserQuery

    /// Begins anew.
    public func makeAsyncIterator() -> Iterator {
      Iterator(items: query.results.makeAsyncIterator())
    }

    /// Hands over one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      var items: Results.Iterator

      /// The next; nil: there is none left.
      ///
      /// **Errors**: a `CSSearchQueryError`.
      public mutating func next() async throws -> Response? {
        try await items.next().map { .item($0) }
      }
    }
  }
}
