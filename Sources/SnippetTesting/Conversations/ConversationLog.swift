import FlowEngine
import FlowFormat
import FlowScripts
import Snippets

/// What a test did in a conversation, and what it has accounted for.
struct ConversationLog: Sendable {
  /// One turn: what was done, and what answered it.
  struct Turn: Sendable {
    var place: TestPlace
    /// What was done, as a flow file says it.
    var deed: Deed
    /// As a failure names it, such as `type("2")`.
    var call: String
    var reply: Reply

    /// Its lines in a flow file; nil: that cannot say it.
    var line: String? {
      if case .said(let input) = deed { input.text } else { nil }
    }
  }

  /// What was done.
  enum Deed: Sendable {
    case said(FlowStep.Input)
    /// A flow file cannot say it; what to do instead.
    case unsayable(String)

    static func event(_ word: String, _ argument: String = "") -> Deed {
      .said(.event(word: word, argument: argument, pasted: []))
    }
  }

  var turns: [Turn] = []
  /// What the person's language and the surroundings became; nil: they are as at the beginning.
  var locale: String?
  var colorScheme: ColorScheme?
  /// What ended the input, as a failure names it: nobody can say anything after it.
  var end = InputEnd<String>()
  var mayStayOpen = false
  /// Why the last turn ended while code still ran.
  var unfinished: String?
  /// How often effects were claimed, by name.
  var claimed: [String: Int] = [:]
  /// The effects of which none was to run.
  var absent: [(place: TestPlace, effect: String)] = []
  /// The failures that were put into effects.
  var planted = PlantedFailures<TestPlace>()
  /// Titles and type names of intents whose work may go on.
  var deferred: Set<Int> = []

  /// Everything so far, as a flow file writes it; what that cannot say is a comment.
  var transcript: String {
    turns.flatMap { turn in
      [turn.line ?? "# \(turn.call)"] + turn.reply.shown.map { $0.isEmpty ? "" : "  \($0)" }
    }.joined(separator: "\n")
  }
}
