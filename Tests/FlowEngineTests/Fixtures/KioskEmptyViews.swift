import AppIntents
import SwiftUI

// Results with Apple's empty view, which is what a result shows that names none.

struct ShowNoView: AppIntent {
  static let title: LocalizedStringResource = "Show No View"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "No view.")
  }
}

struct OpenWithoutView: AppIntent {
  static let title: LocalizedStringResource = "Open Without View"

  func perform() async throws
    -> some IntentResult & ProvidesDialog & ShowsSnippetView & OpensIntent
  {
    .result(opensIntent: ShowNoView(), dialog: IntentDialog(full: "Long.", supporting: "Short."))
  }
}

struct CountWithoutView: AppIntent {
  static let title: LocalizedStringResource = "Count Without View"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 3)
  }
}

struct FinishWithoutView: AppIntent {
  static let title: LocalizedStringResource = "Finish Without View"

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}

/// Builds a view in which there is nothing.
struct BuildNothing: AppIntent {
  static let title: LocalizedStringResource = "Build Nothing"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Built.") {
      EmptyView()
    }
  }
}

/// Shows Apple's empty snippet.
struct ShowEmptySnippet: AppIntent {
  static let title: LocalizedStringResource = "Show Empty Snippet"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Nothing to see.")
  }
}

/// Shows a view that nobody draws again.
struct ShowNook: AppIntent {
  static let title: LocalizedStringResource = "Show Nook"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("A nook"))
  }
}
