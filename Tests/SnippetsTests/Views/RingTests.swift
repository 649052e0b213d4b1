import Foundation
import Testing

@testable import Snippets

/// Rings that say how far something has come.
@MainActor
struct RingTests {
  private func ring<Inside: View>(
    _ part: CGFloat,
    size: CGFloat = 60,
    @ViewBuilder _ inside: () -> Inside
  ) -> some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.2), lineWidth: 10)
      Circle().trim(from: 0, to: part).stroke(.green, lineWidth: 10).rotationEffect(.degrees(-90))
      inside()
    }
    .frame(width: size, height: size)
  }

  private func signs<V: View>(_ view: V) throws -> [String] {
    try Drawn(view).rows.split(separator: "\n" as Character)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func `a ring around a symbol or a word has its sign beside it`() throws {
    let walk = ring(0.7) { Image(systemName: "figure.walk") }
    #expect(try signs(walk) == ["◕ ➚"])
    #expect(try Drawn(walk).spoken == ["progress, 70%", "walk"])
    #expect(try signs(ring(0.5) { Text("Steps") }) == ["◑ Steps"])
    #expect(try Drawn(ring(0.5) { Text("Steps") }).spoken == ["progress, 50%", "Steps"])
    #expect(try signs(ring(0.7, size: 16) { Image(systemName: "star") }) == ["◕ ☆"])
    let small = ring(0.7) { Image(systemName: "star").frame(width: 8) }
    #expect(try signs(small) == ["◕ ☆"])
    let both = ring(0.25) {
      VStack {
        Image(systemName: "star")
        Text("Goal")
      }
    }
    #expect(try signs(both) == ["◔ ☆", "Goal"])
    let over = Image(systemName: "star").overlay(Circle().trim(from: 0, to: 0.5).stroke(.blue))
    #expect(try signs(over) == ["◑ ☆"])
  }

  @Test func `a ring around a number, or one that is not to be read, is not drawn and not said`()
    throws
  {
    #expect(try signs(ring(0.7) { Text("70%") }) == ["70%"])
    #expect(try Drawn(ring(0.7) { Text("70%") }).spoken == ["70%"])
    let secret = ring(0.7) { Text("Steps") }.redacted(reason: .placeholder)
    #expect(try signs(secret) == ["▒▒▒▒▒"])
    #expect(try Drawn(secret).spoken == ["placeholder"])
  }

  @Test func `a ring by itself is said too, one in a control with what stands on it`() throws {
    #expect(try Drawn(ring(0.5) {}).spoken == ["progress, 50%"])
    let action = ControlAction(kind: .intent, identifier: "a")
    let play = Button(
      _action: action,
      payload: "a",
      role: nil,
      label: ring(0.5, size: 24) { Image(systemName: "play.fill") }
    )
    #expect(try signs(play) == ["[◑ ▶]"])
    #expect(try Drawn(play).spoken == ["progress, 50%, play, button"])
    let timer = Button(_action: action, payload: "a", role: nil, label: ring(0.5) { Text("4:30") })
    #expect(try Drawn(timer).spoken == ["4:30, button"])
  }

  @Test func `several rings around a symbol have a sign each, in their order`() throws {
    let activity = ZStack {
      Circle().trim(from: 0, to: 1).stroke(.red).frame(width: 80, height: 80)
      Circle().trim(from: 0, to: 0.5).stroke(.green).frame(width: 60, height: 60)
      Image(systemName: "heart")
    }
    #expect(try signs(activity) == ["● ◑ ♡"])
  }

  @Test func `several rings around nothing have their signs side by side in the middle`() throws {
    let parts: [(Double, CGFloat)] = [(0.9, 100), (0.5, 76), (0.25, 52)]
    let activity = ZStack {
      ForEach(parts, id: \.0) { part, width in
        Circle().stroke(.red.opacity(0.2), lineWidth: 10).frame(width: width)
        Circle().trim(from: 0, to: part).stroke(.red, lineWidth: 10).frame(width: width)
      }
    }
    let drawn = try Drawn(activity.frame(height: 48))
    #expect(drawn.rows == "\n     ◕◑◔\n")
    #expect(drawn.spoken == ["progress, 90%", "progress, 50%", "progress, 25%"])
    let beside = HStack {
      ring(0.5) {}
      ring(0.75) {}
    }
    #expect(try signs(beside).map { $0.filter { $0 != " " } } == ["◑◕"])
  }

  @Test func `the track of an open gauge is no progress`() throws {
    func gauge<Inside: View>(
      _ value: Double,
      _ track: Color = .gray,
      @ViewBuilder _ inside: () -> Inside
    ) -> some View {
      ZStack {
        Circle().trim(from: 0.1, to: 0.9).stroke(track, lineWidth: 8)
        Circle().trim(from: 0.1, to: 0.1 + 0.8 * value).stroke(.blue, lineWidth: 8)
        inside()
      }
      .rotationEffect(.degrees(126))
      .frame(width: 60, height: 60)
    }
    #expect(try signs(gauge(0.5) {}) == ["◑"])
    #expect(try Drawn(gauge(0.5) {}).spoken == ["progress, 50%"])
    #expect(try signs(gauge(1) {}) == ["●"])
    #expect(try signs(gauge(0) {}) == ["○"])
    #expect(try signs(gauge(0.5) { Image(systemName: "star") }) == ["◑ ☆"])
    #expect(try Drawn(gauge(0.5) { Text("50%") }).spoken == ["50%"])
    #expect(try signs(gauge(0.5, .red) {}) == ["◕◑"])
    let over = Circle().trim(from: 0, to: 0.75).stroke(.gray)
      .overlay(Circle().trim(from: 0, to: 0.375).stroke(.red)).frame(width: 48, height: 48)
    #expect(try signs(over) == ["◑"])
    let secret = try Drawn(gauge(0.5) {}.redacted(reason: .placeholder))
    #expect(secret.rows.filter { $0 != " " && $0 != "\n" } == "▒")
  }

  @Test func `a ring that is not to be read shows and says no part`() throws {
    let secret = try Drawn(ring(0.75, size: 16) {}.redacted(reason: .placeholder))
    #expect(secret.rows.filter { $0 != " " } == "▒")
    #expect(secret.spoken == ["progress, placeholder"])
  }

  @Test func `what an app's style draws without a number is said with one`() throws {
    struct Ring: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        ZStack {
          Circle().trim(from: 0, to: configuration.value).stroke(.blue)
          configuration.label
        }
        .frame(width: 60, height: 60)
      }
    }
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Line: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          configuration.label
          ZStack(alignment: .leading) {
            Rectangle().fill(.gray.opacity(0.3)).frame(width: 80, height: 16)
            Rectangle().fill(.blue)
              .frame(width: 80 * (configuration.fractionCompleted ?? 0), height: 16)
          }
        }
      }
    }
    let battery = Gauge(value: 0.7) { Text("Batt") }
    #expect(try signs(battery.gaugeStyle(Ring())) == ["◕ Batt"])
    #expect(try Drawn(battery.gaugeStyle(Ring())).spoken == ["progress, 70%", "Batt"])
    #expect(try Drawn(battery.gaugeStyle(Words())).spoken == ["Batt, gauge, 70%"])
    let speed = Gauge(value: 67, in: 0...200) {
      Text("Speed")
    } currentValueLabel: {
      Text("67 km/h")
    }
    #expect(try Drawn(speed.gaugeStyle(Words())).spoken == ["Speed, gauge, 67 km/h"])
    #expect(try Drawn(speed.gaugeStyle(.accessoryCircular)).spoken == ["Speed, gauge, 67 km/h"])
    let upload = ProgressView("Uploading", value: 0.3).progressViewStyle(Line())
    #expect(try Drawn(upload).spoken == ["Uploading, progress, 30%"])
    #expect(try Drawn(upload.redacted(reason: .placeholder)).spoken == ["placeholder"])
    #expect(try Drawn(ProgressView("Wait").progressViewStyle(Line())).spoken == ["Wait"])
  }
}
