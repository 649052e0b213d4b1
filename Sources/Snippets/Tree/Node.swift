import SnippetFoundation

/// One node: 32 bytes of plain data.
///
/// Nodes lie in preorder; the next sibling is `nodes[end]`.
@frozen
public struct Node: BitwiseCopyable, Sendable, Equatable {
  /// What a node is.
  @frozen
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case text, row, column, layers, spacer, divider, padding, frame, overlay, control, custom
    /// Kinds that take or hide room.
    case fixed, hidden, bar, empty
    /// Measured and placed by a layout of the table beside the nodes.
    case layout
  }

  /// What the node is.
  public var kind: Kind
  /// Bits whose meaning is the kind's: alignment, axis, "only one-column ASCII".
  public var flags: UInt8
  /// Who is served first when a stack divides its space.
  public var priority: Int16
  /// The index just past this node's subtree.
  public var end: Int32
  /// How its characters look.
  public var style: Style
  /// Four numbers whose meaning is the kind's; the names are below.
  public var a, b, c, d: Int32

  /// Makes a node whose subtree is not closed yet.
  @inlinable
  public init(
    _ kind: Kind,
    flags: UInt8 = 0,
    style: Style = Style(),
    _ a: Int32 = 0,
    _ b: Int32 = 0,
    _ c: Int32 = 0,
    _ d: Int32 = 0
  ) {
    (self.kind, self.flags, self.style) = (kind, flags, style)
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (priority, end) = (0, 0)
  }
}

extension Node {
  // text
  var textOffset: Int32 { a }
  var textBytes: Int32 { b }
  var textColumns: Int32 { c }
  var textLines: Int32 { d & 0xFFFF }
  /// 0: no limit.
  var lineLimit: Int32 { d &>> 16 }
  /// The text runs from right to left somewhere, or holds what is not written (`Columns.Survey.needsCare`).
  var needsCare: Bool { flags & 1 != 0 }
  /// The text has spans of its own, in the table of spans.
  var hasSpans: Bool { flags & 2 != 0 }
  /// Its lines are not drawn in one piece each.
  var isInPieces: Bool { flags & 3 != 0 }
  /// Its lines are drawn as they are: in one piece, and in a colour that can be seen.
  var isDrawnWhole: Bool { flags & 3 == 0 && style.bits & Style.clearBit == 0 }
  /// 0 leading, 1 center, 2 trailing.
  var textSide: UInt8 { (flags &>> 2) & 3 }
  var truncation: UInt8 { (flags &>> 4) & 3 }
  /// A row whose spacing may be less than it says.
  static var narrowsGaps: UInt8 { 16 }
  /// A row whose spacing is less in points than in columns.
  @inlinable static var roundedGaps: UInt8 { 128 }
  // row and column; spacer; control and custom
  var spacing: Int32 { a }
  var minLength: Int32 { a }
  var tableIndex: Int { Int(a) }
  // control: a table index, a prefix in the arena; the suffix is `]`, `)` or none
  var prefixOffset: Int32 { b }
  var prefixBytes: Int32 { c }
  var suffix: Int32 { d }
  var controlInsets: Size { Size(c &+ (d == 0 ? 0 : 1), 0) }
  /// The priority of what has room and is not drawn: words have that room before it does.
  static var undrawn: Int16 { .min + 1 }
  /// A bar that is a line with a mark on it.
  var isMark: Bool { flags & 1 != 0 }
  /// A bar that is a line to write on.
  var isBlank: Bool { flags & 2 != 0 }
  /// The columns that a line to write on keeps.
  var leastBlank: Int32 { a }
  /// A bar of a value that is not to be read.
  var isRedacted: Bool { flags & Node.redactedBar != 0 }
  static var redactedBar: UInt8 { 4 }
  // padding
  var insets: Size { Size(a &+ b, c &+ d) }
  // frame: lower and upper bounds, `unspecified` where there is none
  var lower: Size { Size(a, c) }
  var upper: Size { Size(b, d) }

  var sides: Sides { Sides(bits: flags & 15) }
  /// The codes of guides of a row, a column, layers or an overlay.
  var codes: Int32 { b }
  // frame: ideal lengths and the codes of guides, in the bits of the style that it does not have
  var idealWidth: Int32 { Int32(truncatingIfNeeded: style.bits & 0x7FFF) &- 1 }
  var idealHeight: Int32 { Int32(truncatingIfNeeded: style.bits &>> 16 & 0x7FFF) &- 1 }
  /// The frame of a chart's bar, which may be as narrow as a column.
  var isOfBar: Bool { style.bits & Node.ofBar != 0 }
  static var ofBar: UInt64 { 0x8000_0000 }
  /// A fixed frame whose points are less than its columns.
  var isRoundedUp: Bool { style.bits & Node.roundedUp != 0 }
  var frameCodes: Int32 { Int32(truncatingIfNeeded: style.bits &>> 32) }
  /// A layout of an app's own: where its children stand is seen only once they are placed.
  static var placesFreely: UInt8 { 128 }
  /// A layout whose children are said row by row, as they are drawn.
  static var isSaidByRows: UInt8 { 64 }
  /// An overlay's second child is drawn first.
  var isBehind: Bool { flags & 16 != 0 }
  /// Spacer and divider know the axis of the stack they stand in; nil outside of stacks.
  var axis: Axis? { flags == 0 ? .horizontal : flags == 1 ? .vertical : nil }
}
