public import Foundation

/// What writes a whole value, as Combine spells it: there is no module of that name here.
///
/// **Source**: developer.apple.com/documentation/combine/toplevelencoder
public protocol TopLevelEncoder<Output> {
  /// What it writes.
  associatedtype Output
  /// A value, written.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// What reads a whole value, as Combine spells it.
///
/// **Source**: developer.apple.com/documentation/combine/topleveldecoder
public protocol TopLevelDecoder<Input> {
  /// What it reads.
  associatedtype Input
  /// A value, read.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
