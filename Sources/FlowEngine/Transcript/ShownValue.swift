import SnippetFoundation
import Snippets

/// A value that a result shows, as facts: alone, or as one of a list.
package struct ShownValue: Sendable, Equatable {
  /// Its number in a list; nil: it stands alone.
  var number: Int?
  /// The character of its symbol.
  var glyph: String?
  var title: String
  var subtitle: String?

  package init(
    number: Int? = nil,
    glyph: String? = nil,
    title: String,
    subtitle: String? = nil
  ) {
    self.number = number
    self.glyph = glyph
    self.title = title
    self.subtitle = subtitle
  }

  /// Its row: `[3] Springfield (Illinois)`, and `3. Springfield, Illinois` where it is read out.
  func row(_ style: OutputStyle = .plain) -> String {
    style.isSpoken ? spoken : drawn(style)
  }

  private var spoken: String {
    let words = visible([title, subtitle].compactMap(\.self).joined(separator: ", "))
    return number.map { "\($0). \(words)" } ?? words.asAppRow(.spoken)
  }

  private func drawn(_ style: OutputStyle) -> String {
    let subtitle = subtitle.map { " (\($0))" } ?? ""
    let words = visible((glyph.map { "\($0) " } ?? "") + title + subtitle)
    return number.map { "[\($0)] \(words.withoutMarks)" } ?? words.asAppRow(style)
  }
}
