import AppIntents
public import SwiftUI

/// A bakery for the flows of Flows/opens: its window listens to addresses and activities.
public struct OpensApp: App {
  @State private var door = Door()

  /// Opens the bakery.
  public init() {
    Bakery.register(Bakery())
    Door.register(door)
  }

  /// The shop window.
  public var body: some Scene {
    WindowGroup {
      VStack {
        Text("Fresh cakes")
          .onContinueUserActivity("bakery.cake") { activity in
            door.enter("cake \(activity.userInfo?["id"] as? String ?? "unknown")")
          }
        Text("Come in")
      }
      .onOpenURL { url in
        door.enter(url.absoluteString)
      }
      .onAppIntentExecution(ShowCounter.self) { intent in
        door.enter("counter \(intent.counter)")
      }
      .onAppIntentExecution(PointAtShelf.self) { intent in
        door.enter("pointing at \(intent.target.rawValue)")
      }
    }
  }
}
