import FlowEngine
import FlowFormat
import Snapshots
import SnippetFoundation
import Snippets

// What a case shows, held against the snapshots that it names.
extension FlowPlayer {
  mutating func keep(_ snapshot: FlowSnapshot) async {
    for columns in setup.widths {
      guard
        let name = SnapshotName(
          group: runner.file.name,
          test: runner.flowCase.title,
          label: snapshot.name,
          columns: columns
        )
      else {
        return fail(snapshot.line, .unusable(unnameable(snapshot)))
      }
      result.snapshots.append(name)
      var filtered = ""
      do {
        guard let picture = try await driver.picture(columns: columns, style: .plain) else {
          return fail(snapshot.line, .nothingShown(snapshot.name))
        }
        let (text, gaveUpOn) = setup.filters.apply(toRowsOf: picture)
        if let gaveUpOn { return fail(snapshot.line, filter: gaveUpOn) }
        filtered = text
        let verdict = try runner.store.verify(name, filtered, mode: runner.recordMode)
        judge(verdict, of: name, filtered, line: snapshot.line)
      } catch let error as SnapshotStore.NotKept {
        judge(error, of: name, filtered, line: snapshot.line)
      } catch  where error is SnapshotStore.Unusable || error is WholeFile.Unwritable {
        fail(snapshot.line, .unreadable("\(error)"))
      } catch {
        fail(snapshot.line, .unusable("\(error)"))
      }
    }
  }

  /// What is said where one of the names that a snapshot is called by has neither letters nor digits.
  private func unnameable(_ snapshot: FlowSnapshot) -> String {
    let names = [snapshot.name, runner.flowCase.title]
    let name = names.first { Slug.of($0).isEmpty }
    let problem: FlowFinding.Problem =
      name.map { .unnameable($0) } ?? .unnameableFlow(runner.file.name)
    return problem.words
  }

  private mutating func judge(
    _ error: SnapshotStore.NotKept,
    of name: SnapshotName,
    _ picture: String,
    line: Int
  ) {
    var expected: String?
    if case .differs(let approved) = error.verdict { expected = approved }
    let diff = expected.map { Diff(expected: $0, actual: picture) }
    let reason = FlowFailure.Reason.unkeptSnapshot(name, diff, why: "\(error)")
    fail(line, reason, expected: expected, actual: picture)
  }

  private mutating func judge(
    _ verdict: SnapshotStore.Verdict,
    of name: SnapshotName,
    _ picture: String,
    line: Int
  ) {
    switch verdict {
    case .same: break
    case .missing: fail(line, .missingSnapshot(name), actual: picture)
    case .differs(let expected):
      let diff = Diff(expected: expected, actual: picture)
      fail(line, .snapshot(name, diff), expected: expected, actual: picture)
    case .recorded: fail(line, .recordedSnapshot(name))
    }
  }
}
