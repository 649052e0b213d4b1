public import SwiftUI

/// A bakery for the flows of Flows/asking: every way to ask once.
public struct AskingApp: App {
  /// Opens the bakery.
  public init() { Bakery.register(Bakery()) }

  /// The shop window.
  public var body: some Scene { WindowGroup { Text("Fresh cakes") } }
}
