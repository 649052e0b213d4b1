import FlowEngine
import IntentModel
import SnippetFoundation
import Snippets

/// Something that was found, as it is written: one row, or one object of JSON.
struct FoundRow: Sendable, Equatable, Encodable {
  /// `shortcut`, `intent`, or the type of an entity; empty for a value that is none.
  var type: String
  var identifier: String
  var title: String
  var subtitle: String?
  /// The name of a symbol.
  var image: String?
  var section: String?

  init(_ item: FoundItem) {
    (type, identifier) = (item.type, item.identifier)
    (title, subtitle) = (item.shown.title, item.shown.subtitle)
    (image, section) = (item.shown.image, item.shown.section)
  }

  init(_ hit: SearchHit) {
    (type, identifier) = (hit.kind.rawValue, hit.identifier)
    (title, subtitle) = (hit.title, hit.subtitle)
  }

  /// As lists in a conversation are shown: the glyph, the title, in brackets what stands below it.
  static func lines(_ rows: [FoundRow]) -> [String] {
    var lines: [String] = []
    var section: String?
    for row in rows {
      if row.section != section, let title = row.section { lines.append(visible(title)) }
      section = row.section
      let glyph = row.image.map { symbolGlyph($0) + " " } ?? ""
      let subtitle = row.subtitle.map { " (\(visible($0)))" } ?? ""
      lines.append("\(glyph)\(visible(row.title))\(subtitle)")
    }
    return lines
  }
}
