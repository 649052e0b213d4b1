import FlowEngine
import IntentModel
import IntentViews
import SnippetFoundation
import Snippets
import TerminalDialogue
import TerminalSession

/// A terminal around a dialogue that answers by rule, for the tests that drive it from outside.
///
/// With arguments it is an app without anything in it.
@main
enum EchoApp {
  @MainActor static func main() {
    if CommandLine.arguments.count > 1 { return EmptyApp.main() }
    signal(SIGPIPE, SIG_IGN)
    PrintedRelay.begin()
    let inbox = Inbox()
    let echo = Echo(inbox)
    let environment = TerminalEnvironment.current()
    var dialogue = Dialogue(
      launch: {},
      post: { echo.take($0) },
      completions: { ["Latte", "Large", "Mocha", "Crème brûlée"] },
      greeting: { [.said("welcome in \(environment.columns) columns")] }
    )
    dialogue.keyWasPressed = { echo.keyWasPressed() }
    dialogue.lines = { event, _, _ in
      guard case .said(let text) = event else { return [] }
      echo.wasShown(text)
      return [text]
    }
    if environment.isInteractive {
      let session = TerminalConversation(
        dialogue,
        appName: "Echo",
        inbox: inbox,
        environment: environment
      )
      exit(session.run())
    }
    var session = PlainConversation(dialogue, inbox: inbox, environment: environment)
    exit(session.run())
  }
}

/// The rules: `ask` and `confirm` open a question, `work` runs till it is interrupted or told to end,
/// `flood` leaves no moment without a message till `stop`.
final class Echo: Sendable {
  private let inbox: Inbox
  private let question = Lock<Question?>(nil)
  private let counter = Lock<Int>(0)
  private let isWorking = Lock(false)
  private let isFlooding = Lock(false)
  private let keys = Lock(0)
  /// What is as if it were typed once so many keys more were pressed.
  private let afterKeys = Lock<(Int, String)?>(nil)

  init(_ inbox: Inbox) {
    self.inbox = inbox
  }

  func keyWasPressed() {
    keys.withLock { $0 += 1 }
    let next = afterKeys.withLock { after -> String? in
      guard let (count, line) = after else { return nil }
      after = count > 1 ? (count - 1, line) : nil
      return count > 1 ? nil : line
    }
    if let next { take(.line(next)) }
  }

  /// While something is shown the next is there already: no look finds the inbox empty.
  func wasShown(_ text: String) {
    if text == "on and on", isFlooding.withLock({ $0 }) { say(text) }
  }

  func take(_ input: FlowInput) {
    switch input {
    case .line("keys"):
      say(keys.withLock { $0 > 0 } ? "keys came before" : "no key came", thenSettles: true)
    case .line("ask"): ask("How many?", .value(parameter: "quantity", takesAnyText: false))
    case .line("secret"):
      ask("Which code?", .value(parameter: "code", takesAnyText: true), isSecret: true)
    // Asked; three keys later that is no longer asked, and something else is.
    case .line("ask, then confirm"):
      afterKeys.withLock { $0 = (3, "confirm") }
      take(.line("ask"))
    case .line("show Stop"): show(["Stop", "Go"])
    case .line("show Pay"): show(["Pay", "Go"])
    case .line("show Stop, then Pay"):
      afterKeys.withLock { $0 = (1, "show Pay") }
      take(.line("show Stop"))
    case .line("secret, then ask"):
      afterKeys.withLock { $0 = (3, "ask") }
      take(.line("secret"))
    case .line("confirm"):
      ask("Really?", .confirmation(accept: "Do It", deny: "Leave It", isDestructive: false))
    case .line("work"):
      isWorking.withLock { $0 = true }
      say("working")
    // Two commands that a terminal passes on while something works: what works asks, or is done.
    case .line("/time"): take(.line("confirm"))
    case .line("/trace"): say("the work is done", thenSettles: true)
    case .line("print"):
      print("printed\n> no \u{1B}[2J")
      say("said")
      inbox.post(
        .event(.progressed(FlowProgress(intent: "Bake", completed: 1, total: 2, fraction: 0.5)))
      )
      _ = write(STDOUT_FILENO, "half", 4)
      settle()
    case .line("print before a question"):
      print("printed, and not", terminator: "")
      print(" ended", terminator: "")
      take(.line("confirm"))
    case .line("print behind"):
      say("said")
      print("printed behind")
      settle()
    case .line("print half"):
      print("half a row", terminator: "")
      settle()
    case .line("bake"):
      isWorking.withLock { $0 = true }
      inbox.post(
        .event(.progressed(FlowProgress(intent: "Bake", completed: 1, total: 2, fraction: 0.5)))
      )
    case .line("later"):
      say("soon", thenSettles: true)
      Thread.detachNewThread { [self] in
        // Once the turn was taken.
        var source = pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&source, 1, 0) > 0 { sched_yield() }
        say("by itself", thenSettles: true)
      }
    // Says something all the time, till it is told to stop.
    case .line("flood"):
      isFlooding.withLock { $0 = true }
      settle()
      say("on and on")
    case .line("stop"):
      isFlooding.withLock { $0 = false }
      say("stopped", thenSettles: true)
    case .line("read"): say("the app has read \(readLine() ?? "nothing")", thenSettles: true)
    case .line("hold"):
      // Reads for good where there is anything to read, and lets the conversation go on.
      Thread.detachNewThread { while readLine() != nil {} }
      say("holding", thenSettles: true)
    case .cancel: say("cancelled", thenSettles: true)
    case .line("quit"): inbox.post(.event(.settled(.ended(missing: nil))))
    case .line(let line): answer(line)
    case .interrupt: say("interrupted", thenSettles: true)
    case .resize(let columns):
      say("columns \(columns)")
      settle()
    case .endOfInput:
      var missing = question.withLock { $0 }.map {
        MissingAnswer(parameter: parameter(of: $0), prompt: $0.prompt, intent: "Order")
      }
      if isWorking.withLock({ $0 }) {
        missing = MissingAnswer(parameter: nil, prompt: nil, intent: "Work")
      }
      inbox.post(.event(.settled(.ended(missing: missing))))
    default: settle()
    }
  }

  private func parameter(of question: Question) -> String? {
    if case .value(let parameter, _) = question.kind { parameter } else { nil }
  }

  private func answer(_ line: String) {
    let open = question.withLock { question in
      defer { question = nil }
      return question
    }
    say("\(open?.prompt ?? "") you said '\(line)', \(line.count) characters", thenSettles: true)
  }

  private func ask(_ prompt: String, _ kind: Question.Kind, isSecret: Bool = false) {
    let number = counter.withLock { counter in
      counter += 1
      return counter
    }
    question.withLock { question in
      question = Question(number: number, kind: kind, prompt: prompt)
      question?.isSecret = isSecret
    }
    say(prompt, thenSettles: true)
  }

  private func say(_ text: String, thenSettles: Bool = false) {
    inbox.post(.event(.said(text)))
    if thenSettles { settle() }
  }

  /// A snippet of buttons.
  private func show(_ titles: [String]) {
    let picture = MainActor.assumeIsolated {
      let buttons = HStack { ForEach(titles, id: \.self) { Button($0, intent: OpenURLIntent()) } }
      return try? resolve(SnippetContent(buttons), settings: RenderSettings()).tree
    }
    guard let picture else { return }
    inbox.post(.event(.showed(SnippetPicture(tree: picture, isInteractive: true))))
    say("shown \(titles[0])", thenSettles: true)
  }

  private func settle() {
    isWorking.withLock { $0 = false }
    let open = question.withLock { $0 }
    inbox.post(.event(.settled(open.map { .answer($0) } ?? .idle)))
  }
}
