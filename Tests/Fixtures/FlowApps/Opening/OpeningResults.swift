import AppIntents
import SwiftUI

/// Its result shows something, and opens an address.
struct ShowAndBrowse: AppIntent {
  static let title: LocalizedStringResource = "Show And Browse"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetView
  {
    guard let url = URL(string: "bakery://cakes/plum") else { throw BakeryError("No such cake.") }
    return .result(opensIntent: OpenURLIntent(url), dialog: "Baked.", view: Text("One plum cake"))
  }
}

/// Its result shows a snippet, and opens an intent that shows one as well.
struct ShowAndShow: AppIntent {
  static let title: LocalizedStringResource = "Show And Show"

  func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetIntent {
    .result(opensIntent: ShowLamp(), snippetIntent: MapSnippet())
  }
}

/// A snippet with a toggle, and with a button whose result opens an address.
struct ShowLamp: AppIntent {
  static let title: LocalizedStringResource = "Show Lamp"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: LampSnippet())
  }
}

struct LampSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Dependency var door: Door

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: VStack(alignment: .leading) {
        Toggle("Lamp", isOn: door.isLit, intent: LightLamp())
        Button("Let in", intent: LetIn())
        Text("\(door.visits.count) came in")
      }
    )
  }
}

/// The toggle says what the lamp is turned to.
struct LightLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Light Lamp"

  @Parameter(title: "On") var value: Bool
  @Dependency var door: Door

  @MainActor
  func perform() async throws -> some IntentResult {
    door.isLit = value
    return .result()
  }
}

struct LetIn: AppIntent {
  static let title: LocalizedStringResource = "Let In"
  static let isDiscoverable = false

  @Dependency var door: Door

  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "bakery://door") else { throw BakeryError("No such door.") }
    door.enter("by the button")
    return .result(opensIntent: OpenURLIntent(url))
  }
}
