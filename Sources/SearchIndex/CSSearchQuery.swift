public import SnippetFoundation

/// What a query is to look at, and what it is to bring.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchquerycontext
open class CSSearchQueryContext: NSObject, @unchecked Sendable {  // filled by one owner, then read
  /// The attributes that things are to come with; here they come with all that they have.
  open var fetchAttributes: [String] = []
  /// Queries that must hold too.
  open var filterQueries: [String] = []
  /// The language that is typed, accepted; nil: not known.
  open var keyboardLanguage: String?
  /// Where else to look; accepted.
  open var sourceOptions: CSSearchQuerySourceOptions = []

  /// All things, with all that they have.
  public override init() {}
}

/// Where a query looks besides the app's own index.
public struct CSSearchQuerySourceOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// By its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Mail too.
  public static let allowMail = CSSearchQuerySourceOptions(rawValue: 1)
}

/// Looks for things in the app's indexes, by a query string such as `title == "*tea*"cd`.
///
/// The things come by their titles, from all indexes of the program, in memory. `SpotlightQuery` says what a query string
/// can have in it; what is not understood is an error that says where.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchquery
open class CSSearchQuery: NSObject, @unchecked Sendable {  // all that changes is behind the lock
  private struct State {
    var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    var completionHandler: (((any Error)?) -> Void)?
    var foundItemCount = 0
    var isCancelled = false
    var protectionClasses: [String] = []
  }

  /// What is looked for.
  let queryString: String
  /// What must hold too.
  let filters: [String]
  private let state = Lock<State>(State())

  /// A query in a context; nil: all that things have, and no filters.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    filters = queryContext?.filterQueries ?? []
  }

  /// A query; the older form.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  /// Is given what was found, at once.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
    get { state.withLock(\.foundItemsHandler) }
    set { state.withLock { $0.foundItemsHandler = newValue } }
  }

  /// Is told that the query came to its end, and why where it found nothing.
  open var completionHandler: (((any Error)?) -> Void)? {
    get { state.withLock(\.completionHandler) }
    set { state.withLock { $0.completionHandler = newValue } }
  }

  /// How many things were found.
  open var foundItemCount: Int { state.withLock(\.foundItemCount) }

  /// Whether it was called off.
  open var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// How well the things must be protected; accepted.
  open var protectionClasses: [String] {
    get { state.withLock(\.protectionClasses) }
    set { state.withLock { $0.protectionClasses = newValue } }
  }

  /// Looks, and calls both handlers before it returns.
  open func start() {
    let (found, completed) = state.withLock { ($0.foundItemsHandler, $0.completionHandler) }
    do {
      let items = try items()
      if !items.isEmpty { found?(items) }
      completed?(nil)
    } catch {
      completed?(error)
    }
  }

  /// Calls the query off, unless it has come to its end.
  open func cancel() { state.withLock { $0.isCancelled = true } }

  /// What is found, one thing after the other.
  public var results: Results { Results(query: self) }

  /// - Throws: a `CSSearchQueryError`.
  func items() throws -> [CSSearchableItem] {
    if isCancelled { throw CSSearchQueryError(cancelled: queryString) }
    let items = try matches()
    state.withLock { $0.foundItemCount = items.count }
    return items
  }

  /// What the index has.
  func matches() throws -> [CSSearchableItem] {
    var queries = [try SpotlightQuery(queryString)]
    for filter in filters { queries.append(try SpotlightQuery(filter)) }
    let now = Date()
    return CSSearchableIndex.items { item in
      queries.allSatisfy { $0.holds(for: item, now: now) }
    }
  }

  /// A thing that was found.
  public struct Item: Identifiable, Sendable {
    /// The thing.
    public let item: CSSearchableItem
    /// What tells it from others.
    public var id: String { item.uniqueIdentifier }
  }

  /// What a query finds; looked for where the first one is asked for.
  public struct Results: AsyncSequence, Sendable {
    /// A thing that was found.
    public typealias Element = Item
    let query: CSSearchQuery

    /// Begins anew.
    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// Hands over one thing after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let query: CSSearchQuery
      private var rest: [CSSearchableItem]?

      init(query: CSSearchQuery) { self.query = query }

      /// The next thing; nil: there is none left.
      ///
      /// **Errors**: a `CSSearchQueryError`.
      public mutating func next() async throws -> Item? {
        var left = try rest ?? query.items()
        guard !left.isEmpty, !query.isCancelled else { return nil }
        let first = left.removeFirst()
        rest = left
        return Item(item: first)
      }
    }
  }
}
