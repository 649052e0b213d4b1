import IntentModel
import SnippetFoundation

/// The conversations of this process, for code of an app that none of them runs.
enum OpenConversations {
  /// A conversation, kept by whoever leads it.
  private struct Weak {
    weak var conversation: Conversation?
  }

  private struct State {
    var conversations: [Weak] = []
    /// How many there may be before those that are gone are looked for.
    var room = 64
  }

  private static let state = Lock(State())

  private static let answersForReload: Void = CurrentHost.reloadsOutside { reload($0) }

  static func join(_ conversation: Conversation) {
    _ = answersForReload
    state.withLock { state in
      if state.conversations.count >= state.room {
        state.conversations.removeAll { $0.conversation == nil }
        state.room = max(64, state.conversations.count * 2)
      }
      state.conversations.append(Weak(conversation: conversation))
    }
  }

  static var all: [Conversation] {
    state.withLock { $0.conversations.compactMap(\.conversation) }
  }

  /// `reload()` of a timer, a queue or a thread of the app's: every conversation that shows the type draws it again.
  ///
  /// None presents it: whose person is meant is not known. Where one alone could show it, its trace says so.
  private static func reload(_ type: any AppIntent.Type) {
    let open = all
    let showing = open.filter { $0.withMachine { $0.shows(type) } }
    for conversation in showing { conversation.post(.reload(type, by: nil)) }
    guard showing.isEmpty else { return }
    let knowing = open.filter { $0.app.mayShow(type) }
    if knowing.count == 1 { knowing[0].post(.notShown(type)) }
  }
}
