public import SnippetFoundation

/// A type whose values can be a part of an address.
///
/// **Source**: developer.apple.com/documentation/appintents/customurlrepresentationparameterconvertible
public protocol CustomURLRepresentationParameterConvertible: SendableMetatype {
  /// The part, of characters that an address can have; nil: there is no address with this value.
  var urlRepresentationParameter: String? { get async }
}

extension String: CustomURLRepresentationParameterConvertible {
  /// The text, with what an address cannot have escaped.
  public var urlRepresentationParameter: String? { escaped(self) }
}

extension Int: CustomURLRepresentationParameterConvertible {
  /// The digits.
  public var urlRepresentationParameter: String? { description }
}

extension URL: CustomURLRepresentationParameterConvertible {
  /// The address, with what a part of an address cannot have escaped.
  public var urlRepresentationParameter: String? { escaped(absoluteString) }
}

extension URLRepresentableEntity {
  /// The identifier.
  public var urlRepresentationParameter: String? {
    get async { escaped(id.entityIdentifierString) }
  }
}

extension URLRepresentableEnum {
  /// The raw value.
  public var urlRepresentationParameter: String? { get async { escaped("\(rawValue)") } }
}
