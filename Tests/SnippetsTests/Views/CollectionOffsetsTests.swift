import Foundation
import Testing

@testable import Snippets

struct CollectionOffsetsTests {
  @Test func `rows are removed by their offsets`() {
    var items = ["a", "b", "c", "d"]
    items.remove(atOffsets: [0, 2])
    #expect(items == ["b", "d"])
    items.remove(atOffsets: [])
    items.remove(atOffsets: [7])
    #expect(items == ["b", "d"])
    var slice = [1, 2, 3, 4][1...]
    slice.remove(atOffsets: [0])
    #expect(Array(slice) == [3, 4])
  }

  @Test(arguments: [
    (IndexSet([0]), 3, "bcade"), (IndexSet([3]), 0, "dabce"), (IndexSet([1, 3]), 5, "acebd"),
    (IndexSet([0, 4]), 2, "baecd"), (IndexSet([2]), 2, "abcde"), (IndexSet([2]), 3, "abcde"),
    (IndexSet([1]), 99, "acdeb"), (IndexSet([9]), 0, "abcde"), (IndexSet(), 1, "abcde"),
  ])
  func `rows are moved to before the one at an offset`(from: IndexSet, to: Int, moved: String) {
    var items = ["a", "b", "c", "d", "e"]
    items.move(fromOffsets: from, toOffset: to)
    #expect(items.joined() == moved)
  }

  @Test func `a list deletes and moves`() async {
    await MainActor.run {
      var items = ["a", "b"]
      let list = List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      #expect(render(list) == "a\nb")
    }
  }
}
