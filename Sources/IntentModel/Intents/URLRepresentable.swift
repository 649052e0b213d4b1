package import SnippetFoundation

/// An intent that is the same as opening an address.
///
/// **Source**: developer.apple.com/documentation/appintents/urlrepresentableintent
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
  /// The address, with values of the intent in it.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

/// An entity that has an address.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The address, with values of the entity in it.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// An enumeration whose cases have addresses.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The addresses.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// The type of the address.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// Opens the address in the app.
  ///
  /// - Throws: `URLRepresentationError` where the values make none.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: try await OpenURLIntent(addressOf: self))
  }
}

extension URLRepresentableIntent where Self: _AppOpeningIntent {
  /// Opens the address in the app.
  ///
  /// - Throws: `URLRepresentationError` where the values make none.
  public func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: try await OpenURLIntent(addressOf: self))
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The address of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { await Value.urlRepresentation.url(of: $0.target) }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The address of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { Value.urlRepresentation.url(of: $0.target) }
  }
}

extension URLRepresentableEntity {
  /// The type of the address.
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

extension URLRepresentableEnum {
  /// The type of the addresses.
  public typealias URLRepresentation = EnumURLRepresentation<Self>
}

/// The address of an intent: a literal with parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  private let parts: [@Sendable (Intent) async -> String?]

  /// An address as text.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// An address without parameters.
  public init(stringLiteral value: String) { parts = [{ _ in value }] }

  /// An address with parameters.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The address of something that the intent has; nil: it has none.
  init(_ url: @escaping @Sendable (Intent) async -> URL?) {
    parts = [{ await url($0)?.absoluteString }]
  }

  /// The address of an intent; nil: what its values make is none.
  package func url(of intent: Intent) async -> URL? { await address(parts, of: intent) }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [@Sendable (Intent) async -> String?] = []

    /// Starts an empty address.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the address.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds a parameter's value, or an entity's identifier.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      nonisolated(unsafe) let path = path  // a key path never changes
      parts.append { intent in
        guard let value = intent[keyPath: path].currentValue else { return "" }
        if let own = value as? any CustomURLRepresentationParameterConvertible {
          return await own.urlRepresentationParameter
        }
        if let identifier = identifierText(value) { return escaped(identifier) }
        // An address is the same in every language.
        let text = Localization.withTaken(.source) { intent[keyPath: path].resolvedText }
        return escaped(text ?? "")
      }
    }
  }
}

/// The address of an entity: a literal with its identifier and properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  private let parts: [@Sendable (Entity) async -> String?]

  /// An address as text.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// An address without values.
  public init(stringLiteral value: String) { parts = [{ _ in value }] }

  /// An address with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The address of an entity; nil: what its values make is none.
  package func url(of entity: Entity) async -> URL? { await address(parts, of: entity) }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [@Sendable (Entity) async -> String?] = []

    /// Starts an empty address.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the address.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds the entity's identifier.
    public mutating func appendInterpolation(_ token: EntityURLToken) {
      parts.append { escaped($0.id.entityIdentifierString) }
    }

    /// Adds a property's value.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Entity, EntityProperty<Value>>
    ) {
      nonisolated(unsafe) let path = path  // a key path never changes
      parts.append { entity in
        let value = entity[keyPath: path].wrappedValue
        if let own = value as? any CustomURLRepresentationParameterConvertible {
          return await own.urlRepresentationParameter
        }
        return escaped("\(value)")
      }
    }
  }
}

/// What an entity's address can have in it besides properties.
public enum EntityURLToken: Sendable {
  /// The entity's identifier.
  case id
}

/// What the parts make; nil: one of them has nothing to add, or it is no address.
private func address<Value>(
  _ parts: [@Sendable (Value) async -> String?],
  of value: Value
) async -> URL? {
  var text = ""
  for part in parts {
    guard let part = await part(value) else { return nil }
    text += part
  }
  return URL(string: text)
}

func escaped(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
}
