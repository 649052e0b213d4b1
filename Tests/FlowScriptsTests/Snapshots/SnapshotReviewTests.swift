import SnippetFoundation
import Testing

@testable import FlowScripts
@testable import Snapshots

/// What a person does who goes through what is pending.
@Suite final class SnapshotReviewTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let store: SnapshotStore
  private let names: [SnapshotName]

  init() throws {
    store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots"))
    names = try ["a/one/card@44", "a/one/new@44", "b/two/card@44"].map {
      try #require(SnapshotName($0))
    }
    for name in [names[0], names[2]] { _ = try store.verify(name, "tea\nold", mode: .all) }
    for name in names { _ = try store.verify(name, "tea\nnew\nmore", mode: .never) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var pending: [String] { get throws { try store.pendingSnapshots().map(\.name.path) } }

  @Test func `one is accepted, one rejected, one skipped`() throws {
    var review = try SnapshotReview(of: store)
    #expect(
      review.rows == [
        "1 of 3: a/one/card@44", "    1  tea", "-   2  old", "+   2  new", "+   3  more",
      ]
    )
    #expect(review.take("a") == [])
    #expect(review.rows.first == "2 of 3: a/one/new@44 (new)")
    #expect(review.take(" r ") == [])
    #expect(review.left == 1)
    #expect(review.take("s") == [])
    #expect(review.isDone)
    #expect(review.rows == [] && review.take("a") == [])
    #expect(try store.approved(names[0]) == "tea\nnew\nmore")
    #expect(try store.approved(names[1]) == nil)
    #expect(try pending == ["b/two/card@44"])
  }

  @Test func `capitals are for all that are left`() throws {
    var review = try SnapshotReview(of: store)
    _ = review.take("s")
    #expect(review.take("A") == [] && review.isDone)
    #expect(try pending == ["a/one/card@44"])
    var again = try SnapshotReview(of: store)
    _ = again.take("S")
    #expect(try pending == ["a/one/card@44"])
    again = try SnapshotReview(of: store)
    _ = again.take("R")
    #expect(try pending.isEmpty)
    #expect(try store.approved(names[0]) == "tea\nold")
  }

  @Test func `old and new stand side by side`() throws {
    var review = try SnapshotReview(of: store)
    #expect(review.take("o") == ["tea   tea", "old | new", "    | more"])
    #expect(review.take("d").count == 4)
    #expect(review.left == 3)
    #expect(review.take("yes") == ["'yes' is none of the letters. Type a, r, s, d, o, A, R or S"])
    #expect(review.left == 3)
  }

  @Test func `what was approved otherwise meanwhile is said and stays pending`() throws {
    var review = try SnapshotReview(of: store)
    try store.write("other\n", to: store.file(names[0]).path)
    #expect(review.take("a") == [PendingError.approvedChanged(names[0]).description])
    #expect(review.left == 2 && review.refused == 1)
    #expect(try pending.contains("a/one/card@44"))
  }

  @Test func `where nothing is pending the review is done`() throws {
    for name in names { try store.reject(name) }
    #expect(try SnapshotReview(of: store).isDone)
  }
}
