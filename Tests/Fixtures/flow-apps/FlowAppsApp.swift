import FlowApps
import SwiftUI

/// Runs the flows of the fixture apps: `flow-apps flow run Flows/lifecycle`.
@main
struct FlowAppsApp: App {
  init() { Bakery.register(Bakery()) }

  var body: some Scene { WindowGroup { Text("Apps for flows") } }
}
