import SwiftUI

/// Names that views of larger apps use.
struct SpelledChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo"])
    let yAxis = AXNumericDataAxisDescriptor(
      title: "Cups",
      range: 0...10,
      gridlinePositions: []
    ) { value in "\(value) cups" }
    let series = AXDataSeriesDescriptor(
      name: "Cups",
      isContinuous: true,
      dataPoints: [.init(x: "Mo", y: 3)]
    )
    return AXChartDescriptor(
      title: "Cups",
      summary: nil,
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: [],
      series: [series]
    )
  }
}

struct SpelledRenderer: TextRenderer {
  var time: TimeInterval
  var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { for run in line { for slice in run { context.draw(slice) } } }
  }
}

struct SpelledLaterView: View {
  @State private var path = NavigationPath()
  @SceneStorage("path") private var data: Data?

  var body: some View {
    NavigationStack(path: $path) {
      Text("Later")
        .textRenderer(SpelledRenderer(time: 1))
        .accessibilityChartDescriptor(SpelledChart())
        .colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.gray)))
        .distortionEffect(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero)
        .layerEffect(ShaderLibrary.blur(.boundingRect), maxSampleOffset: .zero, isEnabled: false)
        .toolbar {
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarSpacer(.fixed, placement: .bottomBar)
        }
        .toolbar(removing: .sidebarToggle)
    }
    .onAppear {
      guard let data,
        let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      else { return }
      path = NavigationPath(saved)
    }
    .onDisappear { data = path.codable.flatMap { try? JSONEncoder().encode($0) } }
  }
}
