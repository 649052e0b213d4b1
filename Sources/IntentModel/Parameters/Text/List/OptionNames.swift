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
  /// A whole list that is a name is that option, as it is in a conversation. In a longer one parts that are each a name stay
  /// what they are.
  func joined(_ parts: [ListText.Part]) -> [ListText.Part] {
    guard most > 1 else { return parts }
    var joined: [ListText.Part] = []
    var rest = parts[...]
    while let part = rest.first {
      let count = length(ofNameAt: rest, isWhole: rest.count == parts.count) ?? 1
      joined.append(count > 1 ? ListText.Part(words: [Self.text(rest.prefix(count))]) : part)
      rest = rest.dropFirst(count)
    }
    return joined
  }

  /// How many parts are one name; nil: they begin with none.
  private func length(ofNameAt parts: ArraySlice<ListText.Part>, isWhole: Bool) -> Int? {
    for count in stride(from: min(most, parts.count), to: 1, by: -1) {
      let some = parts.prefix(count)
      guard names.contains(Self.text(some).lowercased()) else { continue }
      let areNames = some.allSatisfy { names.contains(Self.text([$0]).lowercased()) }
      if !areNames || (isWhole && count == parts.count) { return count }
    }
    return nil
  }

  private static func text(_ parts: ArraySlice<ListText.Part>) -> String {
    parts.map { $0.text(0..<$0.count) }.joined(separator: ", ")
  }

  /// A name in small letters as a list is parted at commas.
  private static func pieces(_ name: String) -> [String] {
    guard name.contains(",") else { return [name.lowercased().trimmed] }
    return name.lowercased().split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}
