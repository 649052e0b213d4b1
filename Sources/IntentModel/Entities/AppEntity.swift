public import SnippetFoundation

/// A thing of the app that a person can name, found by its query.
///
/// **Source**: developer.apple.com/documentation/appintents/appentity
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
  /// The type of the query that finds entities.
  associatedtype DefaultQuery: EntityQuery where Self == DefaultQuery.Entity
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that people can see and search.
  public typealias Property = EntityProperty
}

/// An entity that is made for one use and cannot be found again.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
  /// Makes an empty one.
  init()
}

extension TransientAppEntity {
  /// Finds none.
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

extension TransientAppEntity where ID == UUID {
  /// Made of the type and the values of its properties: the same in every run, for entities that are the same.
  public var id: UUID {
    var text = typeName(Self.self)
    for child in Mirror(reflecting: self).children {
      let value = (child.value as? any IndexedProperty)?.heldText ?? "\(child.value)"
      text += "\u{1F}\(child.label ?? "")\u{1F}\(value)"
    }
    return UUID(digestOf: text)
  }
}

extension UUID {
  /// Of the bytes of a text; no two texts that an app has are likely to share one.
  fileprivate init(digestOf text: String) {
    func digest(_ seed: UInt64) -> UInt64 {
      text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let halves = (digest(0xcbf2_9ce4_8422_2325), digest(0x9e37_79b9_7f4a_7c15))
    self = withUnsafeBytes(of: halves) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}

/// The query of entities that cannot be found.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Makes the query.
  public init() {}

  /// Finds none.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An identifier that can be written as text and read again.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier of a text; nil if it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { description }
  /// The identifier of a text; nil if it is none.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { uuidString }
  /// The identifier of a text; nil if it is none.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
