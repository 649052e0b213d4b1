/// What few trees have: a part of the builder that is reached by one reference.
///
/// The compiler goes through all stored properties of a value that is never copied, in each function that uses it.
/// With these in the builder itself a seventh of the module's build time went there.
final class TreeExtras {
  // One builder has it and reaches it by its own properties below, by which the compiler sees accesses that overlap: none is
  // checked while it runs.
  /// The table of controls and what each carries, if `collectsControls`.
  @exclusivity(unchecked) var controls: [ViewTree.Control] = []
  @exclusivity(unchecked) var actions: [(any Sendable)?] = []
  /// What is said rather than shown; the nodes must not move without it.
  @exclusivity(unchecked) var spoken: [SpokenNote] = []
  /// What is said of fields and controls beside their names; kept where controls are.
  @exclusivity(unchecked) var spokenParts: [SpokenPart] = []
  /// What `.layout` nodes and what depends on sizes need; most trees have none of it.
  @exclusivity(unchecked) var tables: LayoutTables?
  /// Another number in tests only, which compare what is lowered in part with what is lowered whole.
  @exclusivity(unchecked) var mostHiddenChoices = 1_024
  /// What the rendering depends on besides the view.
  @exclusivity(unchecked) var settings = RenderSettings()
  /// What listening views do when the app is opened; kept where controls are.
  @exclusivity(unchecked) var handlers: [SceneHandler] = []
  /// Apps' styles of controls; their bits are in the environment.
  @exclusivity(unchecked) var stylings = Stylings()
  /// The control that an app's style draws, until its label is lowered.
  @exclusivity(unchecked) var pendingControl: Node?
  /// The title that the content of a navigation stack has set.
  @exclusivity(unchecked) var heading: Heading?
  /// What is known of the bar that is being lowered.
  @exclusivity(unchecked) var bar = BarItems()
  /// Values that views stand for, where someone chooses among them.
  @exclusivity(unchecked) var tags: [Tag]?
  /// The views of a container that takes them apart, while they are gone through.
  @exclusivity(unchecked) var collected: CollectedViews?
  /// Draws a row of the table that is being lowered.
  @exclusivity(unchecked) var tableRow: (@MainActor (Any, inout TreeBuilder) -> Void)?
  /// The nodes that are kept of several tabs; controls outside do not count.
  @exclusivity(unchecked) var window: Range<Int>?
  /// How many nodes there were when a list began, or behind the blank row of its last section.
  @exclusivity(unchecked) var gapEnd = 0
  /// The nodes around the rows of a section, which are views of their own to what is around the section.
  @exclusivity(unchecked) var sectionRows: Set<Int> = []
  /// How many views were lowered that hold rows, scroll or lead to others.
  @exclusivity(unchecked) var containerCount = 0
  /// What cannot act in a snippet; kept where controls are.
  @exclusivity(unchecked) var notices: [ViewNotice] = []
  /// Where in the bytes the private texts stand; kept where controls are.
  @exclusivity(unchecked) var privateText: [Range<Int>] = []
  /// Brackets in the bytes at the end of a text, which what is drawn behind them may complete.
  @exclusivity(unchecked) var openBrackets: [Int] = []
  /// The controls without words, which a label around them may name.
  @exclusivity(unchecked) var wordless: Set<Int> = []
  /// What an accessibility label or a symbol says inside the control that is open.
  @exclusivity(unchecked) var spokenLabel: String?
  /// The same inside the controls around it.
  @exclusivity(unchecked) var outerLabels: [String] = []
  /// The values of the environment around the scopes that changed them.
  @exclusivity(unchecked) var outerValues: [EnvironmentValues] = []
  /// The symbols and pictures in the text that is being lowered.
  @exclusivity(unchecked) var inlineImages: [InlineImage] = []
  /// Symbols of which the tree may have both forms; nil: there are none.
  @exclusivity(unchecked) var pairs: SymbolPairs?
  /// Symbols of which a mask decides whether they are drawn; nil: there are none.
  @exclusivity(unchecked) var masked: MaskedSymbols?
  /// The lazy grid that is being lowered.
  @exclusivity(unchecked) var openGrid: OpenGrid?
  /// The views that are nested deep, from the outermost on, each with how deep.
  @exclusivity(unchecked) var deepViews: [(depth: Int, type: Any.Type)] = []
  @exclusivity(unchecked) var failure: ViewError?

  /// Forgets a tree, but for what is kept from one to the next.
  func reset(keepsTables: Bool) {
    if !keepsTables, tables != nil { tables = nil }
    if !controls.isEmpty { (controls, actions) = ([], []) }
    if !spoken.isEmpty { spoken.removeAll(keepingCapacity: true) }
    if !spokenParts.isEmpty { spokenParts.removeAll(keepingCapacity: true) }
    if !handlers.isEmpty { handlers.removeAll() }
    if !notices.isEmpty { notices.removeAll() }
    if !privateText.isEmpty { privateText.removeAll() }
    if !sectionRows.isEmpty { sectionRows.removeAll(keepingCapacity: true) }
    if !openBrackets.isEmpty { openBrackets.removeAll(keepingCapacity: true) }
    if !wordless.isEmpty { wordless.removeAll(keepingCapacity: true) }
    if !deepViews.isEmpty { deepViews = [] }
    if failure != nil { failure = nil }
    if spokenLabel != nil { spokenLabel = nil }
    if masked != nil { masked = nil }
    if pairs != nil { pairs = nil }
  }
}

extension TreeBuilder {
  var controls: [ViewTree.Control] {
    get { extras.controls }
    _modify { yield &extras.controls }
  }
  var actions: [(any Sendable)?] {
    get { extras.actions }
    _modify { yield &extras.actions }
  }
  var spoken: [SpokenNote] {
    get { extras.spoken }
    _modify { yield &extras.spoken }
  }
  var spokenParts: [SpokenPart] {
    get { extras.spokenParts }
    _modify { yield &extras.spokenParts }
  }
  var tables: LayoutTables? {
    get { extras.tables }
    _modify { yield &extras.tables }
  }
  /// What the rendering depends on besides the view.
  public var settings: RenderSettings {
    get { extras.settings }
    _modify { yield &extras.settings }
  }
  var handlers: [SceneHandler] {
    get { extras.handlers }
    _modify { yield &extras.handlers }
  }
  var stylings: Stylings {
    get { extras.stylings }
    _modify { yield &extras.stylings }
  }
  var pendingControl: Node? {
    get { extras.pendingControl }
    _modify { yield &extras.pendingControl }
  }
  var heading: Heading? {
    get { extras.heading }
    _modify { yield &extras.heading }
  }
  var bar: BarItems {
    get { extras.bar }
    _modify { yield &extras.bar }
  }
  var tags: [Tag]? {
    get { extras.tags }
    _modify { yield &extras.tags }
  }
  var collected: CollectedViews? {
    get { extras.collected }
    _modify { yield &extras.collected }
  }
  var tableRow: (@MainActor (Any, inout TreeBuilder) -> Void)? {
    get { extras.tableRow }
    _modify { yield &extras.tableRow }
  }
  var window: Range<Int>? {
    get { extras.window }
    _modify { yield &extras.window }
  }
  var gapEnd: Int {
    get { extras.gapEnd }
    _modify { yield &extras.gapEnd }
  }
  var sectionRows: Set<Int> {
    get { extras.sectionRows }
    _modify { yield &extras.sectionRows }
  }
  var containerCount: Int {
    get { extras.containerCount }
    _modify { yield &extras.containerCount }
  }
  var notices: [ViewNotice] {
    get { extras.notices }
    _modify { yield &extras.notices }
  }
  var privateText: [Range<Int>] {
    get { extras.privateText }
    _modify { yield &extras.privateText }
  }
  var openBrackets: [Int] {
    get { extras.openBrackets }
    _modify { yield &extras.openBrackets }
  }
  var wordless: Set<Int> {
    get { extras.wordless }
    _modify { yield &extras.wordless }
  }
  var spokenLabel: String? {
    get { extras.spokenLabel }
    _modify { yield &extras.spokenLabel }
  }
  var outerLabels: [String] {
    get { extras.outerLabels }
    _modify { yield &extras.outerLabels }
  }
  var outerValues: [EnvironmentValues] {
    get { extras.outerValues }
    _modify { yield &extras.outerValues }
  }
  var inlineImages: [InlineImage] {
    get { extras.inlineImages }
    _modify { yield &extras.inlineImages }
  }
  var pairs: SymbolPairs? {
    get { extras.pairs }
    _modify { yield &extras.pairs }
  }
  var masked: MaskedSymbols? {
    get { extras.masked }
    _modify { yield &extras.masked }
  }
  var openGrid: OpenGrid? {
    get { extras.openGrid }
    _modify { yield &extras.openGrid }
  }
  var deepViews: [(depth: Int, type: Any.Type)] {
    get { extras.deepViews }
    _modify { yield &extras.deepViews }
  }
  var failure: ViewError? {
    get { extras.failure }
    _modify { yield &extras.failure }
  }
}
