import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct AnimatorTests {
  private struct Motion {
    var scale = 1.0
    var shift = 0.0
  }

  @Test func `a view that goes through phases is drawn in the first`() {
    let view = VStack(alignment: .leading) {
      PhaseAnimator([1, 2]) {
        Text("\($0)")
      } animation: { _ in
        .bouncy
      }
      PhaseAnimator([3, 4], trigger: true) { Text("\($0)") }
      Text("a").phaseAnimator([false, true]) { content, isOn in
        HStack {
          content
          Text(isOn ? "on" : "off")
        }
      }
      Text("b").phaseAnimator([1, 2], trigger: 1) { content, phase in
        content.scaleEffect(Double(phase))
      }
    }
    #expect(render(view) == "1\n3\na off\nb")
    #expect(render(PhaseAnimator([Int]()) { Text("\($0)") }) == "")
  }

  @Test func `a view along keyframes is drawn with the first value`() {
    let view = VStack(alignment: .leading) {
      Text("k").keyframeAnimator(initialValue: Motion(), trigger: 1) { content, motion in
        HStack {
          content.scaleEffect(motion.scale)
          Text("\(motion.shift, specifier: "%.1f")")
        }
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.3)
          SpringKeyframe(2.0, duration: 0.2, spring: .bouncy)
        }
        KeyframeTrack(\.shift) { MoveKeyframe(1.0) }
      }
      KeyframeAnimator(initialValue: 2) {
        Text("\($0)")
      } keyframes: { _ in
        LinearKeyframe(3, duration: 1)
      }
    }
    #expect(render(view) == "k 0.0\n2")
  }

  @Test func `effects by room and by scrolling change nothing`() {
    let view = Text("a")
      .visualEffect { content, room in content.offset(x: room.size.width).opacity(0).blur(radius: 2)
      }
      .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      .scrollTransition(.animated.threshold(.visible(0.5)), axis: .vertical) { content, phase in
        content.scaleEffect(x: phase.value).rotationEffect(.degrees(2))
      }
    #expect(render(view) == "a")
  }
}
