package import FlowEngine

/// How a flow says that work goes on which an intent left behind.
package enum DeferredWork {
  /// The check that expects it.
  package static func check(of title: String) -> String {
    "? trace ~ \(sign(of: title)) goes on{{*}}"
  }

  /// What of the check names it: the title, with holes for what a pattern cannot say.
  package static func sign(of title: String) -> String {
    let pieces = title.replacing("{{", with: "\n").split(omittingEmptySubsequences: false) {
      $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return "left behind: " + pieces.joined(separator: "{{*}}")
  }

  /// One piece of work that goes on: a check expects one, and a second one of the same name needs another.
  package struct Piece: Hashable {
    let conversation: ObjectIdentifier
    let number: Int
    package let title: String
  }

  /// What goes on of a conversation, the oldest first.
  package static func pieces(of driver: FlowDriver) -> [Piece] {
    driver.workLeftBehind.map {
      Piece(conversation: ObjectIdentifier(driver), number: $0.number, title: $0.title)
    }
  }
}
