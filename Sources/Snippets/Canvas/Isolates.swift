import SnippetFoundation

/// A row between U+2068 and U+2069 where some of it runs from right to left, and as it is where nothing does.
///
/// A viewer that orders it reorders nothing beside it: no number of a choice, no price, and no blanks at its beginning.
package func isolated(_ row: String) -> String {
  // Letters that run from right to left begin at U+0590.
  guard !row.isASCII, row.utf8.contains(where: { $0 >= 0xD6 }),
    row.unicodeScalars.contains(where: { Scalars.attributes($0.value).isRightToLeft })
  else { return row }
  let words = row.drop { $0 == " " }
  return "\(row[..<words.startIndex])\u{2068}\(words)\u{2069}"
}
