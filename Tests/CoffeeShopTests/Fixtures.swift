import Foundation

@testable import CoffeeShop

extension PlacedOrder {
  static func sample(_ id: String, cancelled: Bool = false) -> PlacedOrder {
    PlacedOrder(
      id: id,
      draft: "draft of \(id)",
      item: "latte",
      name: "Latte",
      quantity: 2,
      size: .large,
      hasOatMilk: true,
      total: Decimal(1020) / 100,
      placed: Date(timeIntervalSinceReferenceDate: 0),
      cancelled: cancelled ? Date(timeIntervalSinceReferenceDate: 60) : nil
    )
  }
}

extension OrderDraft {
  static func sample(
    quantity: Int = 2,
    size: DrinkSize = .large,
    hasOatMilk: Bool = false
  )
    -> OrderDraft
  {
    OrderDraft(
      id: "draft",
      item: Menu.items[0],
      quantity: quantity,
      size: size,
      hasOatMilk: hasOatMilk
    )
  }
}

/// Runs a body with a folder that exists only so long.
func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = try makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

func inFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let folder = try makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder.path)
}

private func makeFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("coffee-shop-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
