import FlowEngine
import FlowFormat
import Lanes
package import SnippetFoundation
package import Snippets

/// A conversation as it goes, and the flow file it becomes once somebody asks for one.
///
/// What came only because time passed stands below a `! wait` that brings it in the flow.
package struct FlowRecorder {
  private struct Step {
    var input: String
    var rows: [Row] = []
  }

  private struct Row {
    var text: String
    /// Whether something of it is covered: any text may stand there.
    var isCovered: Bool

    /// The line of the file.
    var line: String {
      let end = text.lastIndex { $0 != " " }
      guard let end else { return "" }
      return isCovered ? "~ " + Self.holes(in: text[...end]) : "  " + text[...end]
    }

    private static func holes(in text: Substring) -> String {
      text.replacingOccurrences(of: "{{", with: "▒")
        .replacingOccurrences(of: secretText, with: "▒")
        .replacing(/▒+/, with: "{{*}}")
    }
  }

  /// What the file says of the conversation before its first step.
  private let header: [String]
  /// What has to happen in the flow before its first step.
  private let opening: [String]
  /// Whether the app's clock goes as that of the flow.
  private let standsStill: Bool
  private var steps: [Step] = []
  private var hasSecret = false
  /// Whether something was said that no line of a flow can hold.
  private var hasUnsayable = false
  /// Where the conversation is written; nil: nowhere yet.
  private var file: String?
  private var isWritten = true
  /// Why it could not be written, till that is told.
  private var problem: String?
  /// What is in the file and stays as it is.
  private var kept: KeptPart?
  /// Whether there was more than is kept.
  private var isFull = false
  /// Whether somebody is still to be told so.
  private var isToTell = false
  /// How far the flow's clock must have gone for all there is.
  private var passed = Duration.zero
  /// How far the steps let it go, whole milliseconds.
  private var waitedSoFar = Duration.zero
  /// How far it must have gone for what is typed or done now.
  package var now: @Sendable () -> Duration = { .zero }
  /// The titles of the intents whose work goes on now.
  package var workLeft: @Sendable () -> [String] = { [] }
  /// What of it the file says.
  private var left: [String] = []

  /// What stands for a line that is secret.
  static let secret = "(secret)"
  /// What stands for lines that no flow can hold.
  static let unsayable = "(left out)"

  /// Steps past these are not kept: a conversation of a day must not fill the memory.
  private let mostSteps: Int
  /// Nor are steps that would make the file larger than a flow may be.
  private let mostBytes: Int
  /// What the steps have.
  private var bytes = 0

  /// The names and numbers that make a flow go as the conversation went.
  ///
  /// In another zone than UTC, and by a clock that does not stand still while a person thinks, what is said of times is
  /// not what a flow says: the file tells so.
  package init(
    app: String,
    columns: Int,
    seed: UInt64?,
    start: Date,
    colorScheme: ColorScheme = .light,
    locale: Locale = .source,
    zone: TimeZone = .gmt,
    standsStill: Bool = true,
    mostSteps: Int = 10_000,
    mostBytes: Int = FlowFile.largest - 4 * FlowLine.longest
  ) {
    (self.mostSteps, self.mostBytes) = (mostSteps, mostBytes)
    self.standsStill = standsStill
    let isWhole = start.timeIntervalSince1970.rounded() == start.timeIntervalSince1970
    let clock = start.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
    header =
      ["@flow 1", "@app \(app)", "@width \(columns)", "@clock \(clock)"]
      + (locale == .source ? [] : ["@locale \(locale.identifier)"])
      + (seed.map { ["@seed \($0)"] } ?? [])
      + (zone.secondsFromGMT(for: start) == 0 ? [] : ["# " + Self.words(about: zone)])
      + (standsStill ? [] : ["# " + Self.aboutTheClock])
    opening = colorScheme == .dark ? ["! appearance dark"] : []
  }

  private static let aboutTheClock =
    "What the app says of the time is the machine's here. A flow's clock stands still while a "
    + "person thinks; that of 'flow record' does, too."

  private static func words(about zone: TimeZone) -> String {
    "Times of day are those of \(visible(zone.identifier)) here, and UTC's in a flow; "
      + "'flow record' converses in UTC."
  }

  /// A line that was typed, or a text of several that was pasted; one that is secret is not kept.
  ///
  /// What is kept is kept byte for byte, for only then the flow says the same; what no flow can hold is left out.
  mutating func typed(_ line: String, isSecret: Bool) {
    guard !isFull else { return }
    // Before anything comes of it: it may be what ends the program.
    defer { bringUpToDate() }
    if isSecret {
      hasSecret = add("> " + Self.secret) || hasSecret
      return
    }
    let lines = line.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isPaste = lines.count > 1
    let room = FlowLine.longest - (isPaste ? 0 : 2)
    let isSayable = lines.allSatisfy { line in
      line.count <= room && !line.contains(0) && !line.contains(UInt8(ascii: "\r"))
        && !(isPaste && line.elementsEqual("<<".utf8))
    }
    guard isSayable else {
      hasUnsayable = add("> " + Self.unsayable) || hasUnsayable
      return
    }
    add(isPaste ? "! paste <<\n\(line)\n<<" : "> \(line)")
  }

  /// An event that is not typing.
  mutating func happened(_ event: String) {
    add("! \(event)")
    bringUpToDate()
  }

  /// What comes next came later: so far the flow's clock must have gone for it.
  mutating func waited(_ time: Duration) {
    guard !isFull, time > passed else { return }
    passed = time
    isWritten = false
  }

  /// Whether it is kept.
  @discardableResult
  private mutating func add(_ input: String) -> Bool {
    waited(now())
    wait()
    return append(input)
  }

  @discardableResult
  private mutating func append(_ input: String) -> Bool {
    if isFull { return false }
    isWritten = false
    bytes += input.utf8.count + 1
    guard steps.count < mostSteps, bytes <= mostBytes else {
      (isFull, isToTell) = (true, true)
      return false
    }
    steps.append(Step(input: input))
    return true
  }

  /// Adds the wait that is missing, if one is.
  private mutating func wait() {
    guard let time = missingWait else { return }
    waitedSoFar += time
    append("! wait \(FlowDuration.text(time))")
  }

  /// What the flow's clock must still go, rounded up to a millisecond; nil: nothing.
  private var missingWait: Duration? {
    let missing = (passed - waitedSoFar).nanoseconds
    return missing > 0 ? .milliseconds((missing + 999_999) / 1_000_000) : nil
  }

  /// Keeps rows of the last step.
  ///
  /// `isCovered`: what is private of them is covered. `hiding` covers the rest of what may not be kept.
  mutating func showed(
    _ rows: [String],
    isCovered: Bool = false,
    hiding: (String) -> String = { $0 }
  ) {
    guard !isFull, !rows.isEmpty else { return }
    wait()
    guard !isFull, let last = steps.indices.last else { return }
    let shown = rows.map { row in
      let text = hiding(row)
      return Row(
        text: text,
        isCovered: text != row || isCovered && row.contains(ViewTree.coverMark)
      )
    }
    isWritten = false
    bytes += shown.reduce(0) { $0 + min($1.line.utf8.count, FlowLine.longest) + 1 }
    guard bytes <= mostBytes else {
      // A step without all that it showed would not hold.
      steps.removeLast()
      (isFull, isToTell) = (true, true)
      return
    }
    steps[last].rows += shown
  }

  /// Writes what there is and everything that comes.
  ///
  /// Returns the rows to say.
  package mutating func record(to path: String) -> [String] {
    if path.isEmpty { return ["Type /record FILE, with a name that ends in .flow."] }
    guard path.hasSuffix(".flow") else {
      return ["'\(visible(path))' is no name for a flow. Give one that ends in .flow."]
    }
    if FileManager.default.fileExists(atPath: path) {
      return ["'\(visible(path))' is there already. Give another name."]
    }
    // The first flow of a package has no folder yet. Where more than that is missing, writing says so.
    mkdir(URL(fileURLWithPath: path).deletingLastPathComponent().path, 0o777)
    file = path
    isWritten = false
    kept = nil
    if let problem = write() { return [problem] }
    let note = "What the app says of the time differs in a flow; 'flow record' has its clock."
    return ["This conversation is written to '\(visible(path))', from its first line on."]
      + (standsStill ? [] : [note]) + news()
  }

  /// What to say once of the recording: that it has ended.
  mutating func news() -> [String] {
    guard isToTell, let file else { return [] }
    isToTell = false
    return [
      "The recording in '\(visible(file))' has ended at \(steps.count) steps. "
        + "What comes now is not in it."
    ]
  }

  /// Whether what comes is written to that file.
  package func isRecording(to path: String) -> Bool { file == path }

  /// Brings the file up to date; what is wrong with that, or was since this was asked last.
  mutating func write() -> String? {
    bringUpToDate()
    defer { problem = nil }
    return problem
  }

  /// Only the last step and what follows is written anew, for nothing before it changes but the title.
  private mutating func bringUpToDate() {
    guard let file else { return }
    let before = left
    left = workLeft().sorted()
    if isWritten, left == before { return }
    isWritten = true
    if let kept, kept.title == title, kept.isFollowed(by: rows(from: kept.steps), in: file) {
      return keep(after: kept)
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      keep(after: KeptPart(title: title, bytes: beginning.utf8.count))
    } catch {
      kept = nil
      self.file = nil
      problem = "'\(visible(file))' cannot be written, so nothing is recorded. Check its folder."
    }
  }

  /// All steps but the last stay as they were just written.
  private mutating func keep(after written: KeptPart) {
    let done = max(written.steps, steps.count - 1)
    let bytes = steps[written.steps..<done].reduce(0) { $0 + Self.rows(of: $1).utf8.count }
    kept = KeptPart(
      title: written.title,
      steps: done,
      bytes: written.bytes + bytes,
      size: written.bytes + rows(from: written.steps).utf8.count
    )
  }

  /// A case that lacks something is replayed by hand; nothing else can run it.
  private var title: String {
    let title = "== a recorded conversation"
    if hasSecret {
      return title + " [skip a secret is left out: write it in place of \(Self.secret)]"
    }
    if hasUnsayable {
      return title
        + " [skip what no flow can hold is left out: type it in place of \(Self.unsayable)]"
    }
    // A flow without a step is not played unless it says that it lacks them.
    return steps.isEmpty ? title + " [todo]" : title
  }

  /// Whether the reply holds times that were measured, which no other run has.
  private static func isMeasured(_ input: String) -> Bool {
    let word = input.dropFirst(2).split(separator: " ").first?.lowercased()
    return word == "/trace" || word == "/time"
  }

  /// The flow file.
  var text: String { beginning + rows(from: 0) }

  private var beginning: String {
    (header + ["", title] + opening).map { $0 + "\n" }.joined()
  }

  /// The steps from one on, and what stands behind the last.
  private func rows(from first: Int) -> String {
    let wait = missingWait.map { "! wait \(FlowDuration.text($0))\n" } ?? ""
    let end = isFull ? "# The recording ended here, at \(steps.count) steps.\n" : wait
    let work = isFull ? [] : left.map { DeferredWork.check(of: $0) + "\n" }
    return steps[first...].map(Self.rows).joined() + end + work.joined()
  }

  private static func rows(of step: Step) -> String {
    if isMeasured(step.input) { return step.input + "\n...\n" }
    var shown: [String] = []
    for line in step.rows.map(\.line) {
      if FlowLine.canBe(line) {
        shown.append(line)
      } else if shown.last != "..." {
        shown += ["# What came here \(FlowLine.misfit).", "..."]
      }
    }
    let end = shown.lastIndex { !$0.isEmpty }
    return ([step.input] + (end.map { Array(shown[...$0]) } ?? [])).map { $0 + "\n" }.joined()
  }
}
