import AppIntents
import CoffeeShop
import SwiftUI

@main
struct CoffeeShopApp: App {
  init() {
    CoffeeShopService.register(.fromEnvironment())
  }

  var body: some Scene {
    WindowGroup {
      SpecialView()
    }
  }
}

/// The intents live in a module of their own, which Apple's systems must be told.
struct CoffeeShopAppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CoffeeShopPackage.self] }
}
