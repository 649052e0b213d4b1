import IntentEffects
import IntentModel
import Lanes
import SnippetFoundation

/// The app's world in one conversation: its clock, its randomness, and its effects, counted.
final class ConversationWorld: CalendarWorld, Sendable {
  private struct State {
    var numbers: SplitMix
    var committed: [String: Int] = [:]
    /// The names of effects that were begun, whatever came of them.
    var begun: Set<String> = []
    /// Every failure that was planted, in order.
    var failures: [PlantedFailure] = []
    /// Which of them each effect has now.
    var failing: [String: Int] = [:]
    var onCommit: @Sendable (String) -> Void = { _ in }
    var conversations: [Weak] = []
    /// Where the app's groups keep their files while it is tried out.
    var folder: String?
  }

  /// A conversation of the app, kept by whoever leads it.
  private struct Weak {
    weak var conversation: Conversation?
  }

  private let clock: any FlowClock
  private let state: Lock<State>

  init(clock: any FlowClock, seed: UInt64) {
    self.clock = clock
    state = Lock(State(numbers: SplitMix(seed: seed)))
  }

  deinit {
    guard let folder = state.withLock({ $0.folder }) else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A folder that is this world's alone; nil: files stay, for the app is used and not tried out.
  var folder: String? {
    guard isRehearsal else { return nil }
    return state.withLock { state in
      if let folder = state.folder { return folder }
      let folder = "\(ScratchFolder.path)/\(UUID().uuidString)"
      state.folder = folder
      return folder
    }
  }

  /// Code of an app keeps files where its world says.
  static let answersForFolders: Void = AppContainers.ask {
    (World.current as? ConversationWorld)?.folder
  }

  /// What tells all that goes by its clock from everything else.
  var mark: ObjectIdentifier { ObjectIdentifier(clock) }

  var now: Date { clock.date }

  /// A conversation that is recorded goes as its flow will.
  var isRehearsal: Bool { clock is VirtualClock || clock is RecordedClock }

  /// Nanoseconds since 1970 that the app is to see; nil: the real time.
  var calendarNanoseconds: Int64? { clock.calendarNanoseconds }

  func sleep(for duration: Duration) async throws {
    try await clock.sleep(nanoseconds: duration.nanoseconds)
  }

  func random() -> UInt64 { state.withLock { $0.numbers.next() } }

  func effectWillRun(_ name: String, key: String?) async throws {
    if let reason = refusal(of: name) { throw InjectedFailure(reason: reason) }
  }

  func refuses(_ name: String) -> Bool { refusal(of: name) != nil }

  /// Why an effect that is begun fails; nil: nobody planted a failure.
  private func refusal(of name: String) -> String? {
    state.withLock { state in
      state.begun.insert(name)
      guard let index = state.failing[name] else { return nil }
      state.failures[index].isMet = true
      return state.failures[index].reason
    }
  }

  func effectDidRun(_ name: String, key: String?, succeeded: Bool) {
    guard succeeded else { return }
    let onCommit = state.withLock { state in
      state.committed[name, default: 0] += 1
      return state.onCommit
    }
    // Conversations of one app share its world: the one that ran the effect is told.
    if let host = CurrentHost.host as? ConversationHost {
      host.conversation.post(.committed(name, call: host.number))
    } else {
      onCommit(name)
    }
  }

  /// Calls `body` with the name of each effect that is committed from now on outside of any call.
  func onCommit(_ body: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.onCommit = body }
  }

  /// Adds a conversation that shares the world.
  func join(_ conversation: Conversation) {
    state.withLock { $0.conversations.append(Weak(conversation: conversation)) }
  }

  /// The conversations that share the world with one.
  func others(than conversation: Conversation) -> [Conversation] {
    state.withLock { $0.conversations.compactMap(\.conversation) }
      .filter { $0 !== conversation }
  }

  var committed: [String: Int] { state.withLock { $0.committed } }

  /// The names of effects that were begun, sorted.
  var begun: [String] { state.withLock { $0.begun.sorted() } }

  /// Every failure that was planted, in order, and those that were healed too.
  var failures: [PlantedFailure] { state.withLock { $0.failures } }

  func fail(_ name: String, reason: String) {
    state.withLock { state in
      state.failing[name] = state.failures.count
      state.failures.append(PlantedFailure(effect: name, reason: reason))
    }
  }

  func heal(_ name: String) { state.withLock { $0.failing[name] = nil } }
}

/// A failure that a flow or a test has put into an effect.
package struct PlantedFailure: Sendable, Equatable {
  package var effect: String
  package var reason: String
  /// Whether the effect was begun while it was to fail.
  package var isMet = false
}

/// What an effect throws that a flow or a test made fail.
struct InjectedFailure: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }
}
