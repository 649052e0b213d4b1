public import SwiftUI

// The shop in each of its moods, for flows and tests. Nothing is read from outside, and orders are kept in
// memory, so that every case begins with an empty order book.

/// The shop, open.
public struct CoffeeShopOpenApp: App {
  /// Opens the shop.
  public init() { CoffeeShopService.register(CoffeeShopService()) }

  /// Today's special.
  public var body: some Scene { WindowGroup { SpecialView() } }
}

/// The shop, closed: no order can be begun.
public struct CoffeeShopClosedApp: App {
  /// Opens the shop.
  public init() { CoffeeShopService.register(CoffeeShopService(mode: .closed)) }

  /// Today's special.
  public var body: some Scene { WindowGroup { SpecialView() } }
}

/// The shop with nothing left: no order can be placed.
public struct CoffeeShopSoldOutApp: App {
  /// Opens the shop.
  public init() { CoffeeShopService.register(CoffeeShopService(mode: .soldOut)) }

  /// Today's special.
  public var body: some Scene { WindowGroup { SpecialView() } }
}

/// The shop with a kitchen that holds whoever asks it for a minute.
public struct CoffeeShopSlowApp: App {
  /// Opens the shop.
  public init() { CoffeeShopService.register(CoffeeShopService(mode: .slow)) }

  /// Today's special.
  public var body: some Scene { WindowGroup { SpecialView() } }
}
