import SwiftUI

/// What is about to be ordered, and what it costs.
struct OrderReviewView: View {
  let draft: OrderDraft

  var body: some View {
    VStack(alignment: .leading) {
      row("\(draft.quantity) \(draft.item.name), \(draft.size.rawValue)", base)
      if draft.hasOatMilk {
        row("Oat milk", Menu.oatMilkPrice * Decimal(draft.quantity))
      }
      Divider()
      row("Total", draft.total)
        .font(.headline)
    }
    .padding(.horizontal)
  }

  private var base: Decimal {
    draft.total - (draft.hasOatMilk ? Menu.oatMilkPrice * Decimal(draft.quantity) : 0)
  }

  private func row(_ title: String, _ amount: Decimal) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "USD"))
    }
  }
}
