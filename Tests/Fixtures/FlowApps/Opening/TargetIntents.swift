import AppIntents

/// Shows a part of the app: its window goes there.
struct ShowCounter: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Counter"
  @Parameter(title: "Counter", requestValueDialog: "Which counter?") var counter: Int
}

/// What the Action button does next, as in a workout.
struct StartKneading: AppIntent {
  static let title: LocalizedStringResource = "Start Kneading"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: StopKneading(), dialog: "Kneading.")
  }
}

struct StopKneading: AppIntent {
  static let title: LocalizedStringResource = "Stop Kneading"
  func perform() async throws -> some IntentResult { .result() }
}

/// Opens the address of another intent.
struct LeafThrough: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Leaf Through"
  static var urlRepresentation: URLRepresentation { "bakery://pages/\(\.$page)" }
  @Parameter(title: "Page", requestValueDialog: "Which page?") var page: Int
}
