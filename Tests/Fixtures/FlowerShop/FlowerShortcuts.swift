import AppIntents

struct FlowerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderFlowers(),
      phrases: [
        "Order flowers with \(.applicationName)",
        "Order \(\.$flower) with \(.applicationName)",
      ],
      shortTitle: "Order Flowers",
      systemImageName: "leaf"
    )
  }
}
