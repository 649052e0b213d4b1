import Snippets

/// Breaks a row of prose at its blanks, so that a terminal breaks none of its words.
///
/// **Shape**: the row itself where it fits; the rows after the first are indented as the first is. A word wider than
/// the terminal stays whole.
/// **Units**: columns of the terminal; 0 or less: it has no width.
package func wrapped(_ row: String, columns limit: Int) -> [String] {
  guard limit > 0, columns(of: row) > limit else { return [row] }
  let indent = String(row.prefix { $0 == " " })
  var rows: [String] = []
  var current = indent
  for word in row.split(separator: " ") {
    let isFirst = current == indent
    if !isFirst, columns(of: current) + 1 + columns(of: String(word)) > limit {
      rows.append(current)
      current = indent + word
    } else {
      current += (isFirst ? "" : " ") + word
    }
  }
  return rows + [current]
}
