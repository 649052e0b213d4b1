/// Time as it counts for who waits in a line that others stand in: as it is where the whole process stands still, a
/// tenth of it where the process works.
///
/// Tests of a large suite may keep the main actor for minutes, one after the other; code that blocks it leaves nothing at
/// work. Code that spins there looks like work, and is given up too, later.
struct PatienceClock {
  /// How much slower time passes while the process works.
  var slowness = 10 * Slowness.ofTools
  /// Nanoseconds that count, since the clock was made.
  private(set) var now: Int64 = 0
  private var real: Int64 = 0
  private var worked: Int64 = 0

  /// Begins to count: the real time, and the processor's time that the process has used.
  mutating func start(at real: Int64, worked: Int64) { (self.real, self.worked) = (real, worked) }

  mutating func advance(to real: Int64, worked: Int64) {
    let time = real - self.real
    let isAtWork = worked - self.worked >= time / Self.leastShare
    now += isAtWork ? time / slowness : time
    start(at: real, worked: worked)
  }

  /// A process works that uses this part of one processor, as one of many on a busy machine does.
  private static let leastShare: Int64 = 8
}
