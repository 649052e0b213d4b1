import AppExits
import SnippetFoundation
import Synchronization

/// Ctrl-C, or somebody who stops the program, while no person converses.
enum Interruption {
  private static func isDefault(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0, action.sa_flags & SA_SIGINFO == 0 else {
      return false
    }
    return action.__sigaction_handler.sa_handler == nil
  }

  /// The signal that came while it was held; 0: none did.
  private static let came = Atomic<Int32>(0)
  private static let isHeld = Atomic(false)

  /// What ends a program that does nothing about it: asked for by a person, a timer or a limit.
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]

  /// From now on Ctrl-C ends the program at once, with the code for that, and so does SIGTERM or another signal that ends
  /// a program: no file is ever left half written.
  ///
  /// One that whoever started the program has it ignore, as `nohup` does, stays ignored.
  static func leavesTheProgram() {
    // Made here: a handler must not.
    _ = (came.load(ordering: .relaxed), isHeld.load(ordering: .relaxed))
    for number in ending where number == SIGINT || number == SIGTERM || isDefault(number) {
      SnippetFoundation.signal(number) { number in
        guard Interruption.isHeld.load(ordering: .relaxed),
          Interruption.came.exchange(number, ordering: .relaxed) == 0
        else { CasesAtPlay.leaveAtOnce(with: 128 + number) }
      }
    }
  }

  /// The signal that came while it was held; nil: none did.
  static var signal: Int32? {
    let number = came.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Does something during which the first signal is only noted; the second one ends the program.
  static func held<Result>(_ body: () -> Result) -> Result {
    isHeld.store(true, ordering: .relaxed)
    let result = body()
    // After one that came the program ends anyway: what is written then is not to be cut off by waiting for it.
    isHeld.store(false, ordering: .relaxed)
    return result
  }
}
