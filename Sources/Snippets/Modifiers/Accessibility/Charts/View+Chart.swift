import SnippetFoundation

/// What can describe a chart to those who hear it.
///
/// **Source**: developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Describes it again; never called, each drawing asks anew.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart with words for those who hear it.
public nonisolated struct DescribedChart<Content: View>: PrimitiveView {
  let content: Content
  let chart: any AXChartDescriptorRepresentable

  /// Appends the content's nodes, and keeps the title and the summary for those who hear them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let node = builder.next
    Content._lower(view.content, &builder)
    guard builder.collectsControls, builder.next > node else { return }
    let descriptor = view.chart.makeChartDescriptor()
    let words = [descriptor.title, descriptor.summary].compactMap(\.self).filter { !$0.isEmpty }
    if !words.isEmpty { builder.speakValue(visible(words.joined(separator: ", ")), from: node) }
  }
}

extension View {
  /// Describes a chart to those who hear it: its title and its summary are said after what the view shows.
  ///
  /// The points are not: nothing is drawn of a description.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:)
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> DescribedChart<Self> { DescribedChart(content: self, chart: representable) }
}
