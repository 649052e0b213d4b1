/// How far a virtual clock must go to bring what the real one has brought, in nanoseconds.
///
/// What is slow for other reasons than the clock, such as a network, is in none of it, and neither is the time that a
/// person takes while nothing sleeps.
struct WaitedTime {
  private(set) var nanoseconds: Int64 = 0
  /// The real time up to which it is counted.
  private var since: Int64

  init(since time: Int64) { since = time }

  /// When a sleep that begins now is over; one of no time, too, is over only once a virtual clock goes on.
  func due(after sleep: Int64) -> Int64 {
    let (due, overflow) = nanoseconds.addingReportingOverflow(max(1, sleep))
    return overflow ? .max : due
  }

  /// A sleep is over, at a real time.
  mutating func woke(at time: Int64, due: Int64) {
    nanoseconds = max(nanoseconds, due)
    since = max(since, time)
  }

  /// A budget was used up, at a real time.
  ///
  /// Rounded up to a tenth of a second, but for what code needs to begin: budgets are seldom finer.
  mutating func expired(at time: Int64) {
    let (step, start): (Int64, Int64) = (100_000_000, 20_000_000)
    let passed = max(0, time - since - start)
    nanoseconds += (passed + step - 1) / step * step
    since = max(since, time)
  }

  /// A person does something, at a real time; `next`: when the first of those that sleep is over.
  ///
  /// While code runs or sleeps, the whole seconds till now are waited before; else the clock stood still.
  mutating func acted(at time: Int64, isRunning: Bool, before next: Int64?) {
    guard isRunning || next != nil else {
      since = max(since, time)
      return
    }
    let second: Int64 = 1_000_000_000
    let room = next.map { max(0, $0 - nanoseconds - 1) } ?? .max
    let passed = min(max(0, time - since), room) / second * second
    nanoseconds += passed
    since += passed
  }
}
