import AppIntents

/// Asks whoever is there, for a second.
struct AskBaker: AppIntent {
  static let title: LocalizedStringResource = "Call a Baker"

  @Parameter(title: "Baker") var baker: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { try await $baker.requestValue("Who comes?") }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        return "Nobody"
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ""
    }
    return .result(dialog: "\(name) comes.")
  }
}

/// Asks three things at once, of which one no is enough.
struct OpenStalls: AppIntent {
  static let title: LocalizedStringResource = "Open Three Stalls"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        group.addTask { try await requestConfirmation(dialog: "Stall \(number)?") }
      }
      for try await _ in group {}
    }
    return .result(dialog: "All are open.")
  }
}
