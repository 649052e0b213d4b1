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

/// A shelf with an address of its own.
enum CakeShelf: String, AppEnum, URLRepresentableEnum {
  case bread, cakes

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [CakeShelf: DisplayRepresentation] = [
    .bread: "Bread", .cakes: "Cakes",
  ]
  static var urlRepresentation: URLRepresentation {
    [.bread: "bakery://shelves/bread", .cakes: "bakery://shelves/cakes"]
  }
}

/// Opens the address of what it opens.
struct OpenShelf: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?") var target: CakeShelf
}

/// Opens something and leaves the rest to the window.
struct PointAtShelf: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Point At Shelf"
  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?") var target: CakeShelf
}
