import AppIntents
import SwiftUI

/// How far an order is, and a way out of it.
struct OrderStatusView: View {
  let order: OrderEntity
  let placed: PlacedOrder
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Order \(placed.id)")
          .font(.headline)
        Spacer()
        Text(placed.total, format: .currency(code: "USD"))
      }
      Text(placed.summary)
        .foregroundStyle(.secondary)
      Divider()
      switch placed.stage(at: now) {
      case .making:
        ProgressView(value: placed.progress(at: now)) {
          Text("Ready in \(placed.minutesLeft(at: now)) min")
        }
        Button(role: .destructive, intent: CancelOrderIntent(order: order)) {
          Text("Cancel Order")
        }
      case .ready:
        Label("Ready at the counter", systemImage: "checkmark.circle")
      case .cancelled:
        Label("Cancelled", systemImage: "xmark.circle")
      }
    }
    .padding(.horizontal)
  }
}
