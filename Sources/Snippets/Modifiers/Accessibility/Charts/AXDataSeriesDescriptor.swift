public import SnippetFoundation

/// Points of a chart that belong together.
///
/// **Source**: developer.apple.com/documentation/accessibility/axdataseriesdescriptor
open class AXDataSeriesDescriptor: NSObject {
  /// What they are called.
  open var name: String?
  /// Whether there is something between them.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// Describes points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a chart.
///
/// **Source**: developer.apple.com/documentation/accessibility/axdatapoint
open class AXDataPoint: NSObject {
  /// A value of a point: a number or a name.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  /// Its place from left to right.
  open var xValue: Value
  /// Its height; nil: it has none.
  open var yValue: Double?
  /// Its values on the other axes.
  open var additionalValues: [Value]
  /// What it is called.
  open var label: String?

  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue) = (.number(x), y)
    (self.additionalValues, self.label) = (additionalValues, label)
  }

  /// A point at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue) = (.category(x), y)
    (self.additionalValues, self.label) = (additionalValues, label)
  }
}
