import SwiftUI

#if canImport(_AppIntents_SwiftUI)
import _AppIntents_SwiftUI
#else
#error("The module that Apple's AppIntents and SwiftUI make together is missing.")
#endif

/// A file that names the module of what App Intents has with views.
struct OpenOverlay: AppIntent {
  static let title: LocalizedStringResource = "Open Overlay"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: SpelledOverlay())
  }
}

struct SpelledOverlay: View {
  var body: some View { Button("Open", intent: OpenOverlay()) }
}
