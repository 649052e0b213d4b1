public import SnippetFoundation

/// What a chart says to those who hear it.
///
/// **Source**: developer.apple.com/documentation/accessibility/axchartdescriptor
open class AXChartDescriptor: NSObject {
  /// What the chart is called.
  open var title: String?
  /// What it shows, in a sentence or two.
  open var summary: String?
  /// What goes from left to right.
  open var xAxis: any AXDataAxisDescriptor
  /// What goes up; nil: nothing does.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// What else is shown.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The points of the chart, in series.
  open var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// What goes along a side of a chart.
///
/// **Source**: developer.apple.com/documentation/accessibility/axdataaxisdescriptor
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  /// What it is called.
  var title: String { get set }
}

/// Numbers along a side of a chart.
///
/// **Source**: developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers stand along the side.
  public enum ScaleType: Int, Sendable {
    /// At even distances; by their logarithms.
    case linear, log10, ln
  }

  /// What it is called.
  open var title: String
  /// The numbers from one end to the other.
  open var range: ClosedRange<Double>
  /// Where lines are drawn.
  open var gridlinePositions: [Double]
  /// How numbers stand along it.
  open var scaleType: ScaleType
  /// A number in words.
  open var valueDescriptionProvider: (Double) -> String

  /// Describes numbers.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    scale scaleType: ScaleType = .linear,
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range) = (title, range)
    (self.gridlinePositions, self.scaleType) = (gridlinePositions, scaleType)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// Names along a side of a chart.
///
/// **Source**: developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What it is called.
  open var title: String
  /// The names in order.
  open var categoryOrder: [String]

  /// Describes names.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}
