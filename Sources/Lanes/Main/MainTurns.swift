/// What a flow has at the main actor, which takes turns with the flow's lane.
///
/// Were both at work at once, their order would be a matter of luck. What the lane sends to the main actor begins once the
/// lane has nothing more to do; what comes back from there, once the main actor has not. A main actor that takes too long
/// is not waited for.
struct MainTurns {
  /// What was sent while the lane was at work.
  private var held: [MainLine.Visit] = []
  /// How many are at the main actor, or in line there.
  private var away = 0
  /// Counts the main actor's turns.
  private var turn = 0
  private var isGivenUp = false
  private var isWatched = false

  /// Whether it is the lane's turn, or both go on.
  var isTheLanes: Bool { away == 0 || isGivenUp }

  /// Whether the visit may begin, where the lane is at work or not.
  mutating func send(_ visit: MainLine.Visit, isAtWork: Bool) -> Bool {
    if away == 0, isAtWork {
      held.append(visit)
      return false
    }
    away += 1
    return true
  }

  /// The lane has nothing to do: the main actor's turn begins, if there is something for it.
  mutating func begin() {
    guard !held.isEmpty else { return }
    away += held.count
    for visit in held { visit.begin() }
    held.removeAll(keepingCapacity: true)
  }

  /// A visit is over: whether that was the turn's last.
  mutating func end() -> Bool {
    away -= 1
    guard away == 0 else { return false }
    turn += 1
    (isGivenUp, isWatched) = (false, false)
    return true
  }

  /// The turn, where something waits for its end that nobody looks after yet.
  mutating func watch() -> Int? {
    if isTheLanes || isWatched { return nil }
    isWatched = true
    return turn
  }

  /// The turn takes too long, if it is still that one: the lane goes on.
  mutating func giveUp(_ late: Int) {
    if turn == late, away > 0 { isGivenUp = true }
  }

  /// Whether it is still that turn, and waited for.
  func waits(for turn: Int) -> Bool { self.turn == turn && !isTheLanes }
}
