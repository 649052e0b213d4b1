import FlowerShop
import SwiftUI

/// Runs the flows of the shop that speaks several languages: `flower-shop flow run Flows/languages`.
@main
struct FlowerShopApp: App {
  var body: some Scene { WindowGroup { Text("The flower shop") } }
}
