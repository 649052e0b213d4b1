import FlowEngine
import Snippets

extension EventVerb {
  /// `appearance dark`: the surroundings become light or dark.
  package static let appearance = EventVerb(
    "appearance",
    usage: "appearance light|dark",
    choices: ["light", "dark"],
    parse: scheme
  ) { scheme, driver in
    await driver.send(.appearance(scheme))
  }

  @Sendable private static func scheme(_ text: String) -> ColorScheme? {
    switch text {
    case "light": .light
    case "dark": .dark
    default: nil
    }
  }
}
