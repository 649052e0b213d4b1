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
