import CCount
import FlowEngine
import Lanes
import SnippetFoundation

/// Many conversations open at once, each of which orders, their turns interleaved; and what each keeps in memory while
/// its order waits to be confirmed.
func crowdFigures(_ count: Int) async throws -> [Figure] {
  let rounds = count > 1000 ? 3 : 5
  var seconds: [Double] = []
  var bytes: [Double] = []
  for _ in 0..<rounds {
    let round = try await crowd(count)
    seconds.append(round.seconds)
    bytes.append(round.bytes)
  }
  let name = "engine.open\(count)"
  return [
    Figure(name: name, value: Measure.median(seconds), unit: "s", runs: rounds),
    Figure(name: "\(name).bytes", value: Measure.median(bytes), unit: "bytes", runs: rounds),
  ]
}

private func crowd(_ count: Int) async throws -> (seconds: Double, bytes: Double) {
  let order = SixTurns.anywhere
  let placedBefore = Cups.placed
  let before = count_live_bytes()
  let conversations = (0..<count).map { _ in Conversation(app: order.app) { keep($0.lines()) } }
  for conversation in conversations { await conversation.launch(drawsWindow: false) }
  let (seconds, bytes) = await Lane().run {
    let clock = ContinuousClock()
    var bytes = 0.0
    let start = clock.now
    for line in order.lines {
      if line == order.lines.last { bytes = Double(count_live_bytes()) - Double(before) }
      for conversation in conversations { await conversation.take(.line(line)) }
    }
    return (Measure.microseconds(clock.now - start) / 1e6, bytes / Double(count))
  }
  let placed = Cups.placed - placedBefore
  guard placed == count else { throw LostOrders(placed: placed, wanted: count) }
  return (seconds, bytes)
}

/// Bytes that each of many conversations keeps while its order waits to be confirmed; they stay open till the process ends.
func open(_ count: Int) async throws -> Double {
  let order = SixTurns.anywhere
  let before = count_live_bytes()
  let conversations = (0..<count).map { _ in Conversation(app: order.app) { keep($0.lines()) } }
  for conversation in conversations { await conversation.launch(drawsWindow: false) }
  await Lane().run {
    for line in order.lines.dropLast() {
      for conversation in conversations { await conversation.take(.line(line)) }
    }
  }
  left.withLock { $0 = conversations }
  return (Double(count_live_bytes()) - Double(before)) / Double(count)
}

/// What still lives when the process ends, for a profiler of memory.
private let left = Lock([Conversation]())
