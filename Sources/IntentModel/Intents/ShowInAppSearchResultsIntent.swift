import SnippetFoundation

/// An intent that shows what the app finds for some words.
///
/// **Source**: developer.apple.com/documentation/appintents/showinappsearchresultsintent
public protocol ShowInAppSearchResultsIntent: SystemIntent, _ForegroundIntent {
  /// The type of what is searched for.
  associatedtype Criteria: SearchCriteria
  /// What kinds of things are searched.
  static var searchScopes: [StringSearchScope] { get }
  /// What is searched for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// Everything.
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// What is searched for.
public protocol SearchCriteria: _IntentValue {}

/// Words that are searched for.
public struct StringSearchCriteria: SearchCriteria, Hashable {
  /// The words.
  public var term: String

  /// Some words.
  public init(term: String) { self.term = term }
}

extension StringSearchCriteria: TypedValue {
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    .value(StringSearchCriteria(term: text))
  }

  static func hint(_ rules: ParameterConfiguration) -> String { "what to search for" }

  func typed(_ rules: ParameterConfiguration) -> String { term }
}

/// A kind of things that are searched.
public struct StringSearchScope: Sendable, Hashable {
  private let name: String

  /// Everything.
  public static let general = StringSearchScope(name: "general")
  /// Films.
  public static let movies = StringSearchScope(name: "movies")
  /// Series.
  public static let tv = StringSearchScope(name: "tv")
}
