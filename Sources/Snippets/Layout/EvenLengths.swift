/// Lengths that are as even as a least and a most length for each allow.
struct EvenLengths {
  private(set) var all: [Int32]

  /// Divides room in which at least the least lengths find place; what cannot be divided goes to the first.
  init(_ parts: [(least: Int32, most: Int32)], in room: Int32) {
    func length(_ part: (least: Int32, most: Int32), _ even: Int32) -> Int32 {
      max(part.least, min(even, part.most))
    }
    func taken(_ even: Int32) -> Int32 { parts.reduce(0) { $0.plus(length($1, even)) } }
    // The largest even part for which there is room.
    var (even, beyond) = (Int32(0), room &+ 1)
    while beyond &- even > 1 {
      let middle = even &+ (beyond &- even) / 2
      if taken(middle) <= room { even = middle } else { beyond = middle }
    }
    all = parts.map { length($0, even) }
    var left = room &- taken(even)
    for i in parts.indices where left > 0 && length(parts[i], even &+ 1) > all[i] {
      (all[i], left) = (all[i] &+ 1, left &- 1)
    }
  }
}
