import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ProgressViewTests {
  @Test func `a share, all, nothing and what is not known differ without colour`() throws {
    let view =
      VStack(alignment: .leading) {
        ProgressView(value: 0.5)
        ProgressView(value: 1)
        ProgressView(value: 0)
        ProgressView()
        ProgressView("Brewing")
        ProgressView("Steeping", value: 3, total: 4)
        ProgressView(value: Double?.none) { Text("Waiting") }
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        ██████████░░░░░░░░░  50%
        ███████████████████ 100%
        ░░░░░░░░░░░░░░░░░░░   0%
        …
        Brewing
        …
        Steeping
        ██████████████░░░░░  75%
        Waiting
        …
        """
    )
    #expect(
      drawn.spoken == [
        "progress, 50%",
        "progress, 100%",
        "progress, 0%",
        "in progress",
        "Brewing",
        "in progress",
        "Steeping, progress, 75%",
        "Waiting",
        "in progress",
      ]
    )
  }

  @Test func `words for the value stand below`() throws {
    let view =
      ProgressView(value: 3, total: 10) {
        Text("Loading")
      } currentValueLabel: {
        Text("3 of 10")
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        Loading
        ███████░░░░░░░░░░░░░░░░░
        3 of 10
        """
    )
    #expect(drawn.spoken == ["Loading, progress, 3 of 10"])
  }

  @Test func `a time counts down or up by the environment's now`() throws {
    let view =
      VStack(alignment: .leading) {
        ProgressView(timerInterval: now.addingTimeInterval(-60)...now.addingTimeInterval(180))
        ProgressView(
          timerInterval: now.addingTimeInterval(-60)...now.addingTimeInterval(180),
          countsDown: false
        ) {
          Text("Oven")
        }
        ProgressView(timerInterval: now.addingTimeInterval(-60)...now.addingTimeInterval(-60))
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        ██████████████████░░░░░░
        3:00
        Oven
        ██████░░░░░░░░░░░░░░░░░░
        1:00
        ░░░░░░░░░░░░░░░░░░░░░░░░
        0:00
        """
    )
    #expect(drawn.spoken == ["progress, 3:00", "Oven, progress, 1:00", "progress, 0:00"])
  }

  @Test func `the circular style is one line`() throws {
    let view =
      VStack(alignment: .leading) {
        ProgressView(value: 0.25)
        ProgressView("Loading", value: 0.99)
        ProgressView("Loading")
        ProgressView(value: 0.5) {
          Text("Half")
        } currentValueLabel: {
          Text("5 of 10")
        }
      }
      .progressViewStyle(.circular)
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        ◔ 25%
        ◕ 99% Loading
        … Loading
        ◑ 5 of 10 Half
        """
    )
    #expect(
      drawn.spoken == [
        "progress, 25%",
        "Loading, progress, 99%",
        "Loading, in progress",
        "Half, progress, 5 of 10",
      ]
    )
  }

  @Test func `an app's style is told label, share and words`() throws {
    let view =
      VStack(alignment: .leading) {
        ProgressView("Tea", value: 0.5).progressViewStyle(Percent())
        ProgressView("Tea", value: 0.5).progressViewStyle(Framed())
        ProgressView("Tea", value: 0.5).progressViewStyle(.linear).progressViewStyle(Percent())
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        Tea 50 of 100
        Now:
        Tea
        ██████████░░░░░░░░░  50%
        Tea
        ██████████░░░░░░░░░  50%
        """
    )
    #expect(
      drawn.spoken == [
        "Tea, 50 of 100",
        "Now:",
        "Tea, progress, 50%",
        "Tea, progress, 50%",
      ]
    )
  }

  @Test func `numbers that are none do no harm`() throws {
    let view =
      VStack(alignment: .leading) {
        ProgressView(value: Double.nan)
        ProgressView(value: Double.infinity)
        ProgressView(value: -3)
        ProgressView(value: 1, total: 0)
        ProgressView(value: 1e300, total: Double.leastNonzeroMagnitude)
      }
    let drawn = try Drawn(view, columns: 14)
    #expect(
      drawn.rows == """
        ░░░░░░░░░   0%
        █████████ 100%
        ░░░░░░░░░   0%
        ░░░░░░░░░   0%
        █████████ 100%
        """
    )
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.currentValueLabel
    }
  }
}

private struct Framed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Text("Now:")
      ProgressView(configuration)
    }
  }
}

private let now = Date(timeIntervalSinceReferenceDate: 0)
