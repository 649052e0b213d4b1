import FlowEngine
package import Snippets

/// Breaks a row of prose at its blanks, so that a terminal breaks none of its words.
///
/// **Shape**: the row itself where it fits; the rows after the first are indented as the first is, behind the mark of
/// an answer as its words are. None of them begins as only rows of the engine do. A word wider than the terminal stays
/// whole, but for a part of it that would begin so.
/// **Units**: columns of the terminal; 0 or less: it has no width.
package func wrapped(
  _ row: String,
  columns limit: Int,
  style: OutputStyle = .plain
) -> [String] {
  guard limit > 0, columns(of: row) > limit else { return [row] }
  let margin = String(row.prefix { $0 == " " })
  let mark = String(row.dropFirst(margin.count)).markColumns
  // Where there is hardly a column it is left to the words.
  let indent = margin + String(repeating: " ", count: mark * 3 <= limit ? mark : 0)
  var rows: [String] = []
  var current = margin
  var isFirst = true
  for word in row.split(separator: " ") {
    if !isFirst, columns(of: current) + 1 + columns(of: String(word)) > limit {
      rows.append(current)
      current = indent + word
    } else {
      current += (isFirst ? "" : " ") + word
    }
    isFirst = false
  }
  rows.append(current)
  for (place, row) in rows.enumerated().dropFirst() {
    let safe = row.asAppRow(style)
    guard safe != row else { continue }
    // Words before it, which are heard, may be wider than the terminal.
    if style.isSpoken {
      rows[place] = safe
      continue
    }
    // What stands before it takes room: the rest is broken anew.
    let rest = ([safe] + rows[(place + 1)...].map { String($0.dropFirst(indent.count)) })
      .joined(separator: " ")
    return rows[..<place].flatMap { brokenByTerminal($0, columns: limit, style: style) }
      + wrapped(rest, columns: limit, style: style)
  }
  return rows.flatMap { brokenByTerminal($0, columns: limit, style: style) }
}

/// A row that a terminal breaks where it ends, with a break of its own before what would begin as a row of the
/// engine's.
///
/// **Shape**: the row itself, where nothing in it would.
/// **Units**: columns of the terminal; 0 or less: it has no width.
package func brokenByTerminal(
  _ row: String,
  columns limit: Int,
  style: OutputStyle = .plain
) -> [String] {
  guard limit > 0, columns(of: row) > limit else { return [row] }
  var rows = [""]
  var used = 0
  for place in row.indices {
    let width = columns(of: String(row[place]))
    if used > 0, used + width > limit {
      used = 0
      // No mark is longer.
      let rest = String(row[place...].prefix(64))
      let safe = rest.asAppRow(style)
      if safe != rest {
        let lead = safe.prefix(safe.count - rest.count)
        rows.append(String(lead))
        used = columns(of: String(lead))
      }
    }
    rows[rows.count - 1].append(row[place])
    used += width
  }
  return rows
}
