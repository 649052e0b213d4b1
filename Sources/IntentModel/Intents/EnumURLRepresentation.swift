package import SnippetFoundation

/// The addresses of an enumeration's cases: one with the case in it, or one for each.
///
/// **Source**: developer.apple.com/documentation/appintents/enumurlrepresentation
public struct EnumURLRepresentation<Enum: AppEnum>: Sendable {
  private let address: @Sendable (Enum) -> String?

  /// One address for every case.
  public init(_ value: String) { address = { _ in value } }

  /// An address for each case.
  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    address = { value in urlRepresentations[value]?.address(of: value) }
  }

  /// The address of a case; nil: it has none.
  package func url(of value: Enum) -> URL? { address(value).flatMap { URL(string: $0) } }

  /// The address of a case: a literal with the case's raw value in it.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    private let parts: [@Sendable (Enum) -> String]

    /// An address without the case.
    public init(stringLiteral value: String) { parts = [{ _ in value }] }

    /// An address with the case.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    func address(of value: Enum) -> String { parts.map { $0(value) }.joined() }
  }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [@Sendable (Enum) -> String] = []

    /// Starts an empty address.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the address.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds the raw value of the case whose address it is.
    public mutating func appendInterpolation(_ token: EnumURLToken) {
      parts.append { escaped("\($0.rawValue)") }
    }

    /// Adds the raw value of a case.
    public mutating func appendInterpolation(_ value: Enum) {
      parts.append { _ in escaped("\(value.rawValue)") }
    }
  }
}

extension EnumURLRepresentation: ExpressibleByStringInterpolation {
  /// One address for every case.
  public init(stringLiteral value: String) { self.init(value) }

  /// One address with the case in it.
  public init(stringInterpolation: StringInterpolation) {
    let single = EnumSingleURLRepresentation(stringInterpolation: stringInterpolation)
    address = { single.address(of: $0) }
  }
}

extension EnumURLRepresentation: ExpressibleByDictionaryLiteral {
  /// An address for each case.
  public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

/// What an enumeration's address can have in it.
public enum EnumURLToken: Sendable {
  /// The raw value of the case.
  case rawValue
}
