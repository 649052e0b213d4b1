import AppIntents
import IntentEffects
import SwiftUI

/// The older form: what is left to do in front is a closure.
struct LeaveForShop: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Leave For Shop"

  @Dependency var door: Door

  func perform() async throws -> some IntentResult {
    try await Effect.run("LeaveForShop.perform") {}
    if true {
      throw needsToContinueInForegroundError("Leave for the shop?") { door.enter("left for it") }
    }
    return .result()
  }
}

/// The older form without a closure: perform runs again.
struct LeaveAgain: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Leave Again"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("LeaveAgain.perform") {}
    guard systemContext.currentMode == .foreground else { throw needsToContinueInForegroundError() }
    return .result(dialog: "There.")
  }
}

/// The older form that goes on with what the closure returns.
struct AskInShop: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Ask In Shop"

  @Dependency var door: Door

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = try await requestToContinueInForeground("Ask in the shop?") {
      door.enter("to ask")
      return door.visits.count
    }
    return .result(dialog: "Visits: \(count).")
  }
}

/// Its result opens another intent.
struct BakeThenOpen: AppIntent {
  static let title: LocalizedStringResource = "Bake Then Open"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: ListVisits(), dialog: "Baked.")
  }
}

/// Its result opens an address.
struct BakeThenBrowse: AppIntent {
  static let title: LocalizedStringResource = "Bake Then Browse"

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "bakery://cakes/plum") else { throw BakeryError("No such cake.") }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

/// Its result opens an address or nothing: both are of one type.
struct BrowseOften: AppIntent {
  static let title: LocalizedStringResource = "Browse Often"

  @Parameter(title: "Times") var times: Int

  func perform() async throws -> some IntentResult & OpensIntent {
    guard times > 0, let url = URL(string: "bakery://cakes/\(times)") else { return .result() }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

/// A snippet with links.
struct ShowMap: AppIntent {
  static let title: LocalizedStringResource = "Show Map"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: MapSnippet())
  }
}

struct MapSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Map"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("MapSnippet.perform") {}
    return .result(view: MapView())
  }
}

/// An ordinary intent's view: its link works, its button does not.
struct ShowCard: AppIntent {
  static let title: LocalizedStringResource = "Show Card"

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: MapView()) }
}

struct MapView: View {
  nonisolated init() {}

  var body: some View {
    VStack(alignment: .leading) {
      Text("The shop is here.")
      if let way = URL(string: "bakery://way"), let site = URL(string: "https://bakery.example") {
        HStack {
          Link("The way", destination: way)
          Link(destination: site) { Text("The site") }.disabled(true)
        }
      }
      Button("Visits", intent: ListVisits())
    }
  }
}
