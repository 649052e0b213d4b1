import FlowScripts
import Foundation

/// So many snapshots compared, and the folder looked through for those that nothing names.
func verifyFigures(_ count: Int) throws -> [Figure] {
  let folder = try TemporaryFolder()
  let store = SnapshotStore(directory: URL(fileURLWithPath: folder.path + "/Snapshots"))
  let names = snapshotNames(count)
  try verify(names, in: store, .all)
  let times = try (0..<9).map { _ in
    try milliseconds {
      try verify(names, in: store, .never)
      guard Set(try store.names()) == Set(names) else { throw ChildError("snapshots are missing") }
    }
  }
  let time = Measure.median(times)
  return [
    Figure(
      name: "snapshots.verify\(count)",
      value: time,
      unit: "ms",
      ratio: time / (0.026 * Double(count)),
      of: "insta's 26 us a snapshot",
      runs: times.count
    )
  ]
}

/// A thousand snapshots written for the first time.
func recordFigures() throws -> [Figure] {
  let names = snapshotNames(1_000)
  let times = try (0..<9).map { _ in
    let folder = try TemporaryFolder()
    let store = SnapshotStore(directory: URL(fileURLWithPath: folder.path + "/Snapshots"))
    return try milliseconds { try verify(names, in: store, .all) }
  }
  return [
    Figure(
      name: "snapshots.record1000",
      value: Measure.median(times),
      unit: "ms",
      runs: times.count
    )
  ]
}

private func snapshotNames(_ count: Int) -> [SnapshotName] {
  (0..<count).compactMap { number in
    SnapshotName(
      group: "order \(number / 100)",
      test: "case \(number / 10)",
      label: "review \(number)",
      columns: 44
    )
  }
}

private func verify(
  _ names: [SnapshotName],
  in store: SnapshotStore,
  _ mode: RecordMode
) throws {
  for name in names {
    let text = card + "\n" + name.path
    switch try store.verify(name, text, mode: mode) {
    case .same where mode == .never, .recorded where mode == .all: break
    case let verdict: throw ChildError("\(name): \(verdict)")
    }
  }
}

/// As many rows and letters as a card has.
private let card = (0..<12).map { "\($0) ────────────────────  Latte  $4.50" }.joined(
  separator: "\n"
)

private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return Measure.microseconds(ContinuousClock.now - start) / 1000
}
