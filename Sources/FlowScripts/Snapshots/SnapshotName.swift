import SnippetFoundation

/// What a snapshot is called: `order/happy-path/review@44`.
///
/// Slugs of names, no counters; under `Snapshots/` the same with `.txt`.
package struct SnapshotName: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// The folders and the file, without `.txt`.
  package let path: String

  /// A snapshot of a flow or a suite; nil if a part has neither letters nor digits.
  package init?(group: String, test: String, label: String, columns: Int) {
    let slugs = [group, test, label].map { Slug.of($0) }
    guard !slugs.contains("") else { return nil }
    path = slugs.joined(separator: "/") + "@\(columns)"
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
