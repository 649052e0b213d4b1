import IntentEffects
import IntentModel
import SnippetFoundation

// What ran, for `/trace`, flows and files; a secret parameter's value is in none of it.
extension FlowMachine {
  /// The newest entries of what happened.
  struct Trace: Sendable {
    private(set) var entries: [TraceEntry] = []

    mutating func append(_ entry: TraceEntry) {
      if entries.count >= 2000 { entries.removeFirst(1000) }
      // Many conversations may be open, each with its own: room for half as many more, not for as many again.
      if entries.count == entries.capacity {
        entries.reserveCapacity(entries.count + max(8, entries.count / 2))
      }
      entries.append(entry)
    }
  }

  /// Adds an entry to the trace and hands it out.
  mutating func record(
    _ kind: TraceEntry.Kind,
    _ line: String,
    _ facts: [String: TraceEntry.Fact] = [:]
  ) {
    record(kind, .written(line, facts))
  }

  /// Adds an entry whose words are put together when they are read.
  mutating func record(_ kind: TraceEntry.Kind, _ content: TraceContent) {
    let time = (now - (beganAt ?? now)) / 1000
    let entry = TraceEntry(
      microseconds: time,
      kind: kind,
      content: secrets.isEmpty ? content : secrets.hidden(in: content)
    )
    trace.append(entry)
    actions.append(.emit(.traced(entry)))
  }

  /// Adds an entry whose kind its first word says.
  mutating func record(_ line: String) {
    let word = line.utf8.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    record(Self.kinds[String(Substring(word))] ?? .note, line)
  }

  private static let kinds: [String: TraceEntry.Kind] = [
    "begin": .begin, "perform": .perform, "show": .draw, "refresh": .draw, "tap": .answer,
    "confirmed": .answer, "declined": .answer, "chose": .answer, "done": .result, "end": .end,
    "cancel": .end, "effect": .effect,
  ]

  /// What an event shows is traced before it: the questions, and answers that were refused.
  mutating func trace(_ event: FlowEvent) {
    switch event {
    case .asked(let question):
      silentSince = now
      // Asked before its snippet was drawn, and then again, is asked once.
      let prompt = kept(question.prompt)
      if let last = trace.entries.indices.last, trace.entries[last].kind == .ask,
        trace.entries[last].line == secrets.hidden(in: "ask \(prompt)")
      {
        return
      }
      record(.ask, .about(.ask, prompt))
    case .rejected(let reason, let question):
      silentSince = now
      record(.reject, "reject: \(reason)", ["count": .number(Int64(question.attempt - 1))])
    default: break
    }
  }

  /// What is known of a call's time.
  func facts(of call: Call, count: Int32? = nil) -> [String: TraceEntry.Fact] {
    time(of: call).facts(count: count)
  }

  /// What was used and is left of a call's budget.
  func time(of call: Call) -> TraceContent.CallTime {
    TraceContent.CallTime(
      title: call.title,
      used: call.used(at: now),
      left: call.left(at: now),
      budget: call.allowed,
      verb: call.verb
    )
  }

  /// How many options a query gave.
  mutating func recordOptions(_ count: Int, _ call: Call) {
    record(.query, .call(.options, "", time(of: call), count: Int32(clamping: count)))
  }

  /// A query, or the drawing of a snippet, threw.
  mutating func recordThrown(_ subject: String, _ call: Call, as kind: TraceEntry.Kind = .query) {
    record(kind, .call(.threw, subject, time(of: call), count: nil))
  }

  /// How many of a parameter's entities were fetched again.
  mutating func recordFetch(of parameter: String, _ count: Int, for id: Int) {
    guard let call = index(ofCall: id).map({ calls[$0] }) else { return }
    record(.query, .call(.fetch, "\(parameter): ", time(of: call), count: Int32(clamping: count)))
  }

  /// How many values a query found for a text; other texts are read without asking the app.
  mutating func recordMatches(
    _ result: Result<ParameterResolution, Failure>,
    of text: String,
    _ call: Call,
    for parameter: (any AnyIntentParameter)?
  ) {
    guard parameter?.isFetched == true else { return }
    guard case .success(let resolution) = result else {
      return recordThrown("query '\(text)'", call)
    }
    let count =
      switch resolution {
      case .value, .near: 1
      case .ambiguous(let options): options.count
      case .rejected: 0
      }
    record(.query, .call(.query, "'\(text)': ", time(of: call), count: Int32(clamping: count)))
  }

  /// A call came back: over half of its budget is worth a word.
  mutating func weigh(_ call: Call) {
    if case .perform = call.kind { lastTime = time(of: call) }
    let used = call.used(at: now)
    guard used > call.allowed / 2 else { return }
    warn(
      .slow(what: call.what, used: secondsOf(used), budget: call.budget.secondsText),
      facts(of: call)
    )
  }

  /// Something goes wrong around the conversation: for the trace, a log, and where it is urgent standard error.
  mutating func warn(_ warning: FlowWarning, _ facts: [String: TraceEntry.Fact] = [:]) {
    if case .late(let what) = warning {
      record(.late, what, facts)
    } else {
      record(.warning, "warning: \(warning.text)", facts)
    }
    actions.append(.emit(.warned(warning)))
  }

  // MARK: Late

  /// Whether a call that came back had been given up: its result is dropped, and that is recorded.
  mutating func isLate<Value>(_ id: Int, _ result: Result<Value, Failure>) -> Bool {
    index(ofCall: id) == nil && dropLate(id, wasCancelled: result.isCancellation)
  }

  private mutating func dropLate(_ id: Int, wasCancelled: Bool) -> Bool {
    guard let note = callNotes[id] else { return true }
    callNotes[id] = nil
    guard let end = note.givenUp else { return true }
    let after = "\(secondsOf(now - end.at)) s after it \(end.because.words)"
    if wasCancelled {
      record(.end, "stopped: \(note.title), \(after)")
    } else {
      warn(.late(what: "late: what \(note.title) returned came \(after), and was dropped"))
    }
    return true
  }

  /// Gives up a call that is no longer on the list: its task is cancelled, and whatever it still brings is late.
  mutating func giveUp(_ call: Int, because reason: IntentCancellationReason = .userCancelled) {
    callNotes[call]?.givenUp = (now, reason)
    actions.append(.cancelTask(call, reason))
  }
}

extension IntentCancellationReason {
  fileprivate var words: String { self == .timeout ? "timed out" : "was cancelled" }
}
