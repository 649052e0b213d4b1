package import Snapshots
import SnippetFoundation
import Snippets

/// A walk through what is pending, one snapshot after the other, each judged by a letter.
package struct SnapshotReview: Sendable {
  /// What may be typed.
  package static let question =
    "a accept, r reject, s skip, d difference, o old and new; "
    + "A, R, S and Enter for all that are left > "

  /// Whether a letter judges all that are left: a key that was hit by mistake must not.
  package static func judgesAll(_ letter: Character) -> Bool { "ARS".contains(letter) }

  private let store: SnapshotStore
  private let all: [PendingSnapshot]
  private var place = 0
  /// Judgements that could not be carried out: those snapshots are still pending.
  package private(set) var refused = 0

  /// - Throws: What keeps the store from being read.
  package init(of store: SnapshotStore) throws {
    self.store = store
    all = try store.pendingSnapshots()
  }

  /// Whether every snapshot was judged or skipped.
  package var isDone: Bool { place == all.count }

  /// Snapshots that were not yet come to.
  package var left: Int { all.count - place }

  /// The snapshot to judge now, with its difference; no rows if there is none.
  package var rows: [String] {
    guard !isDone else { return [] }
    let snapshot = all[place]
    return ["\(place + 1) of \(all.count): \(snapshot.name)\(snapshot.marks)"]
      + snapshot.diff.lines
  }

  /// Does what a letter says, and returns what there is to say to that.
  ///
  /// A snapshot that cannot be accepted stays pending; why is said, and the walk goes on.
  package mutating func take(_ answer: String) -> [String] {
    guard !isDone else { return [] }
    switch answer.trimmed {
    case "a": return next { try $0.accept($1) }
    case "r": return next { try $0.reject($1) }
    case "s": return next(nil)
    case "A": return rest { try $0.accept($1) }
    case "R": return rest { try $0.reject($1) }
    case "S": return rest(nil)
    case "d": return all[place].diff.lines
    case "o": return all[place].sideBySide
    case let other:
      return ["'\(visible(other))' is none of the letters. Type a, r, s, d, o, A, R or S"]
    }
  }

  private typealias Judgement = (SnapshotStore, SnapshotName) throws -> Void

  private mutating func next(_ judge: Judgement?) -> [String] {
    defer { place += 1 }
    do {
      try judge?(store, all[place].name)
      return []
    } catch {
      refused += 1
      return ["\(error)"]
    }
  }

  private mutating func rest(_ judge: Judgement?) -> [String] {
    var said: [String] = []
    while !isDone { said += next(judge) }
    return said
  }
}

extension PendingSnapshot {
  /// What a list says behind the name.
  package var marks: String {
    (expected == nil ? " (new)" : "") + (isStale ? " (stale: approved differently since)" : "")
  }

  /// The approved rows and, beside them, those that came: a `|` between rows that differ.
  package var sideBySide: [String] {
    let old = expected.map { Diff.rows(of: $0) } ?? []
    let new = Diff.rows(of: actual)
    let width = old.map { columns(of: ShownText.row($0)) }.max() ?? 0
    return (0..<max(old.count, new.count)).map { index in
      let left = index < old.count ? ShownText.row(old[index]) : ""
      let right = index < new.count ? ShownText.row(new[index]) : ""
      let same = index < old.count && index < new.count && haveSameScalars(old[index], new[index])
      let blanks = String(repeating: " ", count: width - columns(of: left))
      return ShownText.row("\(left)\(blanks) \(same ? " " : "|") \(right)")
    }
  }
}
