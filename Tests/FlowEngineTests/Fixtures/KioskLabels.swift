import AppIntents

// The kiosk's labels, one of which has the name of what ends a list.

enum TaskLabel: String, AppEnum {
  case open
  case done

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
  static let caseDisplayRepresentations: [TaskLabel: DisplayRepresentation] = [
    .open: "Open", .done: "Done",
  ]
}

struct PickLabels: AppIntent {
  static let title: LocalizedStringResource = "Pick Labels"

  @Parameter(title: "Labels", requestValueDialog: "Which labels?") var labels: [TaskLabel]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(labels.map(\.rawValue).joined(separator: "+"))")
  }
}
