import SnippetFoundation

/// A view that stands for a value, as an option or a tab.
///
/// Leaves no node.
public nonisolated struct Tagged<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let value: Value

  /// Appends the content's nodes, and the value where someone chooses among them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.tags != nil { builder.tag(view.value) }
    Content._lower(view.content, &builder)
  }

  /// Appends the content's views, each with the value where a container takes them.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.collected != nil else {
      return builder.alternative { Self._lower(view, &$0) }
    }
    builder.collecting(
      { $0.setTag(view.value) },
      { Content._lowerEach(view.content, &$0) }
    )
  }
}

/// Where a view with a tag begins.
struct Tag {
  /// The first node, which may be that of a modifier around the view.
  var index: Int
  let value: AnyHashable
  /// How many nodes further on the view begins that was given the tag.
  var depth = 0
  /// The value is what identifies an element, which a view's own tag takes the place of.
  var isIdentity = false
}

extension TreeBuilder {
  /// Notes that the nodes that follow stand for a value.
  mutating func tag<Value: Hashable>(_ value: Value, isIdentity: Bool = false) {
    guard tags != nil else { return }
    let tag = Tag(index: next, value: plain(value), isIdentity: isIdentity)
    // A view's own tag counts, not its element's identity.
    if tags?.last?.index == next { tags?.removeLast() }
    tags?.append(tag)
  }

  /// A view that stands for a value does so with the modifier's node around it.
  ///
  /// The view stands at `view`, right behind that node unless told otherwise. A value that was given to both is the outer one.
  @inline(never)
  mutating func passTag(from view: Int? = nil, to index: Int) {
    let view = view ?? index &+ 1
    guard let tag = lastTag(at: view) else { return }
    tags?[tag].index = index
    tags?[tag].depth += view - index
    guard tag > 0, let outer = tags?[tag - 1], outer.index == index else { return }
    tags?.remove(at: outer.isIdentity ? tag - 1 : tag)
  }

  /// The tag of the view at an index; they stand in the views' order.
  private func lastTag(at view: Int) -> Int? {
    var tag = (tags?.count ?? 0) - 1
    while tag >= 0, let index = tags?[tag].index, index >= view {
      if index == view { return tag }
      tag -= 1
    }
    return nil
  }

  /// The nodes from `first` on get one in front of them.
  @inline(never)
  mutating func moveTags(from first: Int) {
    var tag = (tags?.count ?? 0) - 1
    while tag >= 0, let index = tags?[tag].index, index >= first {
      tags?[tag].index += 1
      tag -= 1
    }
  }

  /// The words of the option that stands for a value, or the value as it describes itself if that option has no words.
  ///
  /// No words if no option stands for it: nothing is chosen then.
  @MainActor
  mutating func option<Value: Hashable, Options: View>(
    _ value: Value,
    of options: Options
  ) -> String {
    let wanted = plain(value)
    guard let found = taggedViews(of: options).first(where: { $0.value == wanted }) else {
      return ""
    }
    return found.words ?? visible(wanted.description)
  }

  /// The values that views stand for, and the words of each view, if it has any.
  @MainActor
  mutating func taggedViews<Options: View>(
    of options: Options
  ) -> [(value: AnyHashable, words: String?)] {
    unseen { builder in
      let (outer, start) = (builder.tags, builder.next)
      let environment = builder.environment
      builder.environment.surroundings = .options
      // What is not to be read is hidden as the value that it is here.
      builder.environment.textRules.subtract([.placeholder, .privacy])
      builder.tags = []
      Options._lower(options, &builder)
      let tags = builder.tags ?? []
      builder.tags = outer
      builder.environment = environment
      return tags.map { tag in
        let node = tag.index + tag.depth
        guard node < builder.next, tag.index >= start else { return (tag.value, nil) }
        return (tag.value, builder.words(in: node..<Int(builder.nodes[node].end)))
      }
    }
  }
}

/// A value without the optionals around it.
func plain<Value: Hashable>(_ value: Value) -> AnyHashable {
  (value as? any OptionalValue)?.inside ?? AnyHashable(value)
}

private protocol OptionalValue {
  var inside: AnyHashable { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var inside: AnyHashable { map { plain($0) } ?? AnyHashable("") }
}

extension View {
  /// Gives a view the value that it stands for.
  public nonisolated func tag<V: Hashable>(
    _ tag: V,
    includeOptional: Bool = true
  ) -> Tagged<Self, V> {
    Tagged(content: self, value: tag)
  }
}
