import SnippetFoundation

/// A view resolved and laid out for one width: a value without any of the app's code in it.
public struct ViewTree: Sendable, Equatable {
  let nodes: [Node]
  /// UTF-8 of all texts; characters are named by their offsets.
  let arena: [UInt8]
  let runs: [Run]
  let inOrder: Bool
  let columns: Int32
  let extent: Size
  /// The controls in reading order, disabled ones too; a control's number is its index plus one.
  package var controls: [Control]
  /// What nodes say that is not their text.
  let spoken: [SpokenNote]
  /// What of it cannot act where it is shown.
  var notices: [ViewNotice] = []

  init(
    nodes: [Node],
    arena: [UInt8],
    runs: [Run],
    inOrder: Bool,
    controls: [Control],
    spoken: [SpokenNote] = [],
    columns: Int32,
    extent: Size,
    notices: [ViewNotice] = []
  ) {
    self.nodes = nodes
    self.arena = arena
    self.runs = runs
    self.inOrder = inOrder
    self.controls = controls
    self.spoken = spoken
    self.columns = columns
    self.extent = extent
    self.notices = notices
  }

  /// A tree with nothing in it.
  public init() {
    self.init(
      nodes: [],
      arena: [],
      runs: [],
      inOrder: true,
      controls: [],
      columns: 44,
      extent: Size(0, 0)
    )
  }

  /// The columns and rows that are drawn.
  public var size: (columns: Int, rows: Int) { (Int(extent.width), Int(extent.height)) }

  /// What its author should know: it is taller than the 25 rows that are shown; what in it cannot act in a snippet or a
  /// widget, each once.
  public var warnings: [String] {
    let tooTall = "The snippet is \(extent.height) rows tall; 25 rows are shown, the rest scrolls."
    return (extent.height > 25 ? [tooTall] : []) + notices.map(\.description)
  }

  /// What in it cannot act in a snippet or a widget, each once.
  package var idleControls: [String] { notices.map(\.description) }
}
