import SnippetFoundation

/// What ends a conversation that no person at a terminal has: Ctrl-C, or somebody who stops the program.
///
/// The first one cancels what runs, so that the app hears of it and the program says how things stand. The next one
/// ends the program at once.
final class EndingSignals {
  private static let all = [SIGINT, SIGTERM]

  private let inbox = Inbox()
  /// Whether one came.
  private(set) var haveCome = false

  /// From now on they are taken here, but for one that the program was started to ignore.
  init() {
    SignalRelay.install(Self.all.filter { !Self.isIgnored($0) }, to: inbox)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Whether one came, taken or not.
  var isThere: Bool { haveCome || SignalRelay.isInterrupted }

  /// Readable once one came.
  var descriptor: Int32 { haveCome ? -1 : inbox.descriptor }

  /// Takes one that came; false: none did since the last time.
  func came() -> Bool {
    guard !haveCome, SignalRelay.isInterrupted else { return false }
    haveCome = true
    for number in Self.all where !Self.isIgnored(number) { signal(number, SIG_DFL) }
    return true
  }
}
