import Snapshots
import SnippetFoundation
import Snippets

extension FlowFinding: CustomStringConvertible {
  /// What happened, where, and what to do, on one line.
  package var description: String { visible("\(location): \(problem.words)") }
}

extension FlowFinding {
  /// The sigil that a line starts with whose second column is none of its own; nil: another start.
  fileprivate static func sigil(of start: String) -> String? {
    if start == "==" { return start }
    return start.first.flatMap { "> ! ~ ? = #".contains($0) && $0 != " " ? String($0) : nil }
  }
}

extension FlowFinding.Problem {
  package var words: String {
    switch self {
    case .notUTF8: "the file is not UTF-8 from here on. Save it as UTF-8"
    case .byteOrderMark:
      "the file begins with a byte-order mark. Save it as UTF-8 without one"
    case .carriageReturn:
      "this line holds a carriage return. Lines end in a line feed alone; save the file that way"
    case .nul: "this line holds a NUL byte: the file is no text. Save it as UTF-8"
    case .tab: "a tab stands here. Write blanks, or \\t in a regular expression"
    case .longLine(let bytes):
      "this line has \(bytes) bytes; a line has at most \(FlowLine.longest). Shorten it"
    case .largeFile:
      "the file has more than \(FlowFile.largest &>> 20) MB. Put its cases in several files"
    case .more(let count):
      "\(count) more \(count == 1 ? "is" : "are") left out. Mend the ones above first"
    case .textBesideAnything:
      "'...' stands alone on its line. Remove what follows it, or write the row behind two spaces or ~"
    case .unknownSigil(let start) where FlowFinding.sigil(of: start) != nil:
      "a blank has to stand behind '\(FlowFinding.sigil(of: start) ?? "")'"
    case .unknownSigil(let start):
      "a line may not start with '\(start)'. Start it with > (typed), ! (event), two spaces "
        + "(output), ~ (output with holes), ... (any output), ? (check), = (snapshot), : (label), "
        + "== (case), @ (setting) or # (comment)"
    case .unknownEvent(let word, let nearest):
      "there is no event '\(word)'" + suggestion(nearest, of: EventVerb.words)
    case .unknownCheck(let word, let nearest):
      "there is no check '\(word)'" + suggestion(nearest, of: CheckVerb.words)
    case .unknownSetting(let word, let nearest):
      "there is no setting '@\(word)'" + suggestion(nearest.map { "@" + $0 })
    case .unknownMark(let word, let nearest):
      "there is no mark '[\(word)]' for a case" + suggestion(nearest.map { "[\($0)]" })
    case .markNeedsReason(let word): "'[\(word)]' needs a reason. Write [\(word) WHY]"
    case .closeMark(let word):
      "'[\(word)]' is no mark where no title and a blank stand before it. Write == TITLE [\(word)"
        + (word == "skip" || word == "xfail" ? " WHY]" : "]")
    case .markInside(let word):
      "a mark '[\(word)]' stands at the end of a title, and ends in ']'. Write == TITLE [\(word)"
        + (word == "skip" || word == "xfail" ? " WHY]" : "]")
    case .secondMark(let word):
      "a case has one mark, and '[\(word)]' is its second. Leave one of them out"
    case .badArgument(_, let given, let usage, let nearest),
      .badSetting(_, let given, let usage, let nearest):
      (given.isEmpty
        ? "something is missing. Write \(usage)" : "'\(given)' does not fit. Write \(usage)")
        + suggestion(nearest)
    case .namedTwice(let name): "'\(name)' is named twice. Name it once"
    case .missing(let what): "\(what) is missing"
    case .outputWithoutStep:
      "this output belongs to no step. Put a line that starts with > or ! above it"
    case .manyHoles(let count):
      "this step has \(count) lines ~ and ...; a step has at most \(FlowStep.mostHoles). "
        + "Put one ... in place of many of them"
    case .outsideCase(let what):
      "\(what) belongs to a case. Start one above it with == and a title"
    case .insideCase(let setting):
      "'@\(setting)' holds for a whole file. Move it above the first case"
    case .openPaste: "this paste does not end. End it with a line '<<'"
    case .malformedPattern(let reason): reason.words
    case .malformedJSON(let why): "this is no JSON: \(why)"
    default: checkingWords
    }
  }

  private var checkingWords: String {
    switch self {
    case .noApp: "the file names no app. Add a line such as @app CoffeeShop above the first case"
    case .unknownApp(let name, let nearest, let known):
      "'\(name)' is no app of this file. Name it in @apps" + suggestion(nearest, of: known)
    case .appNotRun(let name, let nearest, let known):
      "this program runs no app called '\(name)'" + suggestion(nearest, of: known)
    case .duplicateSetting(let word, let first):
      "'@\(word)' is already set in line \(first). Remove one of them"
    case .lateSetting(let word):
      "'@\(word)' holds for its whole case, for what stands above it too. "
        + "Move it up, right below the case's title"
    case .emptyFilter(let regex):
      "'\(regex)' also takes a text that is empty. Write one that takes at least a character"
    case .unsupportedEvent(let usage, let why): "the event '\(usage)' is not run yet: \(why)"
    case .unsupportedVersion(let version):
      "'@flow \(version)' is a format of another time; this is format 1. Write @flow 1"
    case .undeclaredName(let name, let declared):
      "'{{\(name)}}' is not declared. Add @let \(name) = REGEX" + suggestion(declared)
    case .duplicateName(let name, let first):
      "'\(name)' is already declared in line \(first). Give it another name"
    case .duplicateTitle(let title, let first):
      "a case '\(title)' is already in line \(first). Give this one another title"
    case .duplicateLabel(let label, let first):
      "':\(label)' is already in line \(first). Give this one another name"
    case .duplicateSnapshot(let name, let first):
      "the snapshot '\(name)' is already taken in line \(first). Give this one another name"
    case .sameFileName(let name, let slug, let first):
      "'\(name)' and the name in line \(first) become one file name, '\(slug)': \(Slug.rule). "
        + "Give this one another name"
    case .sharedSnapshot(let name, let owner):
      "the snapshot '\(name)' is also that of \(owner.path):\(owner.line): a flow's snapshots go by the "
        + "name of its file, not by its folder. Rename one of the files, or the snapshot"
    case .unknownCase(let title, let nearest):
      "there is no case '\(title)' in this file" + suggestion(nearest)
    case .unknownLabel(let label, let title, let nearest):
      "the case '\(title)' has no ':\(label)'" + suggestion(nearest.map { ":" + $0 })
    case .startsFromItself(let titles):
      "the case starts from itself: \(titles.map { "'\($0)'" }.joined(separator: " from ")). "
        + "Let one of them begin anew"
    case .longChain:
      "more than \(FlowFile.longestChain) cases start from each other up to here. "
        + "Let one of them begin anew"
    case .trailingBlank(let what):
      "this \(what) ends in a blank, and no \(what == "row" ? "output" : what) does. "
        + "Remove what follows its last character"
    case .noCases: "the file holds no case. Add one: a line == and a title, and steps below"
    case .emptyCase:
      "the case holds nothing to play. Write its steps below, or mark it [todo]"
    case .behindTheEnd(let line):
      "the input ended in line \(line), and nobody can say anything after that. "
        + "Leave this step out, or put it into a case of its own"
    case .unnameable(let name):
      "'\(name)' cannot name a file. Use letters or digits"
    case .unnameableFlow(let name):
      "'\(name)' cannot name a file, and a flow's snapshots are called after its file. "
        + "Use letters or digits in the name of the flow's file"
    default: ""
    }
  }

  /// `. Did you mean 'confirm'?`; where nothing is near, all that there are.
  private func suggestion(_ names: [String], of all: [String] = []) -> String {
    guard !names.isEmpty else {
      var seen: Set<String> = []
      let each = all.filter { seen.insert($0).inserted }
      return each.isEmpty ? "" : ". There is \(each.joined(separator: ", "))"
    }
    let quoted = names.prefix(5).map { "'\($0)'" }
    let list =
      quoted.count == 1
      ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
    return ". Did you mean \(list)?"
  }
}

extension FlowPattern.Malformed.Reason {
  package var words: String {
    switch self {
    case .unclosedHole: "this hole does not end. End it with }}"
    case .emptyHole: "this hole is empty. Write {{*}}, {{re:REGEX}} or {{NAME}}"
    case .badName(let name):
      "'\(name)' is no name. Write {{*}}, {{re:REGEX}} or a name of letters, digits and _"
    case .badRegex(let regex, let why): "'\(regex)' is no regular expression: \(why)"
    }
  }
}
