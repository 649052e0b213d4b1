public import SnippetFoundation

/// A thing in an index.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject, @unchecked Sendable {  // filled by one owner, then read
  /// What tells it from others.
  open var uniqueIdentifier: String
  /// What belongs together.
  open var domainIdentifier: String?
  /// When it is forgotten.
  open var expirationDate: Date?
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet

  /// A thing.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// An index of an app's things, kept in memory for as long as the process lives.
///
/// Those of one name are one index.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject,
  @unchecked Sendable  // all that changes is behind the lock
{
  /// What is in an index, and what its app last said of how far it has come.
  struct Contents: @unchecked Sendable {  // reached under the lock alone
    var items: [String: CSSearchableItem] = [:]
    var clientState: Data?
  }

  typealias Change = @Sendable (inout [String: CSSearchableItem]) -> Void

  private static let shared = CSSearchableIndex(name: "default")
  private static let known = Lock<[String: Lock<Contents>]>([:])

  /// What the index is called.
  public let name: String
  let contents: Lock<Contents>
  /// The changes of the batch that has begun; nil: none has.
  let batch = Lock<[Change]?>(nil)

  /// An index of a name.
  public init(name: String) {
    self.name = name
    contents = Self.known.withLock { known in
      let contents = known[name] ?? Lock(Contents())
      known[name] = contents
      return contents
    }
  }

  /// An index of a name, whose things stay as they are protected; accepted.
  public convenience init(name: String, protectionClass: FileProtectionType?) {
    self.init(name: name)
  }

  /// An index that nothing else has a part in.
  package override init() {
    name = ""
    contents = Lock(Contents())
  }

  /// The app's own index.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Whether there is an index: always, in memory.
  open class func isIndexingAvailable() -> Bool { true }

  /// Takes things in; those with the same identifier take each other's place.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    add(items)
  }

  /// Takes things in; those with the same identifier take each other's place.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    add(items)
    completionHandler?(nil)
  }

  /// Forgets things.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    forget { identifiers.contains($0.uniqueIdentifier) }
  }

  /// Forgets things.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    forget { identifiers.contains($0.uniqueIdentifier) }
    completionHandler?(nil)
  }

  /// Forgets what belongs together.
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {
    forget { identifiers.contains($0.domainIdentifier ?? "") }
  }

  /// Forgets what belongs together.
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    forget { identifiers.contains($0.domainIdentifier ?? "") }
    completionHandler?(nil)
  }

  /// Forgets everything.
  open func deleteAllSearchableItems() async throws { forget { _ in true } }

  /// Forgets everything.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    forget { _ in true }
    completionHandler?(nil)
  }

  private func forget(where isGone: @escaping @Sendable (CSSearchableItem) -> Bool) {
    change { items in items = items.filter { !isGone($0.value) } }
  }

  private func add(_ new: [CSSearchableItem]) {
    change { items in for item in new { items[item.uniqueIdentifier] = item } }
  }

  /// At once, or with the batch that has begun.
  private func change(_ change: @escaping Change) {
    let isKept = batch.withLock { batch in
      batch?.append(change)
      return batch != nil
    }
    if !isKept { contents.withLock { change(&$0.items) } }
  }

  /// The things with all words of one of some texts in them, by their titles; letter case and accents aside.
  package func items(matching texts: [String]) -> [CSSearchableItem] {
    let items = contents.withLock { Array($0.items.values) }
    return Self.inOrder(items.filter { item in texts.contains { item.hasWords($0) } })
  }

  /// The things of all indexes of the program for which something holds, by their titles.
  package static func items(where holds: (CSSearchableItem) -> Bool) -> [CSSearchableItem] {
    let all = known.withLock { Array($0.values) }.flatMap { contents in
      contents.withLock { Array($0.items.values) }
    }
    return inOrder(all.filter(holds))
  }

  /// The things of all indexes of the program with all words of one of some texts in them.
  package static func items(matching texts: [String]) -> [CSSearchableItem] {
    items { item in texts.contains { item.hasWords($0) } }
  }

  private static func inOrder(_ items: [CSSearchableItem]) -> [CSSearchableItem] {
    items.sorted { (title(of: $0), $0.uniqueIdentifier) < (title(of: $1), $1.uniqueIdentifier) }
  }

  private static func title(of item: CSSearchableItem) -> String {
    item.attributeSet.title ?? item.attributeSet.displayName ?? item.uniqueIdentifier
  }
}
