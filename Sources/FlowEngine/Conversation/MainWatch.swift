import Lanes
import SnippetFoundation

/// Notices when the main actor does not come back.
///
/// Code that holds it cannot be given up inside a process; it can only be named. While a conversation's calls run,
/// a bare visit is sent there every quarter of its patience; nothing is sent while nothing runs. What does not let a
/// visit through was there before it: a call that began later only waits.
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
    /// The newest call that began before the visit that is under way.
    var lastCall = Int.max
  }

  private struct State {
    var watched: [ObjectIdentifier: Watched] = [:]
    var isArmed = false
    /// When the visit that is under way was sent.
    var sentAt: Int64?
    var visitor: Visitor?
    /// Who was named last for holding the main actor, which has not come back since.
    var holder: String?
    /// Whether a step or a launch was ended because the main actor did not come back, which it has not since.
    var isGivenUp = false
  }

  private let clock: RealClock
  private let state = Lock(State())
  private static let usualPatience: Int64 = 2_000_000_000

  init(clock: RealClock) { self.clock = clock }

  /// Watches on behalf of a conversation, of which this call is about to begin, till none of its calls runs.
  ///
  /// Where code of its goes on that may hold the main actor, a visit is sent there before the call.
  func watch(_ conversation: Conversation, _ call: Int, hasLooseCode: Bool) {
    let now = clock.now
    let (delay, isSent) = state.withLock { state -> (Int64?, Bool) in
      let id = ObjectIdentifier(conversation)
      if state.watched[id]?.conversation == nil {
        state.watched[id] = Watched(
          conversation: conversation,
          patience: conversation.mainActorPatience
        )
      }
      let isSent = hasLooseCode && state.sentAt == nil
      if isSent { state.sentAt = now }
      // Who sent it may have counted this call already, which has not begun.
      if state.sentAt != nil, let last = state.watched[id]?.lastCall {
        state.watched[id]?.lastCall = min(last, call - 1)
      }
      if state.isArmed { return (nil, isSent) }
      state.isArmed = true
      return (Self.interval(state), isSent)
    }
    if isSent { visit() }
    if let delay { clock.after(nanoseconds: delay) { [self] in look() } }
  }

  private func visit() { Task { @MainActor in self.cameBack() } }

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
    let newest = all.map { (ObjectIdentifier($0), $0.newestCall) }
    var (isSent, delay) = (false, Int64?.none)
    let late = state.withLock { state -> [Conversation] in
      let isAway = state.sentAt != nil
      state.watched = state.watched.filter { id, watched in
        watched.conversation != nil && (running.contains(id) || isAway)
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
        for (id, call) in newest { state.watched[id]?.lastCall = call }
      }
      state.isArmed = !state.watched.isEmpty
      if state.isArmed { delay = Self.interval(state) }
      return late
    }
    if isSent { visit() }
    for conversation in late {
      let holder = holder(for: conversation)
      conversation.post(.mainHeld(conversation.mainActorPatience, by: holder))
    }
    if let delay { clock.after(nanoseconds: delay) { [self] in look() } }
  }

  /// Who holds the main actor, in words: one of the conversation's own, else of any other, else who was named before and
  /// has not been seen to give it back.
  func holder(for conversation: Conversation? = nil) -> String {
    let (watched, known) = state.withLock { ($0.watched, $0.holder) }
    let others = OpenConversations.all.filter { $0 !== conversation }
    for group in [[conversation].compactMap(\.self), others] {
      let suspects = group.flatMap { one -> [String] in
        let visitor = visitor(of: one)
        let last = watched[ObjectIdentifier(one)]?.lastCall ?? .max
        return one.withMachine { $0.mainSuspects(upTo: last, visitor: visitor) }
      }
      if suspects.isEmpty { continue }
      let holder = Set(suspects).sorted().joined(separator: " or ")
      state.withLock { $0.holder = holder }
      return holder
    }
    return known ?? "code outside of any intent"
  }

  /// Whether the main actor was waited for in vain, and has not been seen to come back since.
  ///
  /// That somebody was named for holding it is less: in a process with much to do there, a visit may only be late.
  var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

  /// The main actor was waited for in vain.
  func giveUp() { state.withLock { $0.isGivenUp = true } }

  /// The main actor was seen to be free.
  func noteFree() { state.withLock { ($0.holder, $0.isGivenUp) = (nil, false) } }

  private func cameBack() {
    let now = clock.now
    let (time, told) = state.withLock { state -> (Int64, [Conversation]) in
      let told = state.watched.values.filter(\.wasTold).compactMap(\.conversation)
      for id in state.watched.keys { state.watched[id]?.wasTold = false }
      for id in state.watched.keys { state.watched[id]?.lastCall = .max }
      defer { (state.sentAt, state.holder, state.isGivenUp) = (nil, nil, false) }
      return (now - (state.sentAt ?? now), told)
    }
    for conversation in told { conversation.post(.mainFreed(time)) }
  }
}
