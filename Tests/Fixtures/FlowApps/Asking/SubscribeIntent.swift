import AppIntents
import SwiftUI

/// What is typed by its name: a way to pay, how often, and the size of a widget.
struct SubscribeToCakes: AppIntent {
  static let title: LocalizedStringResource = "Subscribe to Cakes"

  @Parameter(title: "Method", requestValueDialog: "How do you pay?") var method: IntentPaymentMethod
  @Parameter(title: "Rule", requestValueDialog: "How often?") var rule: Calendar.RecurrenceRule
  @Parameter(title: "Size", requestValueDialog: "Which widget shows it?")
  var size: IntentWidgetFamily

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let days = rule.weekdays.count
    return .result(
      dialog: """
        \(method.name ?? "It") (\(method.paymentType.rawValue)) pays \(rule.frequency == .weekly ? "weekly" : "else"), \
        on \(days) days, in \(size.rawValue).
        """
    )
  }
}
