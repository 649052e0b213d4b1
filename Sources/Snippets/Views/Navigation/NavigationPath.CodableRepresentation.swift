import SnippetFoundation

extension NavigationPath {
  /// A path that can be written down.
  ///
  /// **Shape**: a list in which each value's type, as the compiler names it, stands before the value as JSON. Apple's form
  /// is not documented; this one is read by this package alone.
  /// **Errors**: reading throws a `DecodingError` that names a type which this program does not have, and those of the
  /// values; writing throws theirs.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Reads a path.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list,
            debugDescription:
              "'\(visible(name))' is no type of this program whose values a path can "
              + "hold. Begin with an empty path."
          )
        }
        values.append(try Self.value(Data(list.decode(String.self).utf8), of: type))
      }
      self.values = values
    }

    /// Writes the path.
    ///
    /// **Errors**: an `EncodingError` for a value whose type is private, since nothing finds it by its name again; and
    /// those of the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values {
        let type = type(of: value.base)
        guard let codable = value.base as? any Encodable,
          let name = _mangledTypeName(type), _typeByName(name) != nil
        else {
          let words = "'\(typeName(type))' cannot be found again by its name. Make it internal."
          let context = EncodingError.Context(codingPath: list.codingPath, debugDescription: words)
          throw EncodingError.invalidValue(value.base, context)
        }
        try list.encode(name)
        try list.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
      }
    }

    private static func value<Value: Decodable & Hashable>(
      _ data: Data,
      of type: Value.Type
    ) throws -> AnyHashable { AnyHashable(try JSONDecoder().decode(type, from: data)) }
  }
}
