import SnippetFoundation

/// Turns nodes into runs.
///
/// Owns what the passes need and reuses it.
struct LayoutPass: ~Copyable {
  var nodes: UnsafePointer<Node>
  var text: UnsafePointer<UInt8>
  var drawables: [any CellDrawable] = []
  /// How `.layout` nodes are laid out; kept while a pass runs only.
  var layouts: [any NodeLayout] = []
  /// What guides answered in this pass.
  var guides: [GuideQuestion: CGFloat?] = [:]
  /// What layouts, and rows that guides line up, answered in this pass.
  var layoutSizes: [SizeQuestion: Size] = [:]
  var slots = Buffer<Slot>(capacity: 64)
  var bounds = Buffer<Bounds>(capacity: 64)
  /// Bounds are known from this node on.
  var boundsFrom: Int32 = 0
  var memos = Buffer<Memo>(capacity: 8)
  var shares = Buffer<Share>(capacity: 32)
  var order = Buffer<Int32>(capacity: 32)
  var runs = Runs()
  /// Where parts of texts have styles of their own; in the order of the arena.
  var spans: [TextSpan] = []
  /// Off in tests that compare the fast path with the full algorithm, and where lines begin at the right.
  var usesFastPath = true
  /// Names of pictures are among the texts.
  var hasPictures = false
  /// The columns of the snippet.
  var columns: Int32 = 0
  /// The frames that are laid out as wide as the snippet, as they are wider.
  var limited: Set<Int32> = []
  /// What boxes and brackets add to the fixed frames in them.
  var added: [Int32: Int32] = [:]
  /// What was moved in this pass.
  var moved: [MovedRuns] = []
  /// The row of the last bar that was placed with no more columns than it needs for the words behind it.
  var rowOfShortBar: Int32 = -1
  /// Where lines begin at the right, while that is placed.
  var mirror: Mirror?
  private let memory = OnlyInMemory()

  // Never written, so shared safely.
  private nonisolated(unsafe) static let noNodes = UnsafeMutablePointer<Node>.allocate(capacity: 1)
  // Never written, so shared safely.
  private nonisolated(unsafe) static let noBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  init() {
    // Placeholders until `run` points at the builder's buffers.
    nodes = UnsafePointer(Self.noNodes)
    text = UnsafePointer(Self.noBytes)
  }

  /// Lays the builder's tree out in `columns`; the runs are the result.
  mutating func run(_ builder: borrowing TreeBuilder, columns: Int32, rows: Int32) -> Size {
    nodes = UnsafePointer(builder.nodes.base)
    text = UnsafePointer(builder.bytes.base)
    if !(drawables.isEmpty && builder.drawables.isEmpty) { drawables = builder.drawables }
    if !(spans.isEmpty && builder.spans.count == 0) {
      spans = Array(UnsafeBufferPointer(start: builder.spans.base, count: builder.spans.count))
    }
    if let tables = builder.tables { layouts = tables.layouts }
    memos.count = 0
    hasPictures = builder.hasPictures
    self.columns = columns
    if !limited.isEmpty { limited = [] }
    if !added.isEmpty { added = [:] }
    findIdeals(builder.nodes.count)
    let proposal = Proposal(columns, rows)
    let size = size(0, proposal)
    runs.reset(columns: columns)
    rowOfShortBar = -1
    place(0, proposal, x: 0, y: 0, size)
    if hasPictures { forgetPictures() }
    if !moved.isEmpty { keepMoved(since: 0, rows: 0..<max(0, size.height)) }
    if !layouts.isEmpty { layouts = [] }
    if !layoutSizes.isEmpty { layoutSizes = [:] }
    if !guides.isEmpty { guides = [:] }
    return size
  }
}
