import Foundation
import SnippetFoundation
import Snippets

/// The lines of a payment, the total last.
nonisolated struct PaymentSheet: View {
  /// A line in words.
  struct Line: Sendable, Equatable {
    var label: String
    var amount: String
  }

  let lines: [Line]

  init(request: PKPaymentRequest) {
    lines = request.paymentSummaryItems.map { item in
      Line(
        label: item.label,
        amount: item.type == .pending
          ? "pending" : Self.amount(item.amount.decimalValue, request.currencyCode)
      )
    }
  }

  /// Such as `Pay Tea House €3.50?`.
  var question: String {
    guard let total = lines.last else { return "Pay?" }
    return "Pay \(total.label) \(total.amount)?"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Payment").font(.headline)
      ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
        HStack {
          Text(verbatim: line.label)
          Spacer()
          Text(verbatim: line.amount)
        }
        .fontWeight(index == lines.count - 1 ? .bold : .regular)
      }
    }
  }

  private static func amount(_ amount: Decimal, _ code: String) -> String {
    if code.isEmpty { return "\(amount)" }
    return amount.formatted(Decimal.FormatStyle.Currency(code: code, locale: .source))
  }
}
