import AppIntents

/// Why the shop cannot do what it was asked, in words for a customer.
enum ShopError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case closed
  case soldOut(String)
  case draftGone
  case unknownProduct(String)
  case noOrders
  case noOpenOrder
  case tooLateToCancel(String)
  case alreadyCancelled(String)
  case unknownOrder(String)
  case unknownMode(String)
  case ordersUnreadable(path: String, reason: String)
  case ordersUnwritable(path: String, reason: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .closed:
      "The coffee shop is closed. Nothing was ordered. Come back at 7:00 tomorrow."
    case .soldOut(let name):
      "\(name) is sold out. Nothing was ordered. Order something else, or come back tomorrow."
    case .draftGone:
      "That order is no longer open. Say 'order a coffee' to begin a new one."
    case .unknownProduct(let id):
      "The menu has no '\(id)'. Say 'order a coffee' to see what there is."
    case .noOrders:
      "There are no earlier orders. Say 'order a coffee' to place the first one."
    case .noOpenOrder:
      "There is no order on its way. Say 'order a coffee' to place one."
    case .tooLateToCancel(let id):
      "Order \(id) is ready. It can no longer be cancelled; ask at the counter."
    case .alreadyCancelled(let id):
      "Order \(id) is cancelled already."
    case .unknownOrder(let id):
      "There is no order \(id). Say 'where is my order' to see the latest one."
    case .unknownMode(let mode):
      "COFFEE_SHOP_MODE is '\(mode)'. Set it to open, closed, soldout or slow, or leave it out."
    case .ordersUnreadable(let path, let reason):
      "The orders in '\(path)' cannot be read: \(reason). The file was left as it is. Repair it, or move it away to begin with no orders."
    case .ordersUnwritable(let path, let reason):
      "The order cannot be kept in '\(path)': \(reason). Nothing was changed. Free the path, or set COFFEE_SHOP_STATE to another file."
    }
  }
}
