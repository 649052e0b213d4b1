// Apple's own samples unwrap these literals.
// swift-format-ignore-file: NeverForceUnwrap

import AppIntents
import SwiftUI

/// Every kind of intent, in the form that an app writes.
struct SpelledIntent: AppIntent {
  static let persistentIdentifier = "SpelledIntentOfOld"
  static let title = LocalizedStringResource("title.key", table: "Intents", comment: "A title")
  static let description: IntentDescription? = IntentDescription(
    "What it does",
    categoryName: "Music",
    searchKeywords: ["song", "tune"],
    resultValueName: "Number"
  )
  static let openAppWhenRun = true
  static let isDiscoverable = true
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  @Dependency var player: SpelledPlayer
  @Dependency(key: "spare") var spare: SpelledPlayer
  @Dependency(default: SpelledPlayer()) var other: SpelledPlayer
  @AppDependency var fourth: SpelledPlayer
  @Dependency(key: "late", default: { try await SpelledPlayer.load() }) var late: SpelledPlayer
  @Dependency(key: "own", manager: AppDependencyManager()) var own: SpelledPlayer

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: await player.number)
  }

  func call() async throws {
    let _: Int? = try await callAsFunction()
    let _: Int? = try await self(donate: false)
    let identifier = try await donate()
    let manager = IntentDonationManager.shared
    _ = try await manager.donate(intent: self)
    try await manager.donate(intent: self, result: perform())
    try await manager.donate(intent: self, result: .result(value: 3))
    try await donate(result: .result(value: 3))
    try await donate(result: .result(actionButtonIntent: PlayTrack()))
    try await manager.deleteDonations(matching: .donationIdentifier(identifier))
    try await manager.deleteDonations(matching: .intentType(SpelledIntent.self))
    try await manager.deleteDonations(
      matching: .entityIdentifier(EntityIdentifier(for: Track.self, identifier: 1))
    )
    try await manager.deleteDonations(
      matching: .intentType(
        PlayTrack.self,
        entityIdentifier: EntityIdentifier(for: Track(id: 1, name: "A"))
      )
    )
  }

  func give() {
    let _: IntentDonationIdentifier = donate()
    donate(result: .result())
    IntentDonationManager.shared.donate(intent: self)
    IntentDonationManager.shared.donate(intent: self, result: .result())
  }
}

actor SpelledPlayer {
  var number = 1
  static func load() async throws -> SpelledPlayer { SpelledPlayer() }
}

func spelledRegistration() {
  let player = SpelledPlayer()
  AppDependencyManager.shared.add(dependency: player)
  AppDependencyManager.shared.add(key: "spare", dependency: SpelledPlayer())
  AppDependencyManager.shared.add { SpelledPlayer() }
  AppDependencyManager.shared.add { @MainActor in SpelledNavigation() }
  AppDependencyManager.shared.add(key: "front") { @MainActor in SpelledNavigation() }
  AppDependencyManager.shared.add(key: "late") { try await SpelledPlayer.load() }
  let manager = AppDependencyManager()
  manager.add { player }
  let _: any LocalizedError.Type = AppDependencyManager.Error<SpelledPlayer>.self
}

func spelledFailure(_ error: AppDependencyManager.Error<SpelledPlayer>) {
  switch error {
  case .failedToRetrieveDependency(let key, let type): _ = (key, type)
  case .failedToLoadDependency: break
  case .incorrectDependencyType(let key, let expected, let actual): _ = (key, expected, actual)
  }
}

struct SpelledModes: AppIntent {
  static let title: LocalizedStringResource = "Modes"
  static let description = IntentDescription(stringLiteral: "Modes")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  func perform() async throws -> some IntentResult { .result() }
  static let all: [IntentModes] = [
    .foreground, .foreground(.immediate), .foreground(.deferred), [],
  ]
  static let policies: [IntentAuthenticationPolicy] = [
    .alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication,
  ]
}

struct OpenTrack: OpenIntent {
  static let title: LocalizedStringResource = "Open Track"
  @Parameter(title: "Track") var target: Track
}

struct DeleteTracks: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Tracks"
  @Parameter(title: "Tracks") var entities: [Track]
  func perform() async throws -> some IntentResult { .result() }
}

struct SetLoop: SetValueIntent {
  static let title: LocalizedStringResource = "Loop"
  @Parameter(title: "Loop") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct CountTracks: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Count"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 10
    progress.completedUnitCount += 1
    return .result()
  }
}

struct RemoveTrack: UndoableIntent {
  static let title: LocalizedStringResource = "Remove"
  @MainActor
  func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: SpelledShelf.shared) { $0.count += 1 }
    undoManager?.setActionName("Remove")
    return .result()
  }
}

/// From outside of the main actor, as in Apple's example.
struct RemoveTracks: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Tracks"
  @Dependency var shelf: SpelledShelf

  func perform() async throws -> some IntentResult {
    let count = await shelf.count
    await undoManager?.registerUndo(withTarget: shelf) { [count] shelf in shelf.put(count) }
    await undoManager?.setActionName("Remove Tracks")
    await shelf.put(0)
    return .result()
  }
}

@MainActor
func spelledUndo(_ manager: UndoManager, _ shelf: SpelledShelf) {
  manager.registerUndo(withTarget: shelf) { shelf in MainActor.assumeIsolated { shelf.put(0) } }
  manager.registerUndo(withTarget: shelf) { shelf in Task { @MainActor in shelf.put(0) } }
  manager.undo()
}

@MainActor
final class SpelledShelf {
  static let shared = SpelledShelf()
  var count = 0
  func put(_ count: Int) { self.count = count }
}

struct OldPlay: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Old"
  static let deprecation = IntentDeprecation(message: "Old", replacedBy: PlayTrack.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct OlderPlay: DeprecatedAppIntent {
  typealias ReplacementIntent = PlayTrack
  static let title: LocalizedStringResource = "Older"
  func perform() async throws -> some IntentResult { .result() }
  static let one = IntentDeprecation(message: "Gone")
  static let other = IntentDeprecation(replacedBy: PlayTrack.self)
}

struct MovedPlay: CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "PlayIntent"
  static let title: LocalizedStringResource = "Moved"
  @Parameter(title: "Track") var track: Track
  @Parameter(title: "Loop") var loop: Bool
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$track, \.$loop)) { track, loop in
      DisplayRepresentation(title: "Play \(track.name)", subtitle: loop ? "Again" : nil)
    }
    IntentPrediction(parameters: \.$track) { track in "Play \(track.name)" }
    IntentPrediction(parameters: (\.$track, \.$loop, \.$track, \.$loop, \.$track, \.$loop)) {
      track,
      loop,
      _,
      _,
      other,
      _ in
      "Play \(track) \(loop) \([track, other], format: .list(type: .and))"
    }
    IntentPrediction(displayRepresentation: { "Play" })
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct SpelledWidgetSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Track") var track: Track?
}

struct SpelledControlSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Track") var track: Track?
}

struct SpelledStored: AppIntent {
  static let title: LocalizedStringResource = "Stored"
  @AppStorage("count") private var count = 0
  @AppStorage("name") private var name: String?
  @SceneStorage("scene") private var scene = 1

  func perform() async throws -> some IntentResult {
    count += 1
    return .result()
  }
}

struct SpelledKept: Sendable {
  @Environment(\.locale) private var locale
  @FocusState private var isFocused: Bool
  @GestureState private var isPressed = false
  @ScaledMetric private var size = 10.0
  @Namespace private var names
}

struct SpelledDive: StartDiveIntent {
  static let title: LocalizedStringResource = "Dive"
  func perform() async throws -> some IntentResult { .result() }
}

struct SpelledFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"
  @Parameter(title: "Quiet") var quiet: Bool?
  var displayRepresentation: DisplayRepresentation { "Quiet" }
  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(notificationFilterPredicate: NSPredicate(value: true))
  }
  static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async
    -> [SpelledFocus]
  { [] }
  func perform() async throws -> some IntentResult {
    do {
      _ = try await SpelledFocus.current
    } catch let error as SetFocusFilterIntentError where error == .notFound {
      return .result()
    } catch SetFocusFilterIntentError.missingParameterValue {
    }
    return .result()
  }
}

struct PlayMusic: AudioPlaybackIntent, LiveActivityIntent, PauseWorkoutIntent, ResumeWorkoutIntent,
  AudioRecordingIntent, PushToTalkTransmissionIntent
{
  static let title: LocalizedStringResource = "Video"
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenCamera: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Camera"
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenFrontCamera: CameraCaptureIntent {
  struct AppContext: Codable, Sendable {
    var isFront: Bool
  }
  static let title: LocalizedStringResource = "Front Camera"
  func perform() async throws -> some IntentResult {
    let isFront = try await Self.appContext?.isFront ?? false
    try await Self.updateAppContext(AppContext(isFront: !isFront))
    try await OpenFrontCamera.updateAppContext(nil)
    return .result()
  }
}

struct SearchTracks: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult {
    _ = criteria.term + StringSearchCriteria(term: "a").term
    return .result()
  }
}

struct TrackPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Page"
  static var urlRepresentation: IntentURLRepresentation<Self> {
    "https://a.b/track/\(\.$track)"
  }
  @Parameter(title: "Track") var track: SpelledPageEntity
}

struct OpenTrackPage: AppIntent {
  static let title: LocalizedStringResource = "Page"
  @Parameter(title: "Track") var track: SpelledPageEntity
  func perform() async throws -> some IntentResult & OpensIntent {
    if track.id == 1 { return .result(opensIntent: OpenURLIntent(URL(string: "https://a.b")!)) }
    return .result(opensIntent: try await OpenURLIntent(urlRepresentable: track))
  }
}

struct SpelledPageEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://a.b/\(.id)/\(\.$name)" }
  static let defaultQuery = SpelledPageQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  let id: Int
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "Page" }
}

struct SpelledPageQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [SpelledPageEntity] { [] }
}

enum SpelledPlace: String, URLRepresentableEnum {
  case home, shop
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .home: "Home", .shop: "Shop",
  ]
  static let urlRepresentation: URLRepresentation = [
    .home: "https://a.b/home", .shop: "https://a.b/shop",
  ]
}

struct ShowTarget: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Target"
  var contentIdentifier: String { "tracks" }
}

struct SpelledLong: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Long"
  static let allowedExecutionTargets: IntentExecutionTargets = [.main]
  func perform() async throws -> some IntentResult {
    try await withIntentCancellationHandler {
      try await performBackgroundTask { try await Task.sleep(for: .seconds(1)) }
    } onCancel: { reason in
      if reason == .timeout || reason == .userCancelled {}
    }
    return .result()
  }
}

struct SpelledLongCancelled: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Long"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let number = try await performBackgroundTask {
      3
    } onCancel: { (reason: IntentCancellationReason) in
      if reason == .timeout {}
    }
    return .result(value: number)
  }
}

struct SpelledPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [SpelledInnerPackage.self] }
}

struct SpelledInnerPackage: AppIntentsPackage {}

struct SpelledMissionSnippet: AppIntent, ShowsSnippetIntent {
  static let title: LocalizedStringResource = "Mission"
  static func again() {
    Self.reload()
    TrackSnippet.reload()
  }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(snippetView: Text("Mission"))
  }
}

@MainActor final class SpelledNavigation {
  var path: [String] = []
}
