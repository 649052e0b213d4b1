import SnippetFoundation

/// Renders views to text.
///
/// Owns every buffer and reuses it: live memory does not grow with renderings.
public struct Renderer: ~Copyable {
  @usableFromInline var builder = TreeBuilder()
  private var layout = LayoutPass()
  private var output = Output()

  /// Off in tests only, which compare the fast path with the full algorithm.
  var usesFastPath: Bool {
    get { layout.usesFastPath }
    set { layout.usesFastPath = newValue }
  }

  /// How many choices in what is not seen are lowered whole; another number in tests only.
  var mostHiddenChoices: Int {
    get { builder.extras.mostHiddenChoices }
    set { builder.extras.mostHiddenChoices = newValue }
  }

  /// Makes a renderer with empty buffers.
  public init() {}

  /// Renders a view as rows; the only generic part, everything behind it is compiled once.
  ///
  /// Shape: one row a line, no trailing newline, no blanks at the end of a row.
  /// Errors: views nested too deep give one row that says so.
  @MainActor @inlinable
  public mutating func render<V: View>(
    _ view: V,
    settings: RenderSettings,
    style: OutputStyle = .plain
  ) -> String {
    take(settings)
    return render(view, columns: settings.columns, style: style)
  }

  /// Renders a view with the settings of the rendering before.
  @MainActor @inlinable
  public mutating func render<V: View>(
    _ view: V,
    columns: Int,
    style: OutputStyle = .plain
  ) -> String {
    begin(columns: columns, style)
    repeat { V._lower(view, &builder) } while needsRound(columns: columns)
    return finish(columns: columns, style: style)
  }

  /// Takes the settings of the renderings from now on.
  @MainActor @usableFromInline mutating func take(_ settings: RenderSettings) {
    if !settings.isSame(as: builder.settings) { builder.settings = settings }
    EnvironmentValues.begin(with: settings)
  }

  @MainActor @usableFromInline mutating func begin(columns: Int, _ style: OutputStyle) {
    builder.columns = Int(width(columns))
    builder.collectsControls = style.needsTree
    builder.reset()
    builder.spellsLetters = style.isASCII || builder.settings.spellsLetters
  }

  /// Whether something was lowered for a size that it does not get: then all is lowered again.
  @usableFromInline
  mutating func needsRound(columns: Int) -> Bool {
    guard let tables = builder.tables, builder.failure == nil else { return false }
    if tables.heights.isTrial {
      builder.finish()
      tables.endTrial(builder.nodes)
      builder.reset(keepsTables: true)
      return true
    }
    guard tables.isOpen else { return false }
    _ = layOut(columns: columns)
    guard tables.beginTrial(builder.nodes) || tables.nextRound() else { return false }
    builder.reset(keepsTables: true)
    return true
  }

  @MainActor @usableFromInline
  mutating func finish(columns: Int, style: OutputStyle) -> String {
    defer { closeTables() }
    if let failure = builder.failure { return words(of: failure, columns, style) }
    let size = layOut(columns: columns)
    if style.needsTree {
      return tree(builder.takeControls().controls, columns: columns, size: size).text(style)
    }
    let runs = UnsafeBufferPointer(start: layout.runs.all.base, count: layout.runs.all.count)
    output.write(
      runs,
      inOrder: layout.runs.inOrder,
      layout.text,
      readable: builder.bytes.count + Buffer<UInt8>.slack,
      size: size,
      columns: width(columns),
      style: style
    )
    return output.text
  }

  /// One row with the error; on a page and in a picture it stands as a text does.
  @MainActor
  private func words(of failure: ViewError, _ columns: Int, _ style: OutputStyle) -> String {
    let words = visible(failure.description)
    guard style.form == .html || style.form == .svg else { return words }
    var renderer = Renderer()
    return renderer.render(Text(verbatim: words), columns: columns, style: style)
  }

  private func width(_ columns: Int) -> Int32 { Int32(clamping: min(max(columns, 1), 10_000)) }

  /// Nothing of the app's layouts stays behind a rendering.
  private mutating func closeTables() {
    guard let tables = builder.tables else { return }
    tables.close()
    builder.tables = nil
  }

  private mutating func layOut(columns: Int) -> Size {
    builder.finish()
    let size = layout.run(builder, columns: width(columns), rows: .unspecified)
    if builder.masked != nil { builder.settleMasked() }
    if !builder.openBrackets.isEmpty { builder.settleBrackets(layout.runs.all) }
    return size
  }

  /// Lowers and lays out a view with its controls.
  @MainActor
  mutating func resolve(
    _ content: SnippetContent,
    settings: RenderSettings
  ) throws(ViewError) -> ResolvedSnippet {
    take(settings)
    begin(columns: settings.columns, .spoken)
    defer {
      builder.collectsControls = false
      closeTables()
    }
    repeat { content.lower(&builder) } while needsRound(columns: settings.columns)
    if let failure = builder.failure { throw failure }
    let size = layOut(columns: settings.columns)
    let (controls, actions) = builder.takeControls()
    return ResolvedSnippet(
      tree: tree(controls, columns: settings.columns, size: size),
      actions: actions,
      handlers: builder.handlers,
      privateText: builder.privateText
    )
  }

  /// What was lowered and laid out, as a value.
  private func tree(_ controls: [ViewTree.Control], columns: Int, size: Size) -> ViewTree {
    var nodes = Array(UnsafeBufferPointer(start: builder.nodes.base, count: builder.nodes.count))
    if builder.hasPictures { Style.forgetPictures(&nodes) }
    let text = UnsafeBufferPointer(start: builder.bytes.base, count: builder.bytes.count)
    let runs = UnsafeBufferPointer(start: layout.runs.all.base, count: layout.runs.all.count)
    return ViewTree(
      nodes: nodes,
      arena: Array(text),
      runs: Array(runs),
      inOrder: layout.runs.inOrder,
      controls: controls,
      spoken: builder.spoken,
      columns: width(columns),
      extent: size,
      notices: builder.notices
    )
  }
}
