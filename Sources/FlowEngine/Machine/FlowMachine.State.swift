import IntentModel
import SnippetFoundation
import Snippets

extension FlowMachine {
  /// One intent on its way: from its invocation or tap to its result.
  struct Run: Sendable {
    let id: Int
    let intent: any AppIntent
    let title: String
    let origin: Origin
    var slots: [Slot]
    /// Texts that came with the invocation and are still to be understood, by parameter.
    var given: [String: String]
    var question: OpenQuestion?
    /// Requests that perform made while another was open.
    var queued: [Request] = []
    /// Parameters that a person answered, in order: where `back` leads.
    var answered: [Int] = []
    /// Effects that were committed while it ran.
    var effects: [String] = []
    /// Whether the app came to the front for it.
    var isInFront = false
    /// How often perform was begun again by an error that asks for it.
    var restarts = 0
  }

  /// Why a run was begun.
  enum Origin: Sendable, Equatable {
    case invoked
    /// A phrase said while a question was open, which is asked again afterwards.
    case digression
    case tapped(Target)
    /// Another intent's result opens it.
    case opened
    /// Another intent's value went into it.
    case handed
  }

  /// Whose place on the screen a snippet takes.
  enum Target: Sendable, Equatable {
    case result
    /// The confirmation that the run with this number waits at.
    case confirmation(run: Int)
  }

  /// A parameter of a run.
  struct Slot: Sendable {
    let parameter: any AnyIntentParameter
    var isSet: Bool
    var text: String?
    /// The value that `back` took away, shown with the question.
    var was: String?
    /// What an error of perform wants to be asked.
    var prompt: String?
    /// Its options, once fetched.
    var options: [ParameterOption]?

    var isMissing: Bool { !isSet && !parameter.isOptional }
  }

  /// A snippet on show, and what it is drawn from again.
  struct ShownSnippet: Sendable {
    enum Source: Sendable {
      /// Performed anew for each refresh.
      case intent(any AppIntent)
      /// Drawn again, never performed.
      case view(SnippetContent)
    }

    var source: Source
    var isInteractive: Bool
    var title: String
    var resolved: ResolvedSnippet
    /// The view as it was last drawn.
    var content: SnippetContent
    /// What the snippet intent returned beside its view.
    var value: (any Sendable)?
    /// The last snippet intent that stood here, refreshed when a tap returns no view of its own.
    var refreshing: (any AppIntent)?
    /// The intent in the mission's form whose view is kept.
    var kept: (any AppIntent.Type)?

    var picture: SnippetPicture {
      SnippetPicture(tree: resolved.tree, isInteractive: isInteractive)
    }
  }

  /// A question that waits for a person.
  struct OpenQuestion: Sendable {
    enum Purpose: Sendable {
      /// The engine fills a parameter before perform.
      case parameter(slot: Int)
      /// Perform, suspended, asked.
      case request(Request)
      /// The intent wants the device unlocked before perform.
      case unlock
      /// An error of perform asked for the app in front; it goes on there.
      case continuation(Continuation)
    }

    var question: Question
    var purpose: Purpose
    /// What the options stand for.
    var options: [ParameterOption] = []
    /// The parameter that an answer is understood by.
    var parameter: (any AnyIntentParameter)?
    var deadline = Int64.max
    /// The confirmation's snippet; the question is not asked before it is drawn.
    var snippet: ShownSnippet?
    var isWaitingForSnippet = false
    /// Whether only its options are answers, though the parameter takes others.
    var isNarrowed = false
  }

  /// Where a text came from that is to become a value.
  enum TextSource: Sendable {
    /// The invocation.
    case invocation
    /// An answer to the open question.
    case answer
    /// `/set`.
    case correction
  }

  /// A call into the app's code that has not come back.
  struct Call: Sendable {
    enum Kind: Sendable {
      case prepare
      case options(slot: Int)
      /// Options for a value that perform asks for.
      case optionsFor(Request)
      /// A text that is to become a value.
      case understand(text: String, from: TextSource, slot: Int?)
      case perform
      case draw(Target, Draft)
      /// The scene's handlers of what the app was opened with.
      case handle(Opened)
    }

    /// A snippet that is being drawn.
    struct Draft: Sendable {
      var source: ShownSnippet.Source
      var isInteractive: Bool
      var title: String
      var refreshing: (any AppIntent)?
      /// Whether it takes the place of another, rather than being drawn again.
      var isNew: Bool
      /// The intent in the mission's form whose view is kept.
      var kept: (any AppIntent.Type)?
    }

    let id: Int
    let run: Int?
    let kind: Kind
    let budget: Duration
    var deadline: Int64
    /// What was left of the budget when a person was asked.
    var left: Int64?

    var isPaused: Bool { left != nil }

    init(id: Int, run: Int?, kind: Kind, budget: Duration, startedAt now: Int64) {
      self.id = id
      self.run = run
      self.kind = kind
      self.budget = budget
      deadline = now.addingReportingOverflow(budget.nanoseconds).partialValue
    }

    mutating func pause(at now: Int64) {
      guard left == nil else { return }
      left = deadline - now
      deadline = .max
    }

    mutating func resume(at now: Int64) {
      guard let rest = left else { return }
      deadline = now + rest
      left = nil
    }
  }

  /// The newest lines of what ran, for `/trace` and checks.
  struct Trace: Sendable {
    private(set) var lines: [String] = []

    mutating func append(_ line: String) {
      if lines.count >= 2000 { lines.removeFirst(1000) }
      lines.append(line)
    }
  }
}

extension Duration {
  /// The whole duration in nanoseconds, at most some 290 years.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max / 2 : min(product, .max / 2) + attoseconds / 1_000_000_000
  }

  /// `30` or `0.5`, for messages.
  package var secondsText: String {
    let (seconds, attoseconds) = components
    return attoseconds == 0
      ? "\(seconds)" : "\(Double(seconds) + Double(attoseconds) / 1e18)"
  }
}
