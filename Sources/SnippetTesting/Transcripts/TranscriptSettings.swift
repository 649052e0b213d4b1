import FlowFormat
import SnippetFoundation

/// What a flow file says of its conversation before the first step: the app, the width, the time and the like.
///
/// Widths of snapshots, names, filters and how cases are kept apart are no part of it: they change nothing that is said.
struct TranscriptSettings: Equatable {
  /// What holds, by the setting's word, in words of its own.
  private var values: [String: String]

  init(_ file: FlowFile) {
    let standard = SnippetSettings()
    values = [
      "app": file.appName, "width": "\(standard.columns[0])", "locale": standard.locales[0],
      "clock": TranscriptSettings.words(of: standard.clock), "seed": "\(standard.seed)",
      "budget": "",
    ]
    for setting in file.cases.first.map({ file.settings(of: $0) }) ?? file.settings {
      switch setting.value {
      case .width(let columns): values["width"] = "\(columns)"
      case .clock(let date): values["clock"] = TranscriptSettings.words(of: date)
      case .locale(let name): values["locale"] = name
      case .seed(let seed): values["seed"] = "\(seed)"
      case .budget(let budget, let duration):
        values["budget", default: ""] += "\(budget) \(duration)\n"
      default: break
      }
    }
  }

  /// The words of settings that differ.
  func words(otherThanIn other: TranscriptSettings) -> Set<String> {
    Set(values.keys.filter { values[$0] != other.values[$0] })
  }

  /// The word of a line that is a setting, such as `clock`; `@apps` says the app too.
  static func word(of line: String) -> String {
    let word = line.dropFirst().prefix { $0 != " " }
    return word == "apps" ? "app" : String(word)
  }

  /// A time to the millisecond, as files have it.
  private static func words(of date: Date) -> String {
    "\((date.timeIntervalSince1970 * 1_000).rounded())"
  }

  /// A time as a flow file writes it; nil: it is none of whole milliseconds.
  static func text(of date: Date) -> String? {
    let milliseconds = date.timeIntervalSince1970 * 1_000
    guard abs(milliseconds - milliseconds.rounded()) < 0.01 else { return nil }
    let isWhole = milliseconds.rounded().truncatingRemainder(dividingBy: 1_000) == 0
    // A bit later: the format cuts what is no whole millisecond, and such a time is rarely held exactly.
    let later = isWhole ? date : date.addingTimeInterval(0.000_1)
    return later.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }
}
