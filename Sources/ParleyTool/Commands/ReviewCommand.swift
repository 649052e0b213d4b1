import ArgumentParser
import FlowScripts
import Foundation
import Snapshots
import SnippetFoundation

extension SnapshotsCommand {
  /// `parley snapshots review`.
  struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows what is pending, one after the other, and asks about each.",
      discussion:
        "Exits 2 if a snapshot could not be accepted or rejected, 130 if it is left before the end."
    )
    @OptionGroup var place: Place

    func run() throws {
      try failing {
        var review = try SnapshotReview(of: place.store)
        if review.isDone { return print(SnapshotsCommand.nothing) }
        guard isatty(STDIN_FILENO) == 1 else { throw NoTerminal() }
        while !review.isDone {
          show(review.rows)
          let before = review.left
          while review.left == before {
            guard let answer = ReviewKeys.answer(to: SnapshotReview.question) else {
              print("\(review.left) not judged")
              throw ExitCode(130)
            }
            show(review.take(answer))
          }
        }
        if review.refused > 0 { throw ExitCode(2) }
      }
    }

    private func show(_ rows: [String]) {
      let hasColours =
        isatty(STDOUT_FILENO) == 1
        && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
      for row in rows {
        let colour = hasColours ? row.first.flatMap { ["-": "31", "+": "32"][$0] } : nil
        print(colour.map { "\u{1B}[\($0)m\(row)\u{1B}[0m" } ?? row)
      }
    }
  }

  /// A review asks, and nobody can answer.
  struct NoTerminal: Error, CustomStringConvertible {
    var description: String {
      "a review asks about each snapshot, and there is no terminal here. "
        + "Use: list, diff NAME, accept NAME or reject NAME"
    }
  }

  /// A pending snapshot as `list --json` writes it.
  struct Listed: Encodable {
    var name: String
    var file: String
    var isNew: Bool
    /// The approved text is another by now: run the test again.
    var isStale: Bool
    var expected: String?
    var actual: String
    var difference: [String]

    init(_ snapshot: PendingSnapshot) {
      name = snapshot.name.path
      file = "Snapshots/\(snapshot.name.file)"
      isNew = snapshot.expected == nil
      isStale = snapshot.isStale
      expected = snapshot.expected
      actual = snapshot.actual
      difference = snapshot.diff.lines
    }

    static func text(of snapshots: [PendingSnapshot]) throws -> String {
      try String(json: snapshots.map { Listed($0) }, isIndented: true)
    }
  }
}
