import SwiftUI

/// What is about to be ordered, and what it costs.
struct OrderReviewView: View {
  let draft: OrderDraft

  var body: some View {
    VStack(alignment: .leading) {
      row("\(draft.quantity) \(draft.item.name), \(draft.size.rawValue)", base)
      if let oatMilk = draft.oatMilkPrice {
        row("Oat milk", oatMilk)
      }
      Divider()
      row("Total", draft.total)
        .font(.headline)
    }
    .padding(.horizontal)
  }

  private var base: Decimal { draft.total - (draft.oatMilkPrice ?? 0) }

  private func row(_ title: String, _ amount: Decimal) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "USD"))
    }
  }
}
