import FlowEngine
import SnippetFoundation
import Snippets

/// One place in the matrix of widths, locales and colours that a snippet is drawn for.
struct SnippetVariation: Sendable, Hashable {
  var columns: Int
  var locale = "en_US"
  var colorScheme = ColorScheme.light

  /// Every combination, the widths innermost.
  static func matrix(
    columns: [Int],
    locales: [String],
    colorSchemes: [ColorScheme]
  ) -> [SnippetVariation] {
    locales.flatMap { locale in
      colorSchemes.flatMap { scheme in
        columns.map { SnippetVariation(columns: $0, locale: locale, colorScheme: scheme) }
      }
    }
  }

  /// What is wrong with the lists that a matrix is made of; nil: nothing.
  static func problem(
    columns: [Int],
    locales: [String] = [],
    colorSchemes: [ColorScheme] = []
  ) -> String? {
    func twice<Element: Hashable>(_ all: [Element]) -> Element? {
      var seen: Set<Element> = []
      return all.first { !seen.insert($0).inserted }
    }
    if let problem = SnippetSettings.problem(columns: columns, locales: locales) { return problem }
    let spelled = Dictionary(grouping: locales) { $0.lowercased().replacing("-", with: "_") }
    if let names = locales.lazy.compactMap({ name in
      spelled.values.first { $0[0] == name && Set($0).count > 1 }
    }).first {
      let all = names.map { "'\($0)'" }.joined(separator: " and ")
      return "\(all) are one language and region. Name it once"
    }
    let doubled =
      twice(columns).map { "\($0) columns" } ?? twice(locales)
      ?? twice(colorSchemes).map { "\($0)" }
    return doubled.map {
      "\($0) are named twice: two snapshots would have one name. Name them once"
    }
  }

  /// What is said where a list is empty, so that nothing would be compared.
  static func emptiness(of label: String) -> String {
    "nothing is drawn for '\(label)': a list is empty. Name one"
  }

  /// Draws at the time of the settings: what a view reads of the calendar's clock is theirs.
  @MainActor
  static func drawn<Drawing>(
    _ settings: RenderSettings,
    _ body: () throws -> Drawing
  ) rethrows -> Drawing {
    try Onlooker.at(settings.now, seed: SnippetSettings.current.seed) { try body() }
  }

  /// The settings of a rendering, and of the test for the rest.
  func applied(to settings: RenderSettings) -> RenderSettings {
    var settings = settings
    settings.columns = columns
    settings.locale = Locale(identifier: locale)
    settings.calendar.locale = settings.locale
    settings.colorScheme = colorScheme
    return settings
  }
}

extension SnippetSettings {
  /// What a rendering depends on besides its width, its locale and its colours.
  var rendering: RenderSettings {
    var render = RenderSettings()
    render.timeZone = timeZone
    render.calendar.timeZone = timeZone
    render.now = clock
    return render
  }
}
