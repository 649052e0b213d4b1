import Foundation
import Snapshots

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

/// A thousand snapshots written for the first time, beside the same files made by bare calls of the system.
///
/// Nothing is deleted before the last round: ext4 without a journal looks at each inode that was freed in the last
/// minutes before it gives out another, so that a thousand files deleted make the next thousand ten times as slow.
func recordFigures() throws -> [Figure] {
  let names = snapshotNames(1_000)
  var folders: [TemporaryFolder] = []
  func folder() throws -> String {
    let folder = try TemporaryFolder()
    folders.append(folder)
    return folder.path + "/Snapshots"
  }
  var times: [Double] = []
  var floors: [Double] = []
  for _ in 0..<5 {
    let store = SnapshotStore(directory: URL(fileURLWithPath: try folder()))
    times.append(try milliseconds { try verify(names, in: store, .all) })
    let bare = try folder()
    floors.append(try milliseconds { try make(names, in: bare) })
  }
  let (time, floor) = (Measure.median(times), Measure.median(floors))
  return [
    Figure(
      name: "snapshots.record1000",
      value: time,
      unit: "ms",
      ratio: time / floor,
      of: "the same files, made by bare calls",
      runs: times.count
    )
  ]
}

/// Makes the files of snapshots, each beside its place and then moved there, and the folders they are in.
private func make(_ names: [SnapshotName], in folder: String) throws {
  var made: Set<Substring> = [""]
  for name in names {
    let path = "\(folder)/\(name.file)"
    for slash in path.indices where path[slash] == "/" && slash >= folder.endIndex {
      if made.insert(path[..<slash]).inserted { mkdir(String(path[..<slash]), 0o755) }
    }
    let text = card + "\n" + name.path + "\n"
    let file = open(path + ".part", O_WRONLY | O_CREAT | O_EXCL, 0o644)
    let count = write(file, text, text.utf8.count)
    guard close(file) == 0, count == text.utf8.count, rename(path + ".part", path) == 0 else {
      throw ChildError("\(path): \(String(cString: strerror(errno)))")
    }
  }
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
