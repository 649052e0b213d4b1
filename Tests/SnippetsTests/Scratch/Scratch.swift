import Foundation
import Testing

@testable import Snippets

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .padding(.vertical, 8)
      .background(Color.blue)
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.4 : 1)
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct NoLabel: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Image(systemName: "play.fill") }
}

@MainActor
struct Scratch {
  func show<V: View>(_ view: V, _ columns: Int = 40) {
    let s = RenderSettings(columns: columns)
    print("--------")
    print(render(view, settings: s))
    print("  ~~")
    print(render(view, settings: s, style: .spoken))
    if let t = try? resolve(SnippetContent(view), settings: s).tree {
      for w in t.warnings { print("  ! " + w) }
    }
  }
  @Test func look() {
    show(
      VStack {
        Button("Pay") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Button(role: .close) {}
      }.buttonStyle(PillStyle())
    )
    show(
      Button {
      } label: {
        Text("Pay").padding()
      }
    )
    show(
      Button {
      } label: {
        Text("Pay").frame(maxWidth: .infinity).padding(8)
      }
    )
    show(Toggle("Oat", isOn: .constant(true)).toggleStyle(CheckStyle()))
    show(Toggle("Oat", isOn: .constant(true)).labelsHidden())
    show(Button("Play") {}.buttonStyle(NoLabel()))
    show(
      VStack {
        Label("Home", systemImage: "house").labelStyle(.titleOnly)
        Label("Home", systemImage: "house").labelStyle(.iconOnly)
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
      }
    )
    show(ProgressView("Loading", value: 0.3))
    show(
      ProgressView(value: 0.3) {
        Text("Loading")
      } currentValueLabel: {
        Text("3 of 10")
      }
    )
    show(ProgressView("Loading", value: 0.3).progressViewStyle(.circular))
    show(ProgressView("Loading").progressViewStyle(.circular))
    let d = Date(timeIntervalSinceReferenceDate: 0)
    show(ProgressView(timerInterval: d.addingTimeInterval(-60)...d.addingTimeInterval(180)))
    show(
      Gauge(value: 67, in: 0...200) {
        Text("Speed")
      } currentValueLabel: {
        Text("67 km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("200")
      }
    )
    show(Gauge(value: 0.7) { Text("Battery") })
    show(
      VStack {
        Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 67, in: 0...200) {
          Text("km/h")
        } currentValueLabel: {
          Text("67")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("200")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 67, in: 0...200) {
          Text("km/h")
        } currentValueLabel: {
          Text("67")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("200")
        }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.7) {
          Label("Heart", systemImage: "heart.fill")
        } currentValueLabel: {
          Text("72")
        }.gaugeStyle(.accessoryCircularCapacity)
      }
    )
    show(
      GroupBox("Today") {
        Text("3 coffees")
        LabeledContent("Total", value: "$9.00")
      },
      30
    )
    show(GroupBox { Text("a") })
    show(GroupBox(label: Label("A long title here", systemImage: "heart")) { Text("a") })
    show(
      Form {
        Section {
          LabeledContent("Name", value: "Ann")
          Toggle("Iced", isOn: .constant(false))
        }
        Section("Orders") {
          Text("Latte")
          DisclosureGroup("More", isExpanded: .constant(true)) {
            Text("x")
            Text("y")
          }
        }
        Section {
          Text("z")
        } header: {
          Text("H")
        } footer: {
          Text("Prices include tax.")
        }
        Text("loose")
        Section("Empty") {}
        Menu("Sort") { Button("A") {} }
      }
    )
    show(List(1..<4) { Text("Row \($0)") })
    show(List { Section("A") { Text("1") } })
    show(
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
    )
  }
}
