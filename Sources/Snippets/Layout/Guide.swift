public import SnippetFoundation

/// One line by which views are aligned: along an axis, by the number of its alignment.
struct Guide: Hashable, BitwiseCopyable {
  /// The axis that the line is a place on: horizontal for `.leading`.
  var axis: Axis
  var code: UInt16

  init(_ axis: Axis, _ code: UInt16) { (self.axis, self.code) = (axis, code) }
  init(_ alignment: HorizontalAlignment) { self.init(.horizontal, alignment.code) }
  init(_ alignment: VerticalAlignment) { self.init(.vertical, alignment.code) }

  var isFirstBaseline: Bool { axis == .vertical && code == 3 }
  var isLastBaseline: Bool { axis == .vertical && code == 4 }

  /// One value of those that several children give: the first and the last line of text, else their mean.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    if values.isEmpty { return nil }
    if isFirstBaseline { return values.min() }
    if isLastBaseline { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A view's size and guides, in points.
public struct ViewDimensions: Equatable {
  /// The width in points: 8 a column.
  public let width: CGFloat
  /// The height in points: 16 a row.
  public let height: CGFloat
  let subject: LayoutSubject?

  init(_ size: Size, _ subject: LayoutSubject? = nil) {
    width = CGFloat(size.width) * 8
    height = CGFloat(size.height) * 16
    self.subject = subject
  }

  /// Where a guide is, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? byDefault(Guide(guide))
  }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? byDefault(Guide(guide))
  }

  /// Where a guide is, if the view or a part of it says so.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    subject?.explicitGuide(Guide(guide))
  }

  /// Where a guide is, if the view or a part of it says so.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    subject?.explicitGuide(Guide(guide))
  }

  func byDefault(_ guide: Guide) -> CGFloat {
    let length = guide.axis == .horizontal ? width : height
    if let type = AlignmentTable.type(of: guide.code) {
      return Points.finite(type.defaultValue(in: self)) ?? 0
    }
    switch guide.code {
    case 0: return 0
    case 1: return length / 2
    case 2, 4: return length
    // The first line of what has no text is its last row; a list's line begins at the leading side.
    default: return guide.axis == .horizontal ? 0 : length
    }
  }

  /// Whether two views are equally large.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
