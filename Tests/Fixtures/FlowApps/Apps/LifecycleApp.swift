public import SwiftUI

/// A bakery for the flows of Flows/lifecycle: every rule of a snippet's life once.
public struct LifecycleApp: App {
  /// Opens the bakery.
  public init() {
    Bakery.register(Bakery())
    Door.register(Door())
  }

  /// The shop window.
  public var body: some Scene { WindowGroup { Text("Fresh cakes") } }
}
