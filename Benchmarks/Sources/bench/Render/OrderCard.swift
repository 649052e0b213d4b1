import AppIntents
import Foundation
import SwiftUI

/// An open order as the coffee shop shows it: amounts, a toggle and its controls.
struct OrderCard: View {
  let quantity: Int
  let hasOatMilk: Bool
  let total: Decimal

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Label("Latte", systemImage: "cup.and.saucer").font(.headline)
        Spacer()
        Text("$5.90 each").foregroundStyle(.secondary)
      }
      Divider()
      HStack {
        Text("Quantity")
        Spacer()
        Button(intent: CardIntent(order: 1)) { Text("-") }.disabled(quantity <= 1)
        Text("\(quantity)").bold()
        Button(intent: CardIntent(order: 2)) { Text("+") }.disabled(quantity >= 9)
      }
      HStack {
        ForEach(["Small", "Medium", "Large"], id: \.self) { size in
          Button(intent: CardIntent(order: 3)) { Text(size) }.disabled(size == "Large")
        }
      }
      HStack {
        Toggle(isOn: hasOatMilk, intent: CardIntent(order: 4)) { Text("Oat milk") }
        Spacer()
        Text("+\(Samples.oatMilk, format: .currency(code: "USD"))").foregroundStyle(.secondary)
      }
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Text(total, format: .currency(code: "USD"))
      }
      .font(.headline)
      Button(intent: CardIntent(order: 5)) { Text("Place Order").fontWeight(.semibold) }.tint(
        .green
      )
    }
    .padding(.horizontal)
  }
}
