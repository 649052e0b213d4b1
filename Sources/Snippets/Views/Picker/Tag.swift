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
}

extension TreeBuilder {
  /// Notes that the nodes that follow stand for a value.
  mutating func tag<Value: Hashable>(_ value: Value) {
    guard tags != nil else { return }
    let tag = Tag(index: next, value: plain(value))
    // A view's own tag counts, not its element's identity.
    if tags?.last?.index == next { tags?.removeLast() }
    tags?.append(tag)
  }

  /// A view that stands for a value does so with the modifier's node around it.
  ///
  /// The view stands at `view`, right behind that node unless told otherwise.
  @inline(never)
  mutating func passTag(from view: Int? = nil, to index: Int) {
    let view = view ?? index &+ 1
    guard let tag = tags?.lastIndex(where: { $0.index == view }) else { return }
    tags?[tag].index = index
    tags?[tag].depth += view - index
  }

  /// The nodes from `first` on get one in front of them.
  @inline(never)
  mutating func moveTags(from first: Int) {
    for tag in tags?.indices ?? 0..<0 where tags?[tag].index ?? 0 >= first { tags?[tag].index += 1 }
  }

  /// The words of the option that stands for a value, or the value as it describes itself if that option has no words.
  ///
  /// No words if no option stands for it: nothing is chosen then.
  @MainActor
  mutating func option<Value: Hashable, Options: View>(
    _ value: Value,
    of options: Options
  ) -> String {
    let found: String?? = unseen { builder in
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
      let wanted = plain(value)
      guard let tag = tags.first(where: { $0.value == wanted }) else { return nil }
      let node = tag.index + tag.depth
      guard node < builder.next, tag.index >= start else { return .some(nil) }
      return builder.words(in: node..<Int(builder.nodes[node].end))
    }
    guard let found else { return "" }
    return found ?? visible(plain(value).description)
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
