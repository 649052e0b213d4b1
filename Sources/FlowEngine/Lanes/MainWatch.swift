import SnippetFoundation

/// Notices when the main actor does not come back.
///
/// Code that holds it cannot be given up inside a process; it can only be named. While a conversation's calls run,
/// a bare visit is sent there every quarter of its patience; nothing is sent while nothing runs.
final class MainWatch: Sendable {
  static let shared = MainWatch(clock: LanePool.shared.clock)

  /// The call whose view is read on the main actor now.
  struct Visitor: Sendable {
    let conversation: ObjectIdentifier
    let call: Int
  }

  private struct Watched {
    weak var conversation: Conversation?
    let patience: Int64
    var wasTold = false
  }

  private struct State {
    var watched: [ObjectIdentifier: Watched] = [:]
    var isArmed = false
    /// When the visit that is under way was sent.
    var sentAt: Int64?
    var visitor: Visitor?
  }

  private let clock: RealClock
  private let state = Lock(State())
  private static let usualPatience: Int64 = 2_000_000_000

  init(clock: RealClock) { self.clock = clock }

  /// Watches on behalf of a conversation till none of its calls runs.
  func watch(_ conversation: Conversation) {
    let delay = state.withLock { state -> Int64? in
      let id = ObjectIdentifier(conversation)
      if state.watched[id]?.conversation == nil {
        state.watched[id] = Watched(
          conversation: conversation,
          patience: conversation.mainActorPatience
        )
      }
      if state.isArmed { return nil }
      state.isArmed = true
      return Self.interval(state)
    }
    if let delay { clock.after(nanoseconds: delay) { [self] in look() } }
  }

  private static func interval(_ state: State) -> Int64 {
    (state.watched.values.map(\.patience).min() ?? usualPatience) / 4
  }

  /// On the main actor: a view is read for a call, till `leave`.
  func enter(_ visitor: Visitor?) { state.withLock { $0.visitor = visitor } }

  func leave() { state.withLock { $0.visitor = nil } }

  /// The call of that conversation whose view is read now.
  func visitor(of conversation: Conversation) -> Int? {
    let visitor = state.withLock { $0.visitor }
    return visitor?.conversation == ObjectIdentifier(conversation) ? visitor?.call : nil
  }

  /// On the clock's thread, while anything is watched.
  private func look() {
    let now = clock.now
    let all = state.withLock { $0.watched.values.compactMap(\.conversation) }
    let running = Set(all.filter(\.isAtWork).map(ObjectIdentifier.init))
    var (isSent, delay) = (false, Int64?.none)
    let late = state.withLock { state -> [Conversation] in
      let isAway = state.sentAt != nil
      state.watched = state.watched.filter { id, watched in
        watched.conversation != nil && (running.contains(id) || (isAway && watched.wasTold))
      }
      var late: [Conversation] = []
      if let sentAt = state.sentAt {
        for (id, watched) in state.watched where now - sentAt >= watched.patience {
          guard !watched.wasTold, let conversation = watched.conversation else { continue }
          state.watched[id]?.wasTold = true
          late.append(conversation)
        }
      } else if !state.watched.isEmpty {
        state.sentAt = now
        isSent = true
      }
      state.isArmed = !state.watched.isEmpty
      if state.isArmed { delay = Self.interval(state) }
      return late
    }
    if isSent { Task { @MainActor in self.cameBack() } }
    for conversation in late {
      let visitor = visitor(of: conversation)
      conversation.post(.mainHeld(conversation.mainActorPatience, visitor: visitor))
    }
    if let delay { clock.after(nanoseconds: delay) { [self] in look() } }
  }

  private func cameBack() {
    let now = clock.now
    let (time, told) = state.withLock { state -> (Int64, [Conversation]) in
      let told = state.watched.values.filter(\.wasTold).compactMap(\.conversation)
      for id in state.watched.keys { state.watched[id]?.wasTold = false }
      defer { state.sentAt = nil }
      return (now - (state.sentAt ?? now), told)
    }
    for conversation in told { conversation.post(.mainFreed(time)) }
  }
}
