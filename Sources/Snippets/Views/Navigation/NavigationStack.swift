import SnippetFoundation

/// Views that lead to others: in text the first of them, under its title.
///
/// Renders as its content, with the title that it sets as a heading above:
/// ```
/// Settings
///
/// Name          Ann
/// ```
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root

  /// Appends the root under its title.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.navigation { Root._lower(view.root, &$0) }
  }
}

extension NavigationStack {
  /// Makes a stack whose path is a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
    self.root = root()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Makes a stack with a path of any values.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// Views that lead to others, by an older name.
///
/// Renders as a `NavigationStack` does.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Appends the content under its title.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.navigation { Content._lower(view.content, &$0) }
  }
}

/// Views beside each other of which one chooses what another shows: in text one below the other, lines between them.
///
/// Renders as, of `Text("Inbox")` and `Text("Hello")`:
/// ```
/// Inbox
/// ────────────────────
/// Hello
/// ```
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Makes three views.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// Makes three views, some of which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Appends the views, lines between those that draw something.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.column, flags: Alignment.topLeading.bits), axis: 1) { builder in
      let start = builder.next
      builder.navigation { Sidebar._lower(view.sidebar, &$0) }
      builder.part(after: start) { Content._lower(view.content, &$0) }
      builder.part(after: start) { Detail._lower(view.detail, &$0) }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two views.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two views, some of which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// Which of the views beside each other are shown; in text all are.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: Int
  /// As the place has it.
  public static let automatic = Self(name: 0)
  /// All three.
  public static let all = Self(name: 1)
  /// Two.
  public static let doubleColumn = Self(name: 2)
  /// One.
  public static let detailOnly = Self(name: 3)
}

extension TreeBuilder {
  /// Appends content below a place for the title that it may set.
  @MainActor
  mutating func navigation(_ content: (inout TreeBuilder) -> Void) {
    let (surroundings, outer) = (environment.surroundings, heading)
    containerCount &+= 1
    environment.surroundings.insert(.navigation)
    stack(Node(.column, flags: Alignment.topLeading.bits), axis: 1) { builder in
      let place = builder.next
      let before = builder.nodes[place - 1]
      builder.heading = nil
      // Places for the title, the subtitle and a blank row: patched once they are known.
      for _ in 0..<3 { builder.leaf(Node(.empty)) }
      content(&builder)
      builder.fillHeading(at: place, style: before.style)
    }
    (environment.surroundings, heading) = (surroundings, outer)
  }

  @MainActor
  private mutating func fillHeading(at place: Int, style: Style) {
    guard let heading, !(heading.title.isEmpty && heading.subtitle.isEmpty) else { return }
    let lines = [
      (heading.title, Style.bold), (heading.subtitle, Style.dim), ("", Style()),
    ]
    for (i, line) in lines.enumerated() where i == 2 || !line.0.isEmpty {
      let count = nodes.count
      text(line.0, style: StyleChange(line.1, true).applied(to: style))
      var node = nodes[count]
      nodes.count = count
      node.end = Int32(truncatingIfNeeded: place + i + 1)
      nodes[place + i] = node
    }
    if collectsControls, !heading.title.isEmpty {
      let note = SpokenNote(
        first: Int32(place),
        end: Int32(place + 1),
        words: visible("\(heading.title), heading"),
        isValue: false
      )
      spoken.append(note)
    }
  }

  /// Appends a further view, a line above it if both draw something.
  @MainActor
  fileprivate mutating func part(after start: Int, _ content: (inout TreeBuilder) -> Void) {
    let line = next
    leaf(Node(.divider, flags: 0, style: environment.style))
    let first = next
    navigation(content)
    if next == first + 4 { nodes.count = line }
  }
}

/// What stands above a stack's content.
struct Heading {
  var title = ""
  var subtitle = ""
}
