import FlowEngine
import Snippets

/// What a test did in a conversation, and what it has accounted for.
struct ConversationLog: Sendable {
  /// One turn: what was done, and what answered it.
  struct Turn: Sendable {
    var place: TestPlace
    /// As a flow file writes it; nil: a flow file cannot say it.
    var line: String?
    /// As a failure names it, such as `type("2")`.
    var call: String
    var reply: Reply
  }

  var turns: [Turn] = []
  /// What the person's language and the surroundings became; nil: they are as at the beginning.
  var locale: String?
  var colorScheme: ColorScheme?
  var mayStayOpen = false
  /// Why the last turn ended while code still ran.
  var unfinished: String?
  /// How often effects were claimed, by name.
  var claimed: [String: Int] = [:]
  /// Titles and type names of intents whose work may go on.
  var deferred: [String] = []

  /// Everything so far, as a flow file writes it; what that cannot say is a comment.
  var transcript: String {
    turns.flatMap { turn in
      [turn.line ?? "# \(turn.call)"] + turn.reply.shown.map { $0.isEmpty ? "" : "  \($0)" }
    }.joined(separator: "\n")
  }
}
