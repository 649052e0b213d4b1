import AppIntents

/// What yeast can be had, with the words to ask for it.
struct YeastOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "What shall it rise with?") {
      ItemSection("In the cellar") { Item("fresh", title: "Fresh") }
      ItemSection("On the shelf") {
        Item("dry", title: "Dry")
        Item("drier", title: "Drier")
      }
    }
  }
}

/// Asks in the words of what it is chosen from, twice.
struct OrderYeast: AppIntent {
  static let title: LocalizedStringResource = "Order Yeast"

  @Parameter(title: "Yeast", optionsProvider: YeastOptions()) var yeast: String
  @Parameter(title: "Others", optionsProvider: YeastOptions()) var others: [String]
  @Parameter(
    title: "Spare",
    requestValueDialog: "And which is kept?",
    optionsProvider: YeastOptions()
  )
  var spare: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(yeast), \(others.joined(separator: " and ")), kept \(spare).")
  }
}
