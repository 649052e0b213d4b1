import SnippetFoundation

/// A row between U+2068 and U+2069 where some of it runs from right to left, and as it is where nothing does.
///
/// A viewer that orders it reorders nothing beside it: no number of a choice, no price.
package func isolated(_ row: String) -> String {
  // Letters that run from right to left begin at U+0590.
  guard !row.isASCII, row.utf8.contains(where: { $0 >= 0xD6 }),
    row.unicodeScalars.contains(where: { Scalars.attributes($0.value).isRightToLeft })
  else { return row }
  return "\u{2068}\(row)\u{2069}"
}
