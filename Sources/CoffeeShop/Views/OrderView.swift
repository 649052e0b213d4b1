import AppIntents
import SwiftUI

/// An open order, with its controls.
struct OrderView: View {
  let order: DraftEntity
  let draft: OrderDraft

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Label(draft.item.name, systemImage: "cup.and.saucer")
          .font(.headline)
        Spacer()
        Text("\(draft.unitPriceText) each")
          .foregroundStyle(.secondary)
      }
      Divider()
      HStack {
        Text("Quantity")
        Spacer()
        Button(intent: AdjustQuantityIntent(order: order, change: -1)) {
          Text("-")
        }
        .disabled(draft.quantity <= OrderDraft.quantities.lowerBound)
        Text("\(draft.quantity)")
          .bold()
        Button(intent: AdjustQuantityIntent(order: order, change: 1)) {
          Text("+")
        }
        .disabled(draft.quantity >= OrderDraft.quantities.upperBound)
      }
      HStack {
        Text("Size")
        Spacer()
        Text(draft.size.name)
          .bold()
      }
      HStack {
        ForEach(DrinkSize.allCases, id: \.self) { size in
          Button(intent: SetSizeIntent(order: order, size: size)) {
            Text(size.name)
          }
          .disabled(size == draft.size)
        }
      }
      HStack {
        Toggle(isOn: draft.hasOatMilk, intent: ToggleOatMilkIntent(order: order)) {
          Text("Oat milk")
        }
        Spacer()
        Text("+\(Menu.price(cents: Menu.oatMilkCents))")
          .foregroundStyle(.secondary)
      }
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Text(draft.total, format: .currency(code: "USD"))
      }
      .font(.headline)
      Button(intent: PlaceOrderIntent(order: order)) {
        Text("Place Order")
          .fontWeight(.semibold)
      }
      .tint(.green)
    }
    .padding(.horizontal)
  }
}
