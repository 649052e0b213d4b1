import SnippetFoundation

/// What options are called, where the name of one has a comma in it: `Salt, Coarse`.
struct OptionNames {
  private var names: Set<String> = []
  /// In how many pieces a comma parts a name, at most; 1: none is parted.
  private var most = 1

  init(_ options: [ParameterOption]) {
    guard options.contains(where: { $0.title.utf8.contains(UInt8(ascii: ",")) }) else { return }
    let all = options.map { Self.pieces($0.title) }
    names = Set(all.map { $0.joined(separator: ", ") })
    most = all.map(\.count).max() ?? 1
  }

  /// The parts of a list, those that are one name together as one.
  ///
  /// A whole list that is a name is that option, as it is in a conversation. In a longer one what is a name by itself on each
  /// side of a comma stays so.
  func joined(_ parts: [ListText.Part]) -> [ListText.Part] {
    guard most > 1 else { return parts }
    var joined: [ListText.Part] = []
    var rest = parts[...]
    while let part = rest.popFirst() {
      guard let place = place(ofNameIn: part, rest, isWhole: joined.isEmpty) else {
        joined.append(part)
        continue
      }
      joined += [part.some(0..<place.start), ListText.Part(words: [place.name])]
      rest = rest.dropFirst(place.count - 1)
      if let last = rest.popFirst(), place.end < last.count {
        rest = [last.some(place.end..<last.count)] + rest
      }
    }
    return joined.filter { $0.count > 0 }
  }

  /// Where a name stands that goes on behind a comma: at which word of a part it begins, how many parts follow, and before
  /// which word of the last of them it ends.
  private struct Place {
    let start: Int
    let count: Int
    let end: Int
    let name: String
  }

  private func place(
    ofNameIn part: ListText.Part,
    _ next: ArraySlice<ListText.Part>,
    isWhole: Bool
  ) -> Place? {
    guard part.count <= 8 else { return nil }
    for start in 0..<part.count {
      for count in stride(from: min(most - 1, next.count), to: 0, by: -1) {
        guard let last = next.prefix(count).last, last.count <= 8 else { continue }
        let inside = next.prefix(count - 1).map { $0.text(0..<$0.count) }
        for end in stride(from: last.count, to: 0, by: -1) {
          let pieces = [part.text(start..<part.count)] + inside + [last.text(0..<end)]
          let name = pieces.joined(separator: ", ")
          let isAll = isWhole && start == 0 && count == next.count && end == last.count
          guard names.contains(name.lowercased()),
            isAll || !pieces.allSatisfy({ names.contains($0.lowercased()) })
          else { continue }
          return Place(start: start, count: count, end: end, name: name)
        }
      }
    }
    return nil
  }

  /// A name in small letters as a list is parted at commas.
  private static func pieces(_ name: String) -> [String] {
    guard name.contains(",") else { return [name.lowercased().trimmed] }
    return name.lowercased().split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension ListText.Part {
  /// Some of the words, with what stood between them.
  fileprivate func some(_ range: Range<Int>) -> ListText.Part {
    ListText.Part(words: Array(words[range]), joints: Array(joints[range.dropLast()]))
  }
}
