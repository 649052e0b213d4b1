import Dispatch

/// Accepts what it can make.
///
/// A slow one blocks the thread that asks.
final class Kitchen: Sendable {
  private let mode: ShopMode
  private let bell = DispatchSemaphore(value: 0)

  init(mode: ShopMode) {
    self.mode = mode
  }

  /// Takes new customers, or says why not.
  func open() throws(ShopError) {
    switch mode {
    case .closed: throw .closed
    case .unknown(let name): throw .unknownMode(name)
    case .open, .soldOut, .slow: return
    }
  }

  /// Accepts an order, or says why not.
  ///
  /// A slow kitchen takes a minute over it, or until `hurry()`.
  func accept(_ draft: OrderDraft) throws(ShopError) {
    try open()
    if mode == .soldOut { throw .soldOut(draft.item.name) }
    if mode == .slow { _ = bell.wait(timeout: .now() + 60) }
  }

  /// Ends the wait of one customer of a slow kitchen.
  func hurry() { bell.signal() }
}
