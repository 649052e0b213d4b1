import FlowEngine

/// What Tab offers: the whole lines that what is typed so far may become.
package enum Completion {
  /// Commands that a conversation takes.
  package static var commands: [String] {
    Conversation.commands + ["/record ", "/replay "] + accessible
  }

  private static let accessible = ["/accessible on", "/accessible off"]

  /// Returns the lines that start with `typed`, in their order, each once; case does not matter.
  ///
  /// Commands are offered once a `/` is typed. Lines that hold control characters are left out:
  /// readline would put them on the terminal as they are.
  package static func lines(for typed: String, from offered: [String]) -> [String] {
    let prefix = typed.lowercased()
    let isCommand = typed.hasPrefix("/")
    let known = offered.filter { isCommand || !$0.hasPrefix("/") }
    let offers = isCommand ? known + commands : known
    var seen: Set<String> = []
    return offers.filter { line in
      line.lowercased().hasPrefix(prefix) && isPrintable(line) && seen.insert(line).inserted
    }
  }

  private static func isPrintable(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}
