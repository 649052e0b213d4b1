import IntentModel
import Lanes
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
    /// Another intent's value that is still to become one of a parameter's type.
    var handed: HandedInput?
    var question: OpenQuestion?
    /// Requests that perform made while another was open.
    var queued: [Request] = []
    /// Requests that were taken back before they came.
    var withdrawn: [Int] = []
    /// Parameters that a person gave, in order: where `back` leads.
    var answered: [Int] = []
    /// Effects that were committed while it ran.
    var effects: [String] = []
    /// Whether the app came to the front for it.
    var isInFront = false
    /// How often perform was begun again by an error that asks for it.
    var restarts = 0
    /// What the parameters held when perform began.
    var values: [(any Sendable)?] = []
    /// What perform asked since it began, and was told.
    var told: [Answered] = []
    /// What it is told again, after a step back, without asking a person.
    var retold: [Answered] = []
    /// The question of perform that a step went back to.
    var goneBackTo: Answered?
    /// How many results, one after the other, opened the next intent before this run began.
    var openings = 0
    /// How long a person may press no key when it asks; nil: for ever.
    var silence: Duration?
    /// What values are called that calls have brought.
    var titles: [TitledValue] = []
  }

  /// Another intent's value, and the parameter whose resolvers take it, or that is asked for.
  ///
  /// A class, since few runs have one and all would have its room.
  final class HandedInput: Sendable {
    let parameter: String
    let value: any Sendable
    /// What it is called.
    let text: String
    /// Why the parameter does not take it; nil: its resolvers may.
    let refusal: HandedValue?

    init(
      _ value: any Sendable,
      called text: String,
      for parameter: String,
      refused refusal: HandedValue?
    ) {
      (self.value, self.text, self.parameter) = (value, text, parameter)
      self.refusal = refusal
    }
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

  /// An intent that a result opens.
  struct Opening: Sendable {
    let intent: any AppIntent
    /// The title of the intent whose result it was.
    let title: String
    /// How many results, one after the other, opened the next intent before.
    let openings: Int
  }

  /// A snippet that the code of a call wants drawn again.
  struct Reload: Sendable, Equatable {
    let type: any AppIntent.Type
    let call: Int

    static func == (one: Reload, other: Reload) -> Bool {
      one.type == other.type && one.call == other.call
    }
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
    /// The value in words; of a secret parameter never the value.
    var text: String? {
      didSet { if isSecret, text != nil, text != secretText { text = secretText } }
    }
    /// What perform was told when it asked for a value itself, in words; of a secret never the value.
    var reply: String? {
      didSet { if isSecret, reply != nil, reply != secretText { reply = secretText } }
    }
    /// The value that counts now, in words: what perform was told last, else what was given before.
    var shown: String? { reply ?? text }
    /// Whether the app names it a secret.
    var isSecret = false
    /// The value that `back` took away, shown with the question.
    var was: String?
    /// Whether a person named an entity that has to be fetched before perform.
    var isUnfetched = false
    /// What an error of perform wants to be asked.
    var prompt: String?
    /// Its options, once fetched.
    var options: [ParameterOption]?
    /// Whether what it is chosen from was asked for a default.
    var soughtDefault = false
    /// Why it is to be found out whether the value can be chosen; nil: it is known.
    var doubt: Doubt?
    /// The values of a list that is given one at a time.
    var collected: [any Sendable] = []

    var isMissing: Bool { !isSet && !parameter.isOptional }
  }

  /// Why a value is in doubt.
  enum Doubt: Sendable {
    /// Another value was changed that its options depend on.
    case dependent
    /// Another intent's code gave it.
    case handed
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
      /// Phrases that a line may have been; the run stands for whichever is picked.
      case phrases([PhraseMatch], said: String)
    }

    var question: Question
    var purpose: Purpose
    /// What the options stand for.
    var options: [ParameterOption] = []
    /// The parameter that an answer is understood by.
    var parameter: (any AnyIntentParameter)?
    /// The confirmation's snippet; the question is not asked before it is drawn.
    var snippet: ShownSnippet?
    var isWaitingForSnippet = false
    /// Whether only its options are answers, though the parameter takes others.
    var isNarrowed = false
    /// Whether its options are some of those that can be chosen: a number is the place of one on show.
    var isPartial = false
    /// Whether its options are fetched once more before it is asked again.
    var isListedAnew = false
    /// The question of which this one asks for less: what `back` leads to.
    var wider: Wider?
    /// An option that is asked about before the question goes on.
    var suggestion: Suggestion?
  }

  /// A question that was narrowed; a class, since few are and all would have its room.
  final class Wider: Sendable {
    let question: OpenQuestion

    init(_ question: OpenQuestion) { self.question = question }
  }

  /// Where a text came from that is to become a value.
  enum TextSource: Sendable {
    /// The invocation.
    case invocation
    /// An answer to the open question.
    case answer
    /// `/set`.
    case correction
    /// No text: another intent's code gave the value.
    case handed
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
      /// Whether a value can still be chosen after another was corrected.
      case check(slot: Int)
      /// The default of what a parameter is chosen from.
      case defaultResult(slot: Int)
      /// Which of several phrases a line is.
      case tellApart([PhraseMatch], said: String)
      case perform
      case draw(Target, Draft)
      /// The scene's handlers of what the app was opened with.
      case handle(Opened)
      /// What the last undoable intent did is taken back.
      case undo
    }

    let id: Int
    let run: Int?
    let kind: Kind
    /// The title of the intent that it is made for.
    let title: String
    let budget: Duration
    /// The same in nanoseconds, which are asked for all the time.
    let allowed: Int64
    var deadline: Int64
    /// What was left of the budget when a person was asked.
    var left: Int64?
    /// Whether a thread has come to it.
    var hasBegun = false
    /// Whether it draws a snippet that refreshes by itself, for which nobody waits.
    var isByItself = false
    /// Whether a reload gave up another drawing for it: it is not given up for a further one.
    var hasOvertaken = false
    /// Whether a reload came while it drew: the snippet is drawn once more.
    var isOutdated = false
    /// The most progress it reported, from 0 to 1.
    var progress = 0.0
    /// Tasks that its code started and that go on.
    var works: Set<Int> = []
    /// Nanoseconds it used before `runsSince`.
    private var usedBefore: Int64 = 0
    private var runsSince: Int64

    var isPaused: Bool { left != nil }

    init(id: Int, run: Int?, kind: Kind, title: String, budget: Duration, startedAt now: Int64) {
      self.id = id
      self.run = run
      self.kind = kind
      self.title = title
      self.budget = budget
      runsSince = now
      allowed = budget.nanoseconds
      deadline = now.addingReportingOverflow(allowed).partialValue
    }

    mutating func pause(at now: Int64) {
      guard left == nil else { return }
      left = deadline - now
      deadline = .max
      usedBefore += now - runsSince
    }

    mutating func resume(at now: Int64) {
      guard let rest = left else { return }
      deadline = now + rest
      left = nil
      runsSince = now
    }

    /// It made progress: the budget begins anew.
    mutating func extend(at now: Int64) {
      if isPaused { left = allowed } else { deadline = now + allowed }
    }

    /// Nanoseconds that it has run, without the time that a person was asked.
    func used(at now: Int64) -> Int64 { usedBefore + (isPaused ? 0 : now - runsSince) }

    /// Nanoseconds of its budget that are left.
    func left(at now: Int64) -> Int64 { left ?? deadline - now }
  }
}

extension Duration {
  /// `30` or `0.5`, for messages; to the millisecond.
  package var secondsText: String { secondsOf(nanoseconds) }
}

/// Nanoseconds as seconds, `30` or `0.5`, to the millisecond.
func secondsOf(_ nanoseconds: Int64) -> String {
  let (seconds, rest) = (nanoseconds / 1_000_000).quotientAndRemainder(dividingBy: 1000)
  if rest == 0 { return "\(seconds)" }
  var digits = String(String(abs(rest) + 1000).dropFirst())
  while digits.hasSuffix("0") { digits.removeLast() }
  return "\(nanoseconds < 0 ? "-" : "")\(abs(seconds)).\(digits)"
}
