import FlowEngine
import Snippets

extension EventVerb {
  /// `appearance dark`: the surroundings become light or dark.
  package static let appearance = EventVerb(
    "appearance",
    usage: "appearance light|dark",
    choices: ["light", "dark"]
  ) { text in
    switch text {
    case "light": .appearance(.light)
    case "dark": .appearance(.dark)
    default: nil
    }
  }
}
