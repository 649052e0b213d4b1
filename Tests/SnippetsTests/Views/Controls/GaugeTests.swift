import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct GaugeTests {
  @Test func `a bar between the ends of its range`() throws {
    let drawn = try Drawn(speed, columns: 30)
    #expect(
      drawn.rows == """
        Speed                  67 km/h
        0 ████████░░░░░░░░░░░░░░░░ 200
        """
    )
    #expect(drawn.spoken == ["Speed, gauge, 67 km/h, from 0 to 200"])
  }

  @Test func `without words the bar says its share`() throws {
    let drawn = try Drawn(battery, columns: 30)
    #expect(
      drawn.rows == """
        ↯ Battery
        ██████████████████░░░░░░░  70%
        """
    )
    #expect(drawn.spoken == ["Battery, gauge, 70%"])
  }

  @Test func `words for the value stand at the end of the first row`() throws {
    let drawn = try Drawn(
      Gauge(value: 3, in: 0...4) {
        Text("Cups")
      } currentValueLabel: {
        Text("3")
      },
      columns: 30
    )
    #expect(
      drawn.rows == """
        Cups                         3
        ███████████████████████░░░░░░░
        """
    )
    #expect(drawn.spoken == ["Cups, gauge, 3"])
  }

  @Test func `marks in between are not drawn`() throws {
    let view =
      Gauge(value: 1, in: 0...4) {
        Text("Cups")
      } currentValueLabel: {
        Text("1")
      } markedValueLabels: {
        Text("2").tag(2)
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        Cups                         1
        ████████░░░░░░░░░░░░░░░░░░░░░░
        """
    )
    #expect(drawn.spoken == ["Cups, gauge, 1"])
  }

  @Test func `linear styles fill a bar or mark a line`() throws {
    let view =
      VStack(alignment: .leading) {
        speed.gaugeStyle(.automatic)
        speed.gaugeStyle(.linearCapacity)
        speed.gaugeStyle(.accessoryLinear)
        speed.gaugeStyle(.accessoryLinearCapacity)
      }
    let drawn = try Drawn(view, columns: 26)
    #expect(
      drawn.rows == """
        Speed              67 km/h
        0 ███████░░░░░░░░░░░░░ 200
        Speed              67 km/h
        0 ███████░░░░░░░░░░░░░ 200
        Speed              67 km/h
        0 ──────●───────────── 200
        Speed              67 km/h
        0 ███████░░░░░░░░░░░░░ 200
        """
    )
  }

  @Test func `circular styles are one line`() throws {
    let view =
      VStack(alignment: .leading) {
        speed.gaugeStyle(.accessoryCircular)
        speed.gaugeStyle(.accessoryCircularCapacity)
        battery.gaugeStyle(.accessoryCircularCapacity).tint(.green)
      }
    let drawn = try Drawn(view, columns: 34)
    #expect(
      drawn.rows == """
        ◔ 67 km/h (0–200) Speed
        ◔ 67 km/h (0–200) Speed
        ◕ 70% ↯ Battery
        """
    )
    #expect(
      drawn.spoken == [
        "Speed, gauge, 67 km/h, from 0 to 200",
        "Speed, gauge, 67 km/h, from 0 to 200",
        "Battery, gauge, 70%",
      ]
    )
  }

  @Test func `an app's style is told everything`() throws {
    let drawn = try Drawn(speed.gaugeStyle(Plain()), columns: 34)
    #expect(drawn.rows == "Speed 0 67 km/h 200 33")
    #expect(drawn.spoken == ["Speed, 0, 67 km/h, 200, 33"])
  }

  @Test func `numbers that are none do no harm`() throws {
    let view =
      VStack(alignment: .leading) {
        Gauge(value: Double.nan) { Text("a") }
        Gauge(value: Double.infinity, in: 0...Double.infinity) { Text("b") }
        Gauge(value: 9, in: 3...3) { Text("c") }
        Gauge(value: -1, in: 0...1) { Text("d") }.gaugeStyle(.accessoryLinear)
      }
    let drawn = try Drawn(view, columns: 16)
    #expect(
      drawn.rows == """
        a
        ░░░░░░░░░░░   0%
        b
        ░░░░░░░░░░░   0%
        c
        ░░░░░░░░░░░   0%
        d
        ●───────────────
        """
    )
  }

  @Test func `a short bar has its number as those beside it do`() {
    let short = Gauge(value: 0.4) { Text("S") }
    #expect(render(short, columns: 10) == "S\n██░░░  40%")
    #expect(render(short, columns: 9) == "S\n████░░░░░")
    let three = HStack {
      ForEach([0.9, 0.3, 0.5], id: \.self) { value in
        Gauge(value: value) { Text("S") }.frame(maxWidth: .infinity)
      }
    }
    let row = "S          S         S\n█████  90% █░░░  30% ██░░  50%"
    #expect(render(three, columns: 30) == row)
    for columns in 20...50 {
      let numbers = render(three, columns: columns).count { $0 == "%" }
      #expect(numbers == (columns < 30 ? 0 : 3), "\(columns)")
    }
  }
}

private struct Plain: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.minimumValueLabel
      configuration.currentValueLabel
      configuration.maximumValueLabel
      Text("\(Int(configuration.value * 100))")
    }
  }
}

@MainActor private let speed = Gauge(value: 67, in: 0...200) {
  Text("Speed")
} currentValueLabel: {
  Text("67 km/h")
} minimumValueLabel: {
  Text("0")
} maximumValueLabel: {
  Text("200")
}

@MainActor private let battery = Gauge(value: 0.7) { Label("Battery", systemImage: "bolt") }
