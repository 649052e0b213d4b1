import AppIntents
import IntentEffects
import SwiftUI

/// Counts in a global: what no fresh conversation resets.
struct CountBags: AppIntent {
  static let title: LocalizedStringResource = "Count Bags"

  @MainActor private static var count = 0

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    Self.count += 1
    return .result(dialog: "Bag \(Self.count).")
  }
}

/// Shows what time it is where the machine stands, drawn and in words of the app's own.
struct ReadDial: AppIntent {
  static let title: LocalizedStringResource = "Read Dial"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm xxx"
    let now = Date()
    let hour = Calendar.current.component(.hour, from: now)
    return .result(dialog: "\(formatter.string(from: now)), \(hour) h.") {
      Text(now, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
    }
  }
}

/// Stops the program so deep that its stack trace is long.
private func fall(_ depth: Int) {
  guard depth > 0 else { return burn() }
  fall(depth - 1)
  print(depth)
}

private func burn() { fatalError("the flour is on fire") }

/// Never comes back: the stack is used up.
private func sink(_ depth: Int) -> Int { depth < 0 ? depth : sink(depth + 1) + depth }

/// Takes the whole program with it, in one of several ways.
struct BreakProgram: AppIntent {
  static let title: LocalizedStringResource = "Break Program"

  @Parameter(title: "How", requestValueDialog: "How?") var how: String

  func perform() async throws -> some IntentResult {
    switch how {
    case "trap": fall(40)
    case "print":
      print("it smells of smoke")
      burn()
    case "sink": print(sink(0))
    case "exit": exit(7)
    case "leave":
      print("it is closing time")
      exit(0)
    case "vanish":
      print("it is gone")
      fflush(nil)
      _exit(0)
    case "replace":
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      execv("/bin/true", &words)
    case "rest": sleep(20)
    case "kill": kill(getpid(), SIGKILL)
    case "kill 6": kill(getpid(), SIGABRT)
    case "kill 11": kill(getpid(), SIGSEGV)
    default:
      kill(getpid(), SIGSTOP)
      // The thread may go on for a moment before the signal arrives.
      while true { pause() }
    }
    return .result()
  }
}

/// Takes the program with it from the thread that serves the main actor.
struct BurnDial: AppIntent {
  static let title: LocalizedStringResource = "Burn Dial"

  @MainActor
  func perform() async throws -> some IntentResult {
    burn()
    return .result()
  }
}
