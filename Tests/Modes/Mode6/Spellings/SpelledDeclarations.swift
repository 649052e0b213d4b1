import AppIntents
import CoreSpotlight
import Foundation

// What Apple's own pages declare and show, where it is written less often.

struct PlayFilm: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play"
  static let supportedCategories: [VideoCategory] = [.movies, .tv, .freeform]
  @Parameter(title: "Words") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

enum SpelledWorkout: String, AppEnum {
  case run, swim
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
  static let caseDisplayRepresentations: [SpelledWorkout: DisplayRepresentation] = [
    .run: "Run", .swim: "Swim",
  ]
}

struct StartSpelledWorkout: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Workout"
  static var suggestedWorkouts: [StartSpelledWorkout] {
    [StartSpelledWorkout(style: .run), StartSpelledWorkout(style: .swim)]
  }
  @Parameter(title: "Workout") var workoutStyle: SpelledWorkout
  init() { workoutStyle = .run }
  var displayRepresentation: DisplayRepresentation {
    SpelledWorkout.caseDisplayRepresentations[workoutStyle] ?? "Unknown"
  }
  func perform() async throws -> some IntentResult {
    Self.invalidateSuggestedWorkouts()
    return .result()
  }
}

struct SearchFilms: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.movies, .tv, .freeformVideo]
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult {
    switch Self.searchScopes.first {
    case .general, nil: break
    case .movies, .tv, .freeformVideo: break
    }
    return .result()
  }
}

struct SpelledFaces: SearchCriteria {
  var count: Int
}

struct SearchFaces: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  @Parameter(title: "Faces") var criteria: SpelledFaces
  func perform() async throws -> some IntentResult { .result() }
}

enum SpelledRoom: String, URLRepresentableEnum {
  case root, locationServices
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .root: "Root", .locationServices: "Location",
  ]
  static let urlRepresentation = URLRepresentation("https://example.com/root=\(.rawValue)")
}

enum SpelledHall: String, URLRepresentableEnum {
  case root, locationServices
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hall"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .root: "Root", .locationServices: "Location",
  ]
  static let urlRepresentation = URLRepresentation([
    .root: "https://example.com/link1=\(.root)",
    .locationServices: "https://example.com/link2=\(.locationServices)",
  ])
}

struct ShowSpelledRoom: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Room"
  static var urlRepresentation: URLRepresentation { URLRepresentation(spelledAddress) }
  static var spelledAddress: String { "https://example.com" }
}

func spelledDonations(_ one: IntentDonationIdentifier, _ type: any AppIntent.Type) async throws {
  let album = EntityIdentifier(for: SpelledAlbum.self, identifier: UUID())
  let manager = IntentDonationManager.shared
  _ = try await manager.deleteDonations(matching: .donationIdentifiers([one]))
  _ = try await manager.deleteDonations(matching: .entityIdentifiers([album]))
  _ = try await manager.deleteDonations(matching: .intentType(type, entityIdentifier: album))
  _ = try await manager.deleteDonations(matching: .intentType(PlayFilm.self, entityIdentifier: nil))
  let _: any AppEntity.Type = album.entityType
  let _: Bool = album.entityType == SpelledAlbum.self
  let draft = FileEntityIdentifier.draft(identifier: "menu")
  let _: Bool = draft.isDraft
  SpelledFocus.invalidateFocusFilterAppContext()
  _ = FocusFilterAppContext(notificationFilterPredicate: nil)
  _ = EntityQuerySortingOptions<SpelledAlbum>()
}

func spelledPersons(_ title: LocalizedStringResource) {
  let handle = IntentPerson.Handle(.emailAddress("a@b.c"), label: .work)
  switch handle.label {
  case .home, .homeFax, .iPhone, .main, .mobile, .other, .pager, .school, .work, .workFax: break
  case .custom(let name): _ = name
  }
  _ = IntentPerson.Handle(applicationDefined: "ann", label: "game")
  let method = IntentPaymentMethod(type: .credit, name: title)
  let _: IntentPaymentMethod.PaymentType = method.paymentType
  let _: (String?, String?) = (method.name, method.identificationHint)
  let _: DisplayRepresentation.Image? = IntentPaymentMethod(type: .applePay).icon
}
