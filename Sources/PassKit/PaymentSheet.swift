import Foundation
import SnippetFoundation
import Snippets

/// The lines of a payment, the total last.
nonisolated struct PaymentSheet: View {
  /// A line in words.
  struct Line: Sendable, Equatable {
    var label: String
    /// nil: it is not known yet.
    var amount: String?
  }

  /// How it comes to the person, in words.
  struct Shipping: Sendable {
    var way: String
    var method: String
    var detail: String?
  }

  let lines: [Line]
  let shipping: Shipping?

  init(request: PKPaymentRequest) {
    shipping = request.shippingMethods?.first.map { method in
      Shipping(way: request.shippingType.words, method: method.label, detail: method.detail)
    }
    lines = request.paymentSummaryItems.map { item in
      Line(
        label: item.label.onOneLine,
        amount: item.type == .pending
          ? nil : Self.amount(item.amount.decimalValue, request.currencyCode)
      )
    }
  }

  /// Why no device shows a request; nil: one does.
  static func problem(of request: PKPaymentRequest) -> String? {
    let known = request.paymentSummaryItems.filter { $0.type == .final }
    if let odd = known.first(where: { $0.amount.decimalValue.isNaN }) {
      return "the amount of '\(odd.label)' is not a number"
    }
    guard let total = request.paymentSummaryItems.last else { return nil }
    return total.type == .final && total.amount.decimalValue < 0 ? "its total is below zero" : nil
  }

  /// Such as `Pay Tea House €3.50?`.
  var question: String {
    guard let total = lines.last else { return "Pay?" }
    return "Pay \(total.label)\(total.amount.map { " \($0)" } ?? ", amount pending")?"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Payment").font(.headline)
      if let shipping {
        HStack {
          Text(verbatim: shipping.way)
          Spacer()
          Text(verbatim: shipping.method)
        }
        if let detail = shipping.detail { Text(verbatim: detail).foregroundStyle(.secondary) }
      }
      ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
        HStack {
          Text(verbatim: line.label)
          Spacer()
          Text(verbatim: line.amount ?? "pending")
        }
        .fontWeight(index == lines.count - 1 ? .bold : .regular)
      }
    }
  }

  private static func amount(_ amount: Decimal, _ code: String) -> String {
    if code.isEmpty { return "\(amount)" }
    return amount.formatted(
      Decimal.FormatStyle.Currency(code: code, locale: Localization.locale ?? .source)
    )
  }
}
