import SwiftUI
import TeaHouse

@main
struct TeaHouseApp: App {
  var body: some Scene {
    WindowGroup { Text("The tea house") }
  }
}
