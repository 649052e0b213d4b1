import SnippetFoundation

extension ViewTree {
  /// Why a text is not the JSON of a tree.
  public struct ReadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where in the JSON, such as `nodes[3].end`; empty: the whole.
    public var place: String
    /// What is wrong there, and what it should be.
    public var problem: String

    /// The place and the problem, on one row.
    public var description: String { place.isEmpty ? problem : "\(place): \(problem)" }

    init(_ place: String, _ problem: String) {
      self.place = visible(place)
      self.problem = visible(problem)
    }
  }
}

extension ViewTree.ReadError {
  /// The same facts in our words.
  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init("", "This is not the JSON of a tree: \(error)")
      return
    }
    switch error {
    case .dataCorrupted(let context):
      if let own = context.underlyingError as? Self {
        self = own
      } else {
        self.init(Self.place(context), Self.words(context))
      }
    case .keyNotFound(let key, let context):
      self.init(Self.place(context), "'\(key.stringValue)' is missing.")
    case .typeMismatch(let type, let context):
      self.init(Self.place(context), "This is no \(Self.name(of: type)).")
    case .valueNotFound(let type, let context):
      self.init(Self.place(context), "There is null in place of a \(Self.name(of: type)).")
    @unknown default: self.init("", "This is not the JSON of a tree: \(error)")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func words(_ context: DecodingError.Context) -> String {
    if !context.codingPath.isEmpty { return context.debugDescription }
    // What Foundation says of JSON is in the error's debug description alone.
    let reason = context.underlyingError.map { String(reflecting: $0) }
    return "This is not JSON: \(reason ?? context.debugDescription)"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "whole number"
    case is [String: Any].Type: "object"
    case is [Any].Type: "list"
    default: "\(type)".hasPrefix("Array") ? "list" : "object"
    }
  }
}
