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
