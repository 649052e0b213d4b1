import AppIntents

/// Notes how people came in: what the scene's handlers were given.
@MainActor
final class Door: Sendable {
  private(set) var visits: [String] = []
  var isLit = false

  nonisolated init() {}

  func enter(_ how: String) { visits.append(how) }

  static func register(_ door: Door) { AppDependencyManager.shared.add(dependency: door) }
}

/// Says who came in.
struct ListVisits: AppIntent {
  static let title: LocalizedStringResource = "List Visits"

  @Dependency var door: Door

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let visits = door.visits
    return .result(dialog: "\(visits.isEmpty ? "nobody" : visits.joined(separator: ", "))")
  }
}
