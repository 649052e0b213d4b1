import SnippetFoundation

/// What a tree needs beside its nodes while it is lowered and laid out, if it needs more.
///
/// Nothing of it stays in the tree. What depends on sizes is lowered with those of the round before, until
/// they are right.
final class LayoutTables {
  var layouts: [any NodeLayout] = []
  /// The path of the part that is being lowered, and how many parts of it have one of their own.
  private var path: UInt64 = 0
  private var parts: UInt64 = 0
  /// The areas that were found in the round before, and those found in this one, by path.
  var known: [UInt64: Area] = [:]
  var found: [UInt64: Area] = [:]
  /// Areas, and the alternatives, that something lowered in this round relied on.
  var used: [UInt64: Area] = [:]
  /// Those of which the place was asked for too.
  var places: Set<UInt64> = []
  /// Which alternative was lowered to be seen; which one fits.
  var choices: [UInt64: Int] = [:]
  var hasChoices = false
  /// The choice whose alternatives are being lowered; nil: what is lowered stands in none.
  var choice: Choice?
  /// The choices in what is not seen of the one around them all.
  var hiddenChoices = 0
  /// Of more of them one alternative is lowered.
  let mostHiddenChoices: Int
  var fitting: [UInt64: Int] = [:]
  /// What is told of changes once sizes are right.
  var listeners: [(path: UInt64, value: Any, isSame: (Any) -> Bool, tell: () -> Void)] = []
  var told: [UInt64: Any] = [:]
  /// What the views own, kept from the first time on that something is to be told.
  private(set) var states: ViewStates?
  /// Coordinate spaces by name, while what is in them is lowered.
  var spaces: [AnyHashable: UInt64] = [:]
  /// The views that scroll around what is lowered.
  var scrollSpaces = ScrollSpaces()
  /// What views gave, with the first node of each.
  var preferences: [(key: ObjectIdentifier, value: Any, node: Int)] = []
  var gridDepth = 0
  var rounds = 0
  /// Readers that are as high as their content.
  var heights = OwnHeights()

  /// More rounds than this are not made: what is drawn then is the last one.
  static let mostRounds = 8

  init(mostHiddenChoices: Int) { self.mostHiddenChoices = mostHiddenChoices }

  struct Area: Equatable {
    var origin = Point(0, 0)
    var size: Size
  }

  func keep(_ layout: any NodeLayout) -> Int32 {
    layouts.append(layout)
    return Int32(truncatingIfNeeded: layouts.count - 1)
  }

  /// A name for a part of the tree that is the same in the next round.
  func nextPath() -> UInt64 {
    parts &+= 1
    return pathOfPart(parts)
  }

  private func pathOfPart(_ part: UInt64) -> UInt64 {
    var mixed = (path ^ part) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed &>> 32
    return mixed &* 0xD6E8_FEB8_6659_FD93 | 1
  }

  /// Goes into a part, whose own parts are named by its path; what is returned leads back.
  func enter(_ inner: UInt64) -> (path: UInt64, parts: UInt64) {
    let outer = (path, parts)
    (path, parts) = (inner, 0)
    return outer
  }

  func leave(_ outer: (path: UInt64, parts: UInt64)) { (path, parts) = outer }

  /// Goes into an alternative: its parts, and what its views own, are the same whichever others are lowered.
  func enter(alternative number: Int) -> (part: (UInt64, UInt64), element: Int?) {
    let inner = pathOfPart(.max - UInt64(number))
    return (enter(inner), states?.enter(inner))
  }

  func leave(alternative outer: (part: (UInt64, UInt64), element: Int?)) {
    leave(outer.part)
    if let element = outer.element { states?.leave(element) }
  }

  /// Whether the tree must be lowered again, with what was found in this round.
  func nextRound() -> Bool {
    rounds += 1
    guard rounds < Self.mostRounds else { return false }
    for path in heights.readers.keys {
      guard let area = found[path] else { continue }
      let told = known[path]?.size.height ?? 1
      found[path]?.size.height =
        heights.told(path, told, found: area.size.height, mayTry: mayTry)
    }
    if isSettled {
      let news = listeners.filter { listener in
        told[listener.path].map { !listener.isSame($0) } ?? true
      }
      if news.isEmpty { return false }
      if states == nil {
        // Lowered once more: what is told may change what a view owns, which must be known.
        states = ViewStates()
        rounds -= 1
      } else {
        for listener in news {
          told[listener.path] = listener.value
          listener.tell()
        }
      }
    }
    known.merge(found) { $1 }
    choices.merge(fitting) { $1 }
    begin()
    return true
  }

  /// Whether all is to be lowered with another height of readers that are as high as their content: what is another
  /// length then is none.
  func beginTrial(_ nodes: borrowing Buffer<Node>) -> Bool {
    guard !heights.readers.isEmpty, mayTry, isSettled(but: heights.readers),
      heights.beginTrial(nodes, layouts)
    else { return false }
    rounds += 1
    begin()
    return true
  }

  /// Ends a round that was a trial.
  func endTrial(_ nodes: borrowing Buffer<Node>) {
    heights.endTrial(nodes, layouts, mayRepeat: mayTry)
    rounds += 1
    begin()
  }

  /// Whether there are rounds enough left to try another height.
  private var mayTry: Bool { rounds + 3 < Self.mostRounds }

  private var isSettled: Bool { isSettled(but: [:]) }

  /// Whether all that was relied on is as it was found, but for the heights of some.
  private func isSettled(but heights: [UInt64: Int32]) -> Bool {
    let areas = used.allSatisfy { path, area in
      guard let now = found[path] else { return true }
      if heights[path] != nil { return now.size.width == area.size.width }
      return places.contains(path) ? now == area : now.size == area.size
    }
    return areas && fitting.allSatisfy { choices[$0.key, default: 0] == $0.value }
  }

  private func begin() {
    layouts.removeAll(keepingCapacity: true)
    (path, parts) = (0, 0)
    (found, used, places, fitting, choice) = ([:], [:], [], [:], nil)
    (listeners, preferences, spaces, gridDepth) = ([], [], [:], 0)
    scrollSpaces = ScrollSpaces()
    states?.begin()
    heights.begin()
  }

  /// Lets go of everything of the app's: a layout may hold what holds these tables.
  func close() {
    begin()
    layouts = []
    (known, choices, told, states, heights) = ([:], [:], [:], nil, OwnHeights())
  }

  /// Whether something depends on sizes.
  var isOpen: Bool { !used.isEmpty || !listeners.isEmpty || hasChoices }
}
