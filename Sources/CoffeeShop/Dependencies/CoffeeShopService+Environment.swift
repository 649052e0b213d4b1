import Foundation
import IntentEffects

extension CoffeeShopService {
  /// Returns the shop that a process's environment describes.
  ///
  /// The one place that reads it.
  ///
  /// `COFFEE_SHOP_STATE` is the path of the file that keeps the orders (without it,
  /// `coffee-shop/orders.json` under `XDG_STATE_HOME` or `~/.local/state`), `COFFEE_SHOP_MODE` is `open`,
  /// `closed`, `soldout` or `slow`.
  ///
  /// Flows and tests read nothing of it: each case begins in an open shop without orders, kept in memory.
  public static func fromEnvironment() -> CoffeeShopService {
    AppClock.isVirtual ? CoffeeShopService() : described(by: ProcessInfo.processInfo.environment)
  }

  static func described(by environment: [String: String]) -> CoffeeShopService {
    CoffeeShopService(
      state: statePath(environment),
      mode: ShopMode(named: environment["COFFEE_SHOP_MODE"] ?? "open")
    )
  }

  static func statePath(_ environment: [String: String]) -> String {
    if let path = environment["COFFEE_SHOP_STATE"], !path.isEmpty { return path }
    let home = environment["HOME"] ?? NSHomeDirectory()
    // A relative folder is to be ignored, says the base directory specification.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (state ?? home + "/.local/state") + "/coffee-shop/orders.json"
  }
}
