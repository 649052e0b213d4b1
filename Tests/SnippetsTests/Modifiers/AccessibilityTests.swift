import Testing

@testable import Snippets

@MainActor
struct AccessibilityTests {
  private func spoken<V: View>(_ view: V) -> [String] {
    render(view, settings: RenderSettings(), style: .spoken).split(separator: "\n").map(String.init)
  }

  @Test func `name, value, traits and hint are said in their order`() {
    let view = VStack {
      Text("72").accessibilityLabel("Volume").accessibilityValue("72 percent")
        .accessibilityHint("Turn the dial")
      Text("72").accessibilityValue(Text("loud")).accessibilityLabel(Text("Volume"))
      Text("Orders").accessibilityAddTraits(.isHeader)
      Text("Latte").accessibilityAddTraits([.isSelected, .isImage])
      Text("Tea").accessibilityAddTraits(.updatesFrequently).accessibilityHeading(.h2)
      Text("Milk").accessibilityCustomContent("Origin", "Alps")
      Text("a").accessibilityLabel("b", isEnabled: false)
    }
    #expect(
      spoken(view) == [
        "Volume, 72 percent, Turn the dial", "Volume, loud", "Orders, heading",
        "Latte, image, selected", "Tea, heading", "Milk, Origin, Alps", "a",
      ]
    )
  }

  @Test func `what stands inside is one thing, or nothing`() {
    let rating = HStack {
      Image(systemName: "star.fill")
      Text("4.8")
      Text("of 5")
    }
    #expect(spoken(rating.accessibilityElement(children: .combine)) == ["star, 4.8, of 5"])
    #expect(spoken(rating.accessibilityElement(children: .ignore)).isEmpty)
    let named = rating.accessibilityElement().accessibilityLabel("4.8 of 5 stars")
    #expect(spoken(named) == ["4.8 of 5 stars"])
    #expect(spoken(rating.accessibilityElement(children: .contain)) == ["star, 4.8, of 5"])
    let column = VStack {
      Text("Latte")
      Text("$4.50").accessibilityLabel("4 dollars 50")
    }
    #expect(spoken(column) == ["Latte", "4 dollars 50"])
    #expect(spoken(column.accessibilityElement(children: .combine)) == ["Latte, 4 dollars 50"])
  }

  @Test func `a control says its value behind its state`() {
    let button = Button("Pay") {}.accessibilityValue("$5")
    #expect(spoken(button) == ["Pay, button, disabled, $5"])
  }
}
