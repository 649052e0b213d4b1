import Foundation

/// A title and an amount, as the card and the list show them.
struct OrderLine: Identifiable, Sendable {
  let id: Int
  let name: String
  let price: String
}

enum Samples {
  static let number = "Order #1042"
  static let oatMilk = Decimal(0.6)
  static let total = "$5.10"
  static let lines = [
    OrderLine(id: 1, name: "Flat White, large", price: "$4.50"),
    OrderLine(id: 2, name: "Oat milk", price: "$0.60"),
  ]
  static let items: [OrderLine] = (0..<1000).map { index in
    let digits = String(index)
    let number = String(repeating: "0", count: 4 - digits.count) + digits
    return OrderLine(id: index, name: "Item \(number) name", price: "$12.34")
  }
}
