public import SnippetFoundation

// What `onDelete` and `onMove` are given, applied to the values that the rows show.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the beginning; offsets that there are not are left out.
  ///
  /// Shape: `.onDelete { items.remove(atOffsets: $0) }`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets to before the element that is at another one; at the count or beyond, to the end.
  ///
  /// Shape: `.onMove { items.move(fromOffsets: $0, toOffset: $1) }`. The offsets are those before anything is moved, and the elements keep
  /// their order; offsets that there are not are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard !source.isEmpty else { return }
    var (before, moved, behind): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    var index = startIndex
    for element in [before, moved, behind].joined() {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
