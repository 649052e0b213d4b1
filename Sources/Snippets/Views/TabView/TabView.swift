import SnippetFoundation

/// Views of which one is shown at a time: in text the one that is selected, else the first.
///
/// Renders as that view.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: SelectionValue?
  private let content: Content

  /// Makes tabs of which a value says which one is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// Makes tabs of which a value says which one is shown.
  @_disfavoredOverload
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection.wrappedValue
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }

  /// Appends the nodes of the tab that is shown.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let chosen = builder.tab(view.selection, of: view.content)
    let start = builder.next
    let (window, surroundings) = (builder.window, builder.environment.surroundings)
    builder.environment.surroundings.remove([.list, .navigation])
    builder.window = start + chosen.lowerBound..<start + chosen.upperBound
    Content._lower(view.content, &builder)
    builder.window = window
    builder.environment.surroundings = surroundings
    builder.keepOnly(chosen, from: start)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Makes tabs of which the first is shown.
  @_disfavoredOverload
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

extension TreeBuilder {
  /// Where the nodes of the tab that is shown lie among those of all tabs.
  @MainActor
  fileprivate mutating func tab<Value: Hashable, Tabs: View>(
    _ value: Value?,
    of tabs: Tabs
  ) -> Range<Int> {
    unseen { builder in
      let (outer, start) = (builder.tags, builder.next)
      let surroundings = builder.environment.surroundings
      builder.environment.surroundings.remove([.list, .navigation])
      builder.environment.surroundings.insert(.options)
      builder.tags = []
      Tabs._lower(tabs, &builder)
      let found = builder.tags ?? []
      builder.tags = outer
      builder.environment.surroundings = surroundings
      guard builder.next > start else { return 0..<0 }
      let wanted = value.map { plain($0) }
      var first = start
      // A tag inside a tab is none of the tab's.
      var child = start
      let chosen = Set(found.lazy.filter { $0.value == wanted }.map(\.index))
      while child < builder.next {
        if chosen.contains(child) {
          first = child
          break
        }
        child = Int(builder.nodes[child].end)
      }
      return first - start..<Int(builder.nodes[first].end) - start
    }
  }

  /// Takes away all nodes since `start` but some, which are named from there.
  fileprivate mutating func keepOnly(_ kept: Range<Int>, from start: Int) {
    let (first, end) = (start + kept.lowerBound, min(start + kept.upperBound, nodes.count))
    nodes.count = max(start, end)
    if !spoken.isEmpty {
      spoken.removeAll {
        $0.first >= Int32(start) && ($0.first < Int32(first) || $0.first >= Int32(end))
      }
    }
    spokenParts.removeAll {
      let place = $0.nodes.lowerBound
      return place >= start && (place < first || place >= end)
    }
    let offset = first - start
    guard offset > 0, end > first else { return }
    for i in first..<end {
      nodes[i - offset] = nodes[i]
      nodes[i - offset].end -= Int32(offset)
    }
    nodes.count = end - offset
    for i in spoken.indices where spoken[i].first >= Int32(first) {
      spoken[i].first -= Int32(offset)
      spoken[i].end -= Int32(offset)
    }
    for i in spokenParts.indices where spokenParts[i].nodes.lowerBound >= first {
      let nodes = spokenParts[i].nodes
      spokenParts[i].nodes = nodes.lowerBound - offset..<nodes.upperBound - offset
    }
  }
}
