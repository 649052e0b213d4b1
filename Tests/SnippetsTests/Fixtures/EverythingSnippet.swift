import SnippetFoundation
import Snippets

/// A snippet with a bit of everything, as apps write them.
struct EverythingSnippet: View {
  let name: String
  let progress: Double
  let items: [Item]
  let isIced: Bool

  struct Item: Identifiable, Hashable {
    let id: Int
    let title: String
    let price: Decimal
  }

  private func tap<L: View>(
    _ name: String,
    role: ButtonRole? = nil,
    @ViewBuilder label: () -> L
  ) -> Button<L> {
    let action = ControlAction(kind: .intent, identifier: name)
    return Button(_action: action, payload: name, role: role, label: label())
  }

  private var iced: some View {
    let action = ControlAction(kind: .toggle, identifier: "iced")
    return Toggle(_action: action, payload: nil, isOn: isIced, label: Text("Iced"))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Label(name, systemImage: "cup.and.saucer.fill")
          .font(.headline)
          .labelStyle(.titleAndIcon)
        Spacer()
        Gauge(value: progress) {
          Text("Ready")
        } currentValueLabel: {
          Text(progress, format: .percent)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.green)
      }
      ProgressView(value: progress) {
        Text("Brewing")
      } currentValueLabel: {
        Text("\(Int(progress * 3)) of 3 steps")
      }
      .progressViewStyle(.linear)
      GroupBox("Items") {
        ForEach(items) { item in
          LabeledContent(item.title, value: item.price, format: .currency(code: "USD"))
        }
      }
      Gauge(value: 67, in: 0...100) {
        Text("Heat")
      } currentValueLabel: {
        Text("67°")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack {
        tap("less") { Image(systemName: "minus") }
          .buttonStyle(.bordered)
          .accessibilityLabel("Less")
        tap("more") { Label("More", systemImage: "plus").labelStyle(.iconOnly) }
          .buttonStyle(.bordered)
        iced.toggleStyle(.button)
      }
      .controlSize(.small)
      HStack {
        tap("pay") { Text("Pay").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent)
          .tint(.orange)
        tap("cancel", role: .destructive) { Text("Cancel") }
          .buttonStyle(Pill())
      }
      Link("Help", destination: URL(fileURLWithPath: "/help"))
      Text("Tap for more").onTapGesture {}
    }
    .padding()
  }
}
