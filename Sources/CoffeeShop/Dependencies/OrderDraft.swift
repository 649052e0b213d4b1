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
  var unitPrice: Decimal { Decimal(cents: unitCents) }
  /// The same as it is written.
  var unitPriceText: String { Menu.price(cents: unitCents) }
  var total: Decimal { Decimal(cents: unitCents * quantity) }

  /// What oat milk adds to the whole order, if it has any.
  var oatMilkPrice: Decimal? { hasOatMilk ? Decimal(cents: Menu.oatMilkCents * quantity) : nil }

  private var unitCents: Int {
    item.cents * size.pricePercent / 100 + (hasOatMilk ? Menu.oatMilkCents : 0)
  }

  private static func clamped(_ quantity: Int) -> Int {
    min(max(quantity, quantities.lowerBound), quantities.upperBound)
  }
}
