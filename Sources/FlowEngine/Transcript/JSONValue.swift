import IntentModel
package import SnippetFoundation

/// The value of a result as JSON.
///
/// An entity is an object with its `id` and `title`, an enum case its raw value or name, a date ISO 8601, a list an
/// array, a value of several types what it holds, attributed text its characters, a measurement an object with its
/// `value` and the symbol of its `unit`; a value that can encode itself does; anything else is its words. Decimal
/// numbers keep all their digits.
package enum JSONValue: Encodable, Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  /// A number that a `Double` would not hold.
  case decimal(Decimal)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(describing value: Any) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger: self = .integer(Int(clamping: value))
    case let value as any BinaryFloatingPoint: self = .finite(Double(value))
    case let value as Decimal: self.init(value)
    case let value as String: self = .text(value)
    case let value as AttributedString: self = .text(String(value.characters))
    case let value as URL: self = .text(value.absoluteString)
    case let value as Date: self = .text(value.formatted(.iso8601))
    case let value as any AppEntity: self = .object(Self.object(of: value))
    case let value as any AppEnum: self = JSONValue(case: value)
    case let value as any _IntentValueRepresentable: self.init(describing: value.asIntentValue)
    case let value as any MeasuredValue:
      self = .object(["value": .finite(value.value), "unit": .text(value.symbol)])
    case let values as [Any]: self = .list(values.map(JSONValue.init(describing:)))
    case let value as any OptionalValue:
      self = value.wrapped.map(JSONValue.init(describing:)) ?? .null
    default:
      // A set, which would encode itself in another order each time.
      if let values = elements(of: value) {
        self = .list(values.map(JSONValue.init(describing:)))
      } else {
        self = Self.encoded(value) ?? .text(Self.words(value))
      }
    }
  }

  private static func finite(_ number: Double) -> JSONValue {
    number.isFinite ? .number(number) : .text("\(number)")
  }

  private init(_ number: Decimal) {
    let double = NSDecimalNumber(decimal: number).doubleValue
    self =
      number.isNaN || Decimal(string: "\(double)") == number ? .finite(double) : .decimal(number)
  }

  private init(case value: any AppEnum) {
    switch value.rawValue as Any {
    case let number as Int: self = .integer(number)
    case let text as String: self = .text(text)
    default: self = .text("\(value)")
    }
  }

  private static func words(_ value: Any) -> String {
    (value as? any InstanceDisplayRepresentable)?.localizedStringResource.resolved ?? "\(value)"
  }

  private static func object<Entity: AppEntity>(of entity: Entity) -> [String: JSONValue] {
    let display = entity.displayRepresentation
    var object: [String: JSONValue] = [
      "id": JSONValue(identifier: entity.id), "title": .text(display.title.resolvedInLines),
    ]
    // It is found nowhere: what it holds is told here or not at all.
    if entity is any TransientAppEntity {
      let values = storedValues(of: entity).map { name, value in
        (name, value.map(JSONValue.init(describing:)) ?? .null)
      }
      if !values.isEmpty {
        object["properties"] = .object(Dictionary(values) { first, _ in first })
      }
    }
    if let subtitle = display.subtitle { object["subtitle"] = .text(subtitle.resolvedInLines) }
    return object
  }

  /// A number stays one; anything else is the text that stands for it.
  private init(identifier: any EntityIdentifierConvertible) {
    if identifier is any Numeric {
      self.init(describing: identifier)
    } else {
      self = .text(identifier.entityIdentifierString)
    }
  }

  private static func encoded(_ value: Any) -> JSONValue? {
    guard let value = value as? any Encodable,
      let data = try? JSONEncoder().encode(value),
      let read = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { return nil }
    return read
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// A measurement of any unit.
private protocol MeasuredValue {
  var value: Double { get }
  var symbol: String { get }
}

extension Measurement: MeasuredValue {
  fileprivate var symbol: String { unit.symbol }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Decimal.self), !value.isNaN {
      self = Int("\(value)").map(JSONValue.integer) ?? JSONValue(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// An object of the members that have a value.
  package init(_ members: KeyValuePairs<String, JSONValue?>) {
    var object: [String: JSONValue] = [:]
    for (name, value) in members where value != nil { object[name] = value }
    self = .object(object)
  }

  /// A list of texts; nil: there is none.
  package static func texts(_ texts: [String]?) -> JSONValue? {
    texts.map { .list($0.map(JSONValue.text)) }
  }

  /// JSON with the members of objects in the order of the alphabet: on one row, or indented.
  package func written(isIndented: Bool = false) -> String {
    // Numbers are finite, and all else can always be encoded.
    (try? String(json: self, isIndented: isIndented)) ?? "null"
  }
}
