import Testing

@testable import FlowEngine
@testable import Lanes

struct PatienceClockTests {
  @Test func `time counts as it is where nothing is at work`() {
    var clock = PatienceClock()
    clock.start(at: 1000, worked: 70)
    clock.advance(to: 1800, worked: 169)
    #expect(clock.now == 800)
  }

  @Test
  func `time counts a tenth where something is at work, with little of the machine`() {
    var clock = PatienceClock()
    clock.slowness = 10
    clock.start(at: 1000, worked: 70)
    clock.advance(to: 1800, worked: 170)
    #expect(clock.now == 80)
    clock.advance(to: 2800, worked: 3170)
    #expect(clock.now == 180)
  }

  @Test func `what passed before it was started again does not count`() {
    var clock = PatienceClock()
    clock.start(at: 0, worked: 0)
    clock.advance(to: 100, worked: 0)
    clock.start(at: 9000, worked: 0)
    clock.advance(to: 9100, worked: 0)
    #expect(clock.now == 200)
  }
}
