import SnippetFoundation
import Testing

@testable import Snippets

/// Modifiers that cells cannot show, as real code spells them: the view is drawn as it is without.
@MainActor
struct AcceptedTests {
  private struct Moving: View {
    @State private var value = 1
    @State private var isOn = false
    @Namespace private var space

    var body: some View {
      VStack {
        Text("a").shadow(radius: 4).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
          .blur(radius: isOn ? 2 : 0).brightness(0.1).contrast(1).saturation(0.5).grayscale(1)
          .hueRotation(.degrees(45)).colorInvert().colorMultiply(.red).blendMode(.multiply)
          .compositingGroup().drawingGroup().geometryGroup()
        Text("b").animation(.easeInOut(duration: 0.3), value: value)
          .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)
          .animation(.default.delay(0.1).repeatForever(autoreverses: false), value: value)
          .transition(.opacity.combined(with: .move(edge: .bottom))).transition(.slide)
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
          .contentTransition(.numericText()).contentTransition(.numericText(value: 3))
          .contentTransition(.symbolEffect(.replace)).transaction { $0.animation = nil }
        Image(systemName: "star").symbolEffect(.bounce, value: value).symbolEffect(.pulse)
          .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: isOn)
          .symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: isOn)
          .symbolRenderingMode(.hierarchical).symbolVariant(.none).imageScale(.large)
          .contentTransition(.interpolate)
        Text("c").rotationEffect(.degrees(-90)).rotationEffect(Angle(radians: 1), anchor: .top)
          .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).scaleEffect(1.2)
          .scaleEffect(x: 1, y: -1, anchor: .center).scaleEffect(CGSize(width: 1, height: 2))
          .glassEffect().glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
          .glassEffect(in: .capsule).matchedGeometryEffect(id: "c", in: space)
        events
        surroundings
      }
    }

    private var events: some View {
      Text("d").onAppear { value += 1 }.onDisappear(perform: stop)
        .task { await load() }
        .task(id: value, priority: .background) { await load() }
        .onChange(of: value) { value += 1 }
        .onChange(of: value) { old, new in value = old + new }
        .onChange(of: isOn, initial: true) { value += 1 }
        .onChange(of: value, perform: { _ in stop() })
        .sensoryFeedback(.success, trigger: value)
        .sensoryFeedback(.impact(weight: .heavy), trigger: isOn)
        .refreshable { await load() }
    }

    private var surroundings: some View {
      Text("e").preferredColorScheme(.dark).statusBarHidden().persistentSystemOverlays(.hidden)
        .allowsHitTesting(false).contentShape(Rectangle()).contentShape(.interaction, Circle())
        .hoverEffect(.highlight).help("What it is").id(value).id("e")
        .widgetAccentable().invalidatableContent()
        .containerBackground(for: .widget) { Color.black }
        .containerBackground(.fill.tertiary, for: .widget)
        .containerBackground(.background, for: .widget)
        .accessibilityIdentifier("e").accessibilitySortPriority(2)
        .accessibilityInputLabels(["E", "Letter"]).accessibilityAction(named: "Open") { stop() }
        .accessibilityAction { stop() }
        .accessibilityAdjustableAction { direction in
          if direction == .increment { value += 1 }
        }
        .accessibilityRemoveTraits(.isImage).accessibilityIgnoresInvertColors()
    }

    private func stop() { withAnimation(.spring()) { isOn.toggle() } }
    private func load() async { withAnimation { value = 2 } }
  }

  @Test func `what only moves or shines changes nothing`() {
    #expect(render(Moving()) == "a\nb\n☆\nc\nd\ne")
  }

  @Test func `what happens over time is not run`() {
    var runs = 0
    let view = Text("a").onAppear { runs += 1 }.onDisappear { runs += 1 }
      .onChange(of: 1, initial: true) { runs += 1 }
    #expect(render(view) == "a" && runs == 0)
  }
}
