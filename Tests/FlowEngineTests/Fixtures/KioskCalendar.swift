import AppIntents
import SwiftUI

// The kiosk reads the calendar's clock as any app does.

/// Says what time it is on its own thread, in a child task, on the main actor and in a view.
struct TellTime: AppIntent {
  static let title: LocalizedStringResource = "Tell Time"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let own = Date()
    async let child = Date.now
    let started = await Task { Date() }.value
    let main = await MainActor.run { Date() }
    let clock = await Set([own, child, started, main]).map { $0.ISO8601Format() }
    let hour = Calendar.current.component(.hour, from: .now)
    return .result(
      dialog: "It is \(clock.sorted().joined(separator: " and ")), hour \(hour).",
      view: TimeView()
    )
  }
}

private struct TimeView: View {
  var body: some View { Text(Date().ISO8601Format()) }
}
