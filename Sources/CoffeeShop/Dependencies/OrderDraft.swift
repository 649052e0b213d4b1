import Foundation

/// An order being put together.
///
/// It lives in memory, until it is placed or forgotten.
struct OrderDraft: Sendable, Equatable, Identifiable {
  static let quantities = 1...12

  /// Unique for ever: the key under which the order is placed once.
  let id: String
  let item: Menu.Item
  var quantity: Int {
    didSet { quantity = Self.clamped(quantity) }
  }
  var size: DrinkSize
  var hasOatMilk = false

  init(id: String, item: Menu.Item, quantity: Int, size: DrinkSize, hasOatMilk: Bool = false) {
    self.id = id
    self.item = item
    self.quantity = Self.clamped(quantity)
    self.size = size
    self.hasOatMilk = hasOatMilk
  }

  /// What one cup costs.
  var unitPrice: Decimal { item.price * size.priceFactor + (hasOatMilk ? Menu.oatMilkPrice : 0) }
  var total: Decimal { unitPrice * Decimal(quantity) }

  private static func clamped(_ quantity: Int) -> Int {
    min(max(quantity, quantities.lowerBound), quantities.upperBound)
  }
}
