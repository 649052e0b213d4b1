import AppIntents

struct CoffeeShopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderCoffeeIntent(),
      phrases: [
        "Order a coffee from \(.applicationName)",
        "Order a \(\.$product) from \(.applicationName)",
        "Order an \(\.$product) from \(.applicationName)",
        "Order \(\.$product) from \(.applicationName)",
        "Order from \(.applicationName)",
      ],
      shortTitle: "Order Coffee",
      systemImageName: "cup.and.saucer"
    )
    AppShortcut(
      intent: ReorderIntent(),
      phrases: [
        "Reorder from \(.applicationName)",
        "Order the same again from \(.applicationName)",
      ],
      shortTitle: "Reorder",
      systemImageName: "arrow.clockwise"
    )
    AppShortcut(
      intent: OrderStatusIntent(),
      phrases: [
        "Where is my order from \(.applicationName)",
        "Show my order from \(.applicationName)",
      ],
      shortTitle: "Order Status",
      systemImageName: "clock"
    )
    AppShortcut(
      intent: TodaysSpecialIntent(),
      phrases: [
        "What's today's special at \(.applicationName)",
        "Today's special at \(.applicationName)",
      ],
      shortTitle: "Today's Special",
      systemImageName: "star"
    )
    AppShortcut(
      intent: BookTableIntent(),
      phrases: ["Book a table at \(.applicationName)"],
      shortTitle: "Book a Table",
      systemImageName: "calendar"
    )
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Order a taxi", "Book a table tennis lesson"])
  }
}
