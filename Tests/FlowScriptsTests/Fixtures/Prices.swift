import AppIntents
import SwiftUI

/// A snippet that is taller than what is shown without scrolling.
struct ShowPrices: AppIntent {
  static let title: LocalizedStringResource = "Show Prices"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: ForEach(1...26, id: \.self) { Text("Loaf \($0)") })
  }
}
