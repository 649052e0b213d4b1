import SwiftUI
import WidgetKit

extension ImageResource {
  static let logo = ImageResource(name: "logo", bundle: .main)
}

struct SpelledLooks: View {
  @State private var isOn = false
  @State private var level = 0.5
  @State private var size = 1
  let title: String
  let resource: LocalizedStringResource

  var body: some View {
    VStack {
      Button("Open", image: .logo) {}
      Button(title, image: .logo, role: .destructive) {}
      Button(resource, image: .logo) {}
      Toggle("Wi-Fi", image: .logo, isOn: $isOn)
      Toggle(resource, image: .logo, isOn: $isOn)
      Label(resource, image: .logo)
      Image(systemName: "play.fill")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
        .symbolEffect(.wiggle.left, options: .repeat(.periodic(2, delay: 0.5)), isActive: isOn)
        .transition(.symbolEffect)
      Image(systemName: "play.fill").transition(.symbolEffect(.drawOn))
    }
    .clipShape(.buttonBorder)
    .clipShape(.rect(corners: .concentric, isUniform: true))
    .background(.red, in: .rect(corners: .concentric(minimum: 12)))
    .background(.red, in: ConcentricRectangle(corners: .fixed(8)))
    .background(.red, in: .rect(uniformTopCorners: .concentric, uniformBottomCorners: 4))
    .multilineTextAlignment(strategy: .writingDirectionBased)
    .foregroundStyle(Color.yellow.headroom(4).exposureAdjust(2))
    .accessibilityLabel(resource)
    .accessibilityValue(resource)
    .accessibilityHint(resource)
    Image(size: CGSize(width: 16, height: 16), label: Text("dot")) { context in
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.red))
    }
    Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    } currentValueLabel: {
      Text("\(size)")
    }
    Picker(resource, systemImage: "star", selection: $size) {
      Text("Small").tag(1)
    } currentValueLabel: {
      Text("now")
    }
    Picker("Size", image: .logo, selection: $size) { Text("Small").tag(1) }
    Slider(value: $level) {
      Text("Level")
    } currentValueLabel: {
      Text("\(level)")
    } ticks: {
      SliderTickContentForEach([0.0, 0.5, 1], id: \.self) { value in
        SliderTick(value) { Text("\(value)") }
      }
    }
    Slider(value: $level, in: 0...1, step: 0.25) {
      Text("Level")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } tick: { value in
      SliderTick(value)
    }
    Slider(value: $level) {
      Text("Level")
    } ticks: {
      SliderTick(0.25)
      SliderTick("Half", 0.5)
    }
  }
}

struct SpelledSurroundings: View {
  @Environment(\.isSceneCaptured) private var isCaptured
  @Environment(\.menuOrder) private var order
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
  @Environment(\.activityFamily) private var family
  @Environment(\.levelOfDetail) private var detail

  var body: some View {
    switch accessory {
    case .inline: Text("inline")
    case .expanded: Text("expanded")
    default:
      Text(
        isCaptured || family == .small || detail == .simplified || !appearsActive
          ? "hidden" : "shown"
      )
    }
  }
}

@propertyWrapper
struct SpelledLanguage: DynamicProperty {
  @Environment(\.locale) private var locale
  var wrappedValue: String { locale.identifier }
}

struct SpelledBehavior: View {
  @State private var text = ""
  @State private var isShown = false

  var body: some View {
    List {
      Section("A") { Text("Apple") }
        .sectionIndexLabel("A")
        .sectionActions { Button("Add") {} }
        .listRowInsets(.horizontal, 8)
    }
    .listSectionIndexVisibility(.visible)
    .searchable(text: $text)
    .searchToolbarBehavior(.minimize)
    .searchPresentationToolbarBehavior(.avoidHidingContent)
    .findNavigator(isPresented: $isShown)
    .replaceDisabled()
    .writingToolsBehavior(.limited)
    ScrollView { Text("x") }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
      .scrollIndicatorsFlash(onAppear: true)
    Text("x")
      .labelsVisibility(.hidden)
      .defersSystemGestures(on: .bottom)
      .allowedDynamicRange(.constrainedHigh)
      .onOpenURL(prefersInApp: true)
      .tabViewSearchActivation(.searchTabSelection)
      .materialActiveAppearance(.active)
      .containerCornerOffset(.leading, sizeToFit: true)
      .renameAction {}
    Text("x")
      .inspector(isPresented: $isShown) {
        Text("i").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
      }
      .sheet(isPresented: $isShown) { Text("s").presentationBackground { Color.red } }
      .confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
      .dialogSuppressionToggle(isSuppressed: $isShown)
      .fileDialogMessage("Choose")
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityDragPoint(.center, description: "here")
      .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { _ in })
  }
}

/// Dates by their distance from another.
struct SpelledDistances: View {
  let start: Date
  let end: Date

  var body: some View {
    Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second], sign: .never))
    Text(.currentDate, format: .offset(to: start, maxFieldCount: 1))
    Text(.currentDate, format: .timer(countingDownIn: start..<end, maxPrecision: .seconds(60)))
    Text(.currentDate, format: .timer(countingUpIn: start..<end, maxFieldCount: 2))
    Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
    Text(.currentDate, format: .reference(to: end, allowedFields: [.hour, .minute]))
    Text(end, format: SystemFormatStyle.DateReference(to: start, thresholdField: .month))
    Text("\(end, format: .offset(to: start)) late")
  }
}

/// A shape with a size of its own.
struct SpelledTicket: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = Circle().sizeThatFits(proposal)
    return CGSize(width: side.width * 2, height: side.height)
  }
}
