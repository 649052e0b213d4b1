import AppIntents
import IntentEffects
import SwiftUI

/// Says what today's special is.
struct TodaysSpecialIntent: AppIntent {
  static let title: LocalizedStringResource = "Today's Special"
  static let description: IntentDescription = "Shows what the shop recommends today."

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let item = Menu.special(on: AppClock.now)
    return .result(dialog: "Today's special is \(item.name).", view: SpecialView(item: item))
  }
}
