public import SnippetFoundation

/// An entity of which there is one only, such as the app's settings.
///
/// A parameter of it that may not be nil has that one, unless another value is given, and nobody is asked.
///
/// **Source**: developer.apple.com/documentation/appintents/uniqueappentity
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// What its type is called.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  /// The type's own name.
  public var id: String { String(describing: Self.self) }
}

/// A query that finds the one entity there is.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery
where Result == [Entity], Unique == Entity {
  /// The type of the one entity: what `uniqueEntity()` returns.
  associatedtype Unique
  // Named once more, so that the compiler finds the type by what is returned.
  associatedtype Entity = Unique
  associatedtype Result = [Unique]

  /// Returns the one entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  /// The one entity, if it is asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let one = try await uniqueEntity()
    return identifiers.contains(one.id) ? [one] : []
  }

  /// The one entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// The query of a unique entity: a closure, or the entity as it is made without anything given.
///
/// **Source**: developer.apple.com/documentation/appintents/uniqueappentityprovider
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let make: @Sendable () async throws -> Entity
  /// Whether there is a closure, or an entity that needs none.
  let makesAnEntity: Bool

  /// Made by a closure.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    make = provider
    makesAnEntity = true
  }

  /// An entity that keeps nothing itself: all its properties are computed.
  ///
  /// Any other needs a closure; `APP check` says so.
  public init() {
    make = {
      guard let entity = Self.emptyEntity() else {
        throw UniqueEntityError(entity: String(describing: Entity.self))
      }
      return entity
    }
    makesAnEntity = Self.canMakeEmptyEntity
  }

  /// The one entity.
  public func uniqueEntity() async throws -> Entity { try await make() }

  /// Whether there is one value of the type, of no bytes.
  private static var canMakeEmptyEntity: Bool {
    Entity.self is any TransientAppEntity.Type
      || MemoryLayout<Entity>.size == 0 && _isPOD(Entity.self) && isStruct
  }

  private static var isStruct: Bool {
    // The first word of a struct's metadata says so; an enumeration of no bytes may have no value at all.
    unsafeBitCast(Entity.self as Any.Type, to: UnsafePointer<Int>.self).pointee == 0x200
  }

  private static func emptyEntity() -> Entity? {
    func made<Transient: TransientAppEntity>(_ type: Transient.Type) -> Entity? {
      Transient() as? Entity
    }
    if let type = Entity.self as? any TransientAppEntity.Type { return made(type) }
    guard canMakeEmptyEntity else { return nil }
    return withUnsafeTemporaryAllocation(of: Entity.self, capacity: 1) { $0[0] }
  }
}

/// A provider whose entity is not known.
protocol AnyUniqueProvider {
  var makesAnEntity: Bool { get }
}

extension UniqueAppEntityProvider: AnyUniqueProvider {}

/// A unique entity was asked for, and nothing makes it.
public struct UniqueEntityError: Error, Equatable, Sendable {
  /// The entity's type.
  public let entity: String
}

extension UniqueEntityError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "Nothing makes the one '\(entity)': it keeps values, so it needs a closure. "
      + "Write: UniqueAppEntityProvider { \(entity)(...) }"
  }

  /// The same words.
  public var errorDescription: String? { description }
}
