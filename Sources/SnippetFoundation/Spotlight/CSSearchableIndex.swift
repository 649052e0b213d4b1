public import Foundation

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
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchableindex
open class CSSearchableIndex: NSObject,
  @unchecked Sendable  // all that changes is behind the lock
{
  private static let shared = CSSearchableIndex(name: "default")

  /// What the index is called.
  public let name: String
  private let items = Lock<[String: CSSearchableItem]>([:])

  /// An index of a name.
  public init(name: String) { self.name = name }

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
    completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    add(items)
    completionHandler?(nil)
  }

  /// Forgets things.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    items.withLock { items in for identifier in identifiers { items[identifier] = nil } }
  }

  /// Forgets what belongs together.
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {
    items.withLock { items in
      items = items.filter { !identifiers.contains($0.value.domainIdentifier ?? "") }
    }
  }

  /// Forgets everything.
  open func deleteAllSearchableItems() async throws { items.withLock { $0 = [:] } }

  private func add(_ new: [CSSearchableItem]) {
    items.withLock { items in for item in new { items[item.uniqueIdentifier] = item } }
  }

  /// The things with all of some words in them, by their titles; letter case and accents aside.
  package func items(matching words: String) -> [CSSearchableItem] {
    let wanted = folded(words).split(separator: " ")
    return items.withLock { Array($0.values) }
      .filter { item in
        let text = item.attributeSet.words.map(folded).joined(separator: " ")
        return wanted.allSatisfy { text.contains($0) }
      }
      .sorted { title(of: $0) < title(of: $1) }
  }

  private func title(of item: CSSearchableItem) -> String {
    item.attributeSet.title ?? item.attributeSet.displayName ?? item.uniqueIdentifier
  }

  private func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
