import Testing

@testable import Snippets

@MainActor
struct SettingsScreenTests {
  @Test func `a settings screen is rows with names and values`() throws {
    let drawn = try Drawn(SettingsScreen(), columns: 36)
    #expect(
      drawn.rows == """
        Settings

        (Cancel)                      (Save)
        Orders
          Name                  Ann_________
          PIN                   ••••••••____
          Usual size                 Large ▾
          Cups: 2                    (-) (+)
          − ───────────────●────────────── +
        Used by “Order my usual”.

        Notifications
          (x) Order ready
          ( ) # Offers

        Past orders                        ›
        Version                          2.1
        Paid                          $12.50
        (! Sign Out)
        """
    )
  }

  @Test func `a settings screen is read out with its values`() throws {
    #expect(
      try Drawn(SettingsScreen(), columns: 36).spoken == [
        "Settings, heading", "Cancel, button, disabled", "Save, button, disabled",
        "Orders, heading", "Name, text field, Ann", "PIN, secure text field, hidden",
        "Usual size, picker, Large", "Cups: 2, stepper, 2", "Volume, slider, 50%",
        "Used by “Order my usual”.", "Notifications, heading", "Order ready, switch, on, disabled",
        "Offers, switch, off, disabled", "Past orders, link", "Version, 2.1", "Paid, $12.50",
        "Sign Out, button, cannot be undone, disabled",
      ]
    )
  }

  @Test func `what of it cannot act in a snippet is named, each once`() throws {
    let warnings = try Drawn(SettingsScreen(), columns: 36).warnings
    #expect(warnings.count == 12)
    #expect(
      warnings.prefix(3) == [
        "Button 'Cancel': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "Button 'Save': its closure is not run in a snippet or a widget. Use Button(intent:).",
        "TextField 'Name': its value cannot be changed in a snippet or a widget."
          + " Use Button(intent:).",
      ]
    )
  }

  @Test func `a secret is nowhere in the tree`() throws {
    let tree = try resolve(SnippetContent(SettingsScreen()), settings: RenderSettings()).tree
    #expect(!String(decoding: tree.arena, as: UTF8.self).contains("1234"))
  }
}
