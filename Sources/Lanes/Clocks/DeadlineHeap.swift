/// Entries by time; of one time, in the order they were put in.
struct DeadlineHeap<Entry> {
  private struct Item {
    var time: Int64
    var order: Int
    var entry: Entry

    func isBefore(_ other: Item) -> Bool {
      time != other.time ? time < other.time : order < other.order
    }
  }

  private var items: [Item] = []
  private var order = 0

  var earliest: Int64? { items.first?.time }

  /// All that is in it, in no order.
  var entries: some Sequence<Entry> { items.lazy.map(\.entry) }

  func count(where condition: (Entry) -> Bool) -> Int {
    items.reduce(0) { $0 + (condition($1.entry) ? 1 : 0) }
  }

  mutating func push(_ entry: Entry, at time: Int64) {
    order += 1
    items.append(Item(time: time, order: order, entry: entry))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child].isBefore(items[parent]) else { break }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> (time: Int64, entry: Entry)? {
    guard let first = items.first else { return nil }
    items.swapAt(0, items.count - 1)
    items.removeLast()
    sink()
    return (first.time, first.entry)
  }

  /// The first entry that fits, taken out; rare, so everything is put in order anew.
  mutating func remove(where condition: (Entry) -> Bool) -> Entry? {
    guard let index = items.firstIndex(where: { condition($0.entry) }) else { return nil }
    let entry = items.remove(at: index).entry
    items.sort { $0.isBefore($1) }
    return entry
  }

  private mutating func sink() {
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < items.count else { return }
      let right = left + 1
      let child = right < items.count && items[right].isBefore(items[left]) ? right : left
      guard items[child].isBefore(items[parent]) else { return }
      items.swapAt(child, parent)
      parent = child
    }
  }
}
