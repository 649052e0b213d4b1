public import SnippetFoundation

/// Finds values by another value, such as what a picture shows.
///
/// **Source**: developer.apple.com/documentation/appintents/intentvaluequery
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of what is given.
  associatedtype Input: _IntentValue
  /// The type of the list of what is found.
  associatedtype Result: ResultsCollection
  /// The type of what is found.
  typealias ResultValue = Result.Result

  /// Makes the query.
  init()
  /// Returns what is found.
  func values(for input: Input) async throws -> Result
}
