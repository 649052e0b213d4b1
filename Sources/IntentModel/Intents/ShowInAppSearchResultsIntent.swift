import SnippetFoundation

/// An intent that shows what the app finds for some words.
///
/// **Source**: developer.apple.com/documentation/appintents/showinappsearchresultsintent
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent, _ForegroundIntent {
  /// The type of what is searched for.
  associatedtype Criteria: SearchCriteria
  /// What kinds of things are searched.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What is searched for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == [StringSearchScope] {
  /// Everything.
  public static var searchScopes: [StringSearchScope] { [.general] }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  /// What the criteria say.
  public static var searchScopes: Void { () }
}

/// What is searched for.
public protocol SearchCriteria: _IntentValue {
  /// The type of what is searched.
  associatedtype SearchScopes = Void
}

/// Words that are searched for.
public struct StringSearchCriteria: SearchCriteria, Hashable {
  /// Words are searched for among some kinds of things.
  public typealias SearchScopes = [StringSearchScope]

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

/// A kind of things that words are searched for in.
public enum StringSearchScope: String, AppEnum {
  /// Everything.
  case general
  /// Films.
  case movies
  /// Shows, seasons and episodes.
  case tv
  /// Videos that people make and publish.
  case freeformVideo

  /// What kinds of things are called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
  /// What each is called.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "Everything", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
  }
}
