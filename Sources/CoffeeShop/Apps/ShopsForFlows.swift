public import SwiftUI

// The shop in each of its moods, for flows and tests: nothing is read from outside, and orders are kept in
// memory, so that every case begins with an empty order book.

/// The shop, open.
public struct CoffeeShopOpenApp: App {
  public init() { CoffeeShopService.register(CoffeeShopService()) }
  public var body: some Scene { WindowGroup { SpecialView() } }
}

/// The shop, closed: no order can be begun.
public struct CoffeeShopClosedApp: App {
  public init() { CoffeeShopService.register(CoffeeShopService(mode: .closed)) }
  public var body: some Scene { WindowGroup { SpecialView() } }
}

/// The shop with nothing left: no order can be placed.
public struct CoffeeShopSoldOutApp: App {
  public init() { CoffeeShopService.register(CoffeeShopService(mode: .soldOut)) }
  public var body: some Scene { WindowGroup { SpecialView() } }
}

/// The shop with a kitchen that holds whoever asks it for a minute.
public struct CoffeeShopSlowApp: App {
  public init() { CoffeeShopService.register(CoffeeShopService(mode: .slow)) }
  public var body: some Scene { WindowGroup { SpecialView() } }
}
