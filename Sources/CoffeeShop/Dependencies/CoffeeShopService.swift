import AppIntents
import Foundation
import IntentEffects

/// The shop: orders being put together, in memory, and placed ones, in a file.
public actor CoffeeShopService {
  nonisolated let kitchen: Kitchen
  private let file: OrderFile?
  private var drafts: [String: OrderDraft] = [:]
  /// Orders of a shop that keeps no file.
  private var kept: [PlacedOrder] = []

  /// Makes a shop.
  ///
  /// `state` is the path of the file that keeps its orders; nil keeps them in memory.
  public init(state: String? = nil, mode: ShopMode = .open) {
    self.init(file: state.map(OrderFile.init(path:)), mode: mode)
  }

  init(file: OrderFile?, mode: ShopMode = .open) {
    self.file = file
    self.kitchen = Kitchen(mode: mode)
  }

  /// Makes the shop that the app's intents find.
  public nonisolated static func register(_ service: CoffeeShopService) {
    AppDependencyManager.shared.add(dependency: service)
  }

  // MARK: Drafts

  func begin(
    _ product: String,
    quantity: Int,
    size: DrinkSize,
    hasOatMilk: Bool = false
  ) throws
    -> OrderDraft
  {
    try kitchen.open()
    guard let item = Menu.item(product) else { throw ShopError.unknownProduct(product) }
    let draft = OrderDraft(
      id: AppRandom.uuid().uuidString,
      item: item,
      quantity: quantity,
      size: size,
      hasOatMilk: hasOatMilk
    )
    drafts[draft.id] = draft
    return draft
  }

  func draft(_ id: String) throws -> OrderDraft {
    guard let draft = drafts[id] else { throw ShopError.draftGone }
    return draft
  }

  func drafts(_ ids: [String]) -> [OrderDraft] { ids.compactMap { drafts[$0] } }

  func change(_ id: String, _ change: @Sendable (inout OrderDraft) -> Void) throws {
    var draft = try draft(id)
    change(&draft)
    drafts[id] = draft
  }

  // MARK: Orders

  /// Places a draft.
  ///
  /// However often it is asked to, it places a draft once.
  func place(_ id: String) async throws -> PlacedOrder {
    if let placed = try orders().first(where: { $0.draft == id }) { return placed }
    let draft = try draft(id)
    try await accept(draft)
    return try await Effect.run("Orders.place", key: id) {
      try add(draft)
    }
  }

  func cancel(_ id: String) async throws -> PlacedOrder {
    try await Effect.run("Orders.cancel", key: id) {
      let now = AppClock.now
      return try update { orders in
        guard let index = orders.firstIndex(where: { $0.id == id }) else {
          throw ShopError.unknownOrder(id)
        }
        try Self.checkCancellable(orders[index], at: now)
        orders[index].cancelled = now
        return orders[index]
      }
    }
  }

  func order(_ id: String) throws -> PlacedOrder {
    guard let order = try orders().first(where: { $0.id == id }) else {
      throw ShopError.unknownOrder(id)
    }
    return order
  }

  /// All orders, oldest first.
  func orders() throws -> [PlacedOrder] { try file?.read() ?? kept }

  static func checkCancellable(_ order: PlacedOrder, at now: Date) throws(ShopError) {
    switch order.stage(at: now) {
    case .making: return
    case .ready: throw .tooLateToCancel(order.id)
    case .cancelled: throw .alreadyCancelled(order.id)
    }
  }

  /// Asks the kitchen, which may take long, without keeping everybody else waiting.
  private nonisolated func accept(_ draft: OrderDraft) async throws {
    try kitchen.accept(draft)
    // Whoever asked may have been told that nothing was ordered.
    try Task.checkCancellation()
  }

  private func add(_ draft: OrderDraft) throws -> PlacedOrder {
    let now = AppClock.now
    let placed = try update { orders in
      if let placed = orders.first(where: { $0.draft == draft.id }) { return placed }
      let order = PlacedOrder(
        id: "O-\(1001 + orders.count)",
        draft: draft.id,
        item: draft.item.id,
        name: draft.item.name,
        quantity: draft.quantity,
        size: draft.size,
        hasOatMilk: draft.hasOatMilk,
        total: draft.total,
        placed: now
      )
      orders.append(order)
      return order
    }
    drafts[draft.id] = nil
    return placed
  }

  private func update<Result>(_ change: (inout [PlacedOrder]) throws -> Result) throws -> Result {
    guard let file else { return try change(&kept) }
    return try file.update(change)
  }
}
