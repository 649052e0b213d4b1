import Snapshots
import SnippetFoundation

/// How each setting is written.
enum SettingForm {
  static let usages: [(word: String, usage: String, inCase: Bool)] = [
    ("flow", "@flow 1", false),
    ("app", "@app NAME", false),
    ("apps", "@apps NAME NAME", false),
    ("width", "@width 44, from 1 to 1000", true),
    ("widths", "@widths 32 44 80, each from 1 to 1000", true),
    ("clock", "@clock 2026-01-05T09:00:00Z, in the years 1700 to 2200", true),
    ("seed", "@seed 7", true),
    ("locale", "@locale en_US", true),
    ("timezone", "@timezone Asia/Tokyo", true),
    ("budget", "@budget perform 2s, in ms, s, m or h, a year at most", true),
    ("isolate", "@isolate process", true),
    ("let", "@let NAME = REGEX", true),
    ("from", "@from CASE :label", true),
    ("filter", "@filter REGEX => TEXT", true),
  ]

  static func usage(of word: String) -> String {
    usages.first { $0.word == word }?.usage ?? "@\(word)"
  }
}

extension FlowParser {
  mutating func readSetting(_ line: FlowLine) {
    let (word, argument) = FlowParser.split(line.text(after: 1))
    guard let form = SettingForm.usages.first(where: { $0.word == word }) else {
      let near = nearest(word, in: SettingForm.usages.map(\.word), limit: 1)
      return report(line.number, column: 2, .unknownSetting(word, nearest: near))
    }
    if current != nil, !form.inCase {
      return report(line.number, .insideCase(setting: word))
    }
    if current == nil, word == "from" {
      return report(line.number, .outsideCase("'@from'"))
    }
    let column = FlowParser.column(ofArgumentAfter: word, at: 2)
    if let (offset, problem) = FlowParser.mistake(inRegexOf: word, argument) {
      return report(line.number, column: column + offset, problem)
    }
    if let (offset, name) = FlowParser.repetition(inListOf: word, argument) {
      return report(line.number, column: column + offset, .namedTwice(name))
    }
    guard let value = FlowParser.value(of: word, argument) else {
      return report(
        line.number,
        column: column,
        .badSetting(
          word: word,
          given: argument,
          usage: form.usage,
          nearest: choices(near: argument, of: word)
        )
      )
    }
    let setting = FlowSetting(line: line.number, word: word, value: value)
    if current == nil { file.settings.append(setting) } else { current?.settings.append(setting) }
  }

  private func choices(near argument: String, of word: String) -> [String] {
    let given = FlowParser.split(argument).word
    let all: [String]
    switch word {
    case "budget": all = FlowSetting.Budget.allCases.map(\.rawValue)
    case "isolate": all = FlowSetting.Isolation.allCases.map(\.rawValue)
    case "timezone": return zones(near: argument)
    default: return []
    }
    return all.contains(given) ? [] : nearest(given, in: all, limit: 1)
  }

  /// The zone of that city, or of a like name.
  private func zones(near argument: String) -> [String] {
    let all = TimeZone.knownTimeZoneIdentifiers
    let city = "/" + argument.lowercased().replacing(" ", with: "_")
    let ofCity = all.filter { $0.lowercased().hasSuffix(city) }
    return ofCity.isEmpty ? nearest(argument, in: all, limit: 1) : Array(ofCity.prefix(1))
  }

  /// A zone by its whole name: of `JST` and `GMT+9` the system makes other ones than Foundation does.
  private static func timeZone(_ name: String) -> TimeZone? {
    let isWhole =
      name == "UTC" || name.contains("/") || TimeZone.knownTimeZoneIdentifiers.contains(name)
    return isWhole ? TimeZone(identifier: name) : nil
  }

  /// Returns nil where the argument does not fit the setting.
  private static func value(of word: String, _ argument: String) -> FlowSetting.Value? {
    if argument.isEmpty { return nil }
    switch word {
    case "flow": return isDigits(argument) ? Int(argument).map { .flow($0) } : nil
    case "app": return .app(argument)
    case "apps":
      let names = argument.split(separator: " ").map(String.init)
      return names.isEmpty ? nil : .apps(names)
    case "width": return columns(argument).map { .width($0) }
    case "widths":
      let parts = argument.split(separator: " ")
      let widths = parts.compactMap { columns($0) }
      return widths.count == parts.count ? .widths(widths) : nil
    case "clock":
      guard let date = SettingLimits.date(argument), SettingLimits.isClock(date)
      else { return nil }
      return .clock(date)
    case "seed": return isDigits(argument) ? UInt64(argument).map { .seed($0) } : nil
    case "locale": return isLocale(argument) ? .locale(argument) : nil
    case "timezone": return timeZone(argument).map { .timeZone($0) }
    case "budget": return budget(argument)
    case "isolate": return FlowSetting.Isolation(rawValue: argument).map { .isolate($0) }
    case "let": return name(argument)
    case "from": return origin(argument)
    case "filter": return filter(argument)
    default: return nil
    }
  }

  /// What a setting that takes several names twice, and where the second one stands.
  private static func repetition(
    inListOf word: String,
    _ argument: String
  ) -> (offset: Int, name: String)? {
    guard word == "apps" || word == "widths" else { return nil }
    var seen: Set<String> = []
    for part in argument.split(separator: " ") {
      let name = word == "widths" ? columns(part).map(String.init) : String(part)
      guard let name, !seen.insert(name).inserted else { continue }
      return (argument.distance(from: argument.startIndex, to: part.startIndex), String(part))
    }
    return nil
  }

  /// Whether a name is that of a language, with a script and a country where it says so, that there are.
  ///
  /// What follows `@` or `-u-` only has to look right.
  static func isLocale(_ name: String) -> Bool {
    let rest = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let plain = rest.first,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "_-@=;".contains($0) })
    else { return false }
    var parts = plain.split(omittingEmptySubsequences: false) { "_-".contains($0) }.map(String.init)
    if let extras = parts.firstIndex(of: "u"), extras + 1 < parts.count {
      parts.removeSubrange(extras...)
    }
    guard let language = parts.first,
      Locale.LanguageCode(language.lowercased()).isISOLanguage
    else { return false }
    parts.removeFirst()
    if let script = parts.first, script.count == 4, Locale.Script(script.capitalized).isISOScript {
      parts.removeFirst()
    }
    if let region = parts.first, Locale.Region(region.uppercased()).isISORegion {
      parts.removeFirst()
    }
    return parts.isEmpty || parts == ["POSIX"]
  }

  /// A width from 1 to 1,000 columns.
  static func columns(_ text: some StringProtocol) -> Int? {
    guard isDigits(text), let columns = Int(text), SettingLimits.columns.contains(columns)
    else { return nil }
    return columns
  }

  /// Whether a number is written as one is: without a sign.
  private static func isDigits(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func budget(_ argument: String) -> FlowSetting.Value? {
    let (word, rest) = split(argument)
    guard let budget = FlowSetting.Budget(rawValue: word), let duration = FlowDuration.parse(rest)
    else { return nil }
    return .budget(budget, duration)
  }

  private static func name(_ argument: String) -> FlowSetting.Value? {
    guard let equals = argument.range(of: " = ", options: .literal) else { return nil }
    let name = argument[..<equals.lowerBound]
    let regex = String(argument[equals.upperBound...])
    guard FlowPattern.isName(name), !regex.isEmpty else { return nil }
    return .name(String(name), regex: regex)
  }

  /// What is wrong with the regular expression of a setting that has one, and where.
  private static func mistake(
    inRegexOf word: String,
    _ argument: String
  ) -> (offset: Int, problem: FlowFinding.Problem)? {
    let value: FlowSetting.Value?
    switch word {
    case "let": value = name(argument)
    case "filter": value = filter(argument)
    default: return nil
    }
    var offset = 0
    let regex: String
    switch value {
    case .name(let name, let source):
      offset = name.count + 3
      regex = source
    case .filter(let source, _): regex = source
    default: return nil
    }
    do throws(FlowRegex.Malformed) {
      let read = try FlowRegex(regex)
      return word == "filter" && read.matchesNothing ? (offset, .emptyFilter(regex)) : nil
    } catch {
      let why = FlowPattern.Malformed.Reason.badRegex(regex, why: error.why)
      return (offset + error.offset, .malformedPattern(why))
    }
  }

  private static func origin(_ argument: String) -> FlowSetting.Value? {
    guard let colon = argument.range(of: " :", options: [.backwards, .literal]) else { return nil }
    let title = String(argument[..<colon.lowerBound])
    let label = String(argument[colon.upperBound...])
    return title.isEmpty || label.isEmpty ? nil : .from(title: title, label: label)
  }

  private static func filter(_ argument: String) -> FlowSetting.Value? {
    guard let arrow = argument.range(of: " =>", options: .literal) else { return nil }
    let regex = String(argument[..<arrow.lowerBound])
    let text = argument[arrow.upperBound...]
    guard !regex.isEmpty, text.isEmpty || text.utf8.first == UInt8(ascii: " ") else { return nil }
    return .filter(regex: regex, text: String(Substring(text.utf8.dropFirst())))
  }
}
