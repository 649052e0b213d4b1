import AppIntents
import SwiftUI

// What the spellings of the other files speak of.

struct Track: AppEntity {
  static let defaultQuery = TrackQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  let id: Int
  @Property(title: "Name") var name: String
  @Property var length: Measurement<UnitDuration>
  @Property(title: "Plays") var plays: Int
  @Property var rating: Double?
}

extension Track {
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

struct TrackQuery: EntityStringQuery {
  func entities(for identifiers: [Track.ID]) async throws -> [Track] { [] }
  func entities(matching string: String) async throws -> [Track] { [] }
  func suggestedEntities() async throws -> [Track] { [] }
}

enum Mood: String, AppEnum {
  case calm, loud
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood")
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: "Calm", .loud: DisplayRepresentation(title: "Loud", subtitle: "Party"),
  ]
}

struct TrackNames: DynamicOptionsProvider {
  func results() async throws -> [String] { ["One"] }
}

struct TrackNumbers: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1] }
  func defaultResult() async -> Int? { 1 }
}

struct PlayTrack: AppIntent {
  static let title: LocalizedStringResource = "Play Track"
  static let description = IntentDescription("Plays a track.")
  @Parameter(title: "Track") var track: Track
  @Parameter(title: "Loop") var loop: Bool
  @Parameter(title: "Mood") var mood: Mood?
  @Parameter(title: "Times") var times: Int
  init() {}
  init(track: Track) { self.track = track }
  func perform() async throws -> some IntentResult { .result() }
}

struct TrackSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Track"
  @Parameter var track: Track
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text(track.name))
  }
}

struct PickSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Pick"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 1, view: Text("1"))
  }
}
