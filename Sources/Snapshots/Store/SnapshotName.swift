import SnippetFoundation

/// What a snapshot is called: `order/happy-path/review@44`.
///
/// Slugs of names, no counters; under `Snapshots/` the same with `.txt`. `.ansi`, `.html`, `.json` and `.svg` are endings
/// of their own.
package struct SnapshotName: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// The folders and the file, without `.txt`.
  package let path: String

  /// A snapshot of a flow or a suite; nil if a part has neither letters nor digits.
  package init?(group: String, test: String, label: String, columns: Int) {
    let slugs = [group, test, label].map { Slug.of($0) }
    guard !slugs.contains("") else { return nil }
    path = slugs.joined(separator: "/") + "@\(columns)"
  }

  /// A snapshot of a suite in one variation: `card@32.de_DE.dark`.
  ///
  /// The locale is left out where it is en_US, the colours where they are light, the form where it is rows of text.
  /// nil if a part has neither letters nor digits.
  package init?(
    group: String,
    test: String,
    label: String,
    columns: Int,
    locale: String,
    isDark: Bool,
    form: String
  ) {
    guard let name = SnapshotName(group: group, test: test, label: label, columns: columns) else {
      return nil
    }
    let marks = [
      locale == "en_US" ? "" : SnapshotName.mark(locale), isDark ? "dark" : "",
      SnapshotName.mark(form),
    ]
    path = ([name.path] + marks.filter { !$0.isEmpty }).joined(separator: ".")
  }

  /// A locale's or a form's name without what would end a file's name or its folder.
  private static func mark(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "_-@".contains($0) ? $0 : "-" })
  }

  /// The folder of the flow or the suite.
  package var group: String { String(path.prefix { $0 != "/" }) }

  /// The folder of the case or the test; nil if the file stands in no other than its group's, or in none.
  package var test: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  /// The folder it stands in.
  package var folder: String { WholeFile.folder(of: path) }

  /// What it is called in its folder, without its width and what else varies.
  package var label: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "@" }) }

  /// The file below `Snapshots/`.
  package var file: String {
    [".ansi", ".html", ".json", ".svg"].contains(where: path.hasSuffix) ? path : path + ".txt"
  }

  /// A name as typed or found: with or without `Snapshots/` and `.txt`; nil if it leaves the folder.
  package init?(_ text: String) {
    var text = text
    if let range = text.range(of: "Snapshots/") { text = String(text[range.upperBound...]) }
    if text.hasSuffix(".txt") { text = String(text.dropLast(4)) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !text.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    path = text
  }

  package var description: String { path }

  package static func < (left: SnapshotName, right: SnapshotName) -> Bool {
    left.path < right.path
  }
}
