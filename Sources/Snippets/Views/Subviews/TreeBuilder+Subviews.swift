/// What a container is given, while it is gone through.
struct CollectedViews {
  var views: [Subview] = []
  var values = ContainerValues()
  /// The sections, and the views outside of them, in order; nil: views only.
  var sections: [SectionConfiguration]?
  /// Where the views begin that are in no section yet.
  var firstLoose = 0

  mutating func endLoose() {
    guard sections != nil, firstLoose < views.count else { return }
    let empty = SubviewsCollection(views: [])
    let loose = SubviewsCollection(views: Array(views[firstLoose...]))
    append(empty, loose, empty)
    firstLoose = views.count
  }

  mutating func append(
    _ header: SubviewsCollection,
    _ content: SubviewsCollection,
    _ footer: SubviewsCollection
  ) {
    let id = SectionConfiguration.ID(number: sections?.count ?? 0)
    sections?.append(
      SectionConfiguration(id: id, header: header, footer: footer, content: content)
    )
  }
}

extension TreeBuilder {
  /// How many containers that take their views apart may stand in each other.
  private static let deepest = 100
  @MainActor private static var nesting = 0

  /// The views that stand next to each other in a view: those of groups, loops and branches, not of stacks.
  @MainActor
  static func subviews<V: View>(of view: V) -> SubviewsCollection {
    SubviewsCollection(views: collect(view, inSections: false).views)
  }

  /// The sections in a view, and what stands between them.
  @MainActor
  static func sections<V: View>(of view: V) -> SectionCollection {
    var collected = collect(view, inSections: true)
    collected.endLoose()
    return SectionCollection(sections: collected.sections ?? [])
  }

  @MainActor
  private static func collect<V: View>(_ view: V, inSections: Bool) -> CollectedViews {
    var collected = CollectedViews()
    if inSections { collected.sections = [] }
    guard nesting < deepest else {
      collected.views = [Subview(0, ConfigurationPart { $0.failTooDeep(V.self) })]
      return collected
    }
    nesting += 1
    defer { nesting -= 1 }
    var builder = TreeBuilder()
    builder.collected = collected
    V._lowerEach(view, &builder)
    return builder.collected ?? collected
  }

  /// Takes a view as one, or those that its body is made of.
  @MainActor
  mutating func collect<V: View>(_ view: V) {
    if V.self == EmptyView.self { return }
    if V.Body.self != Never.self {
      guard enter(V.self) else { return take(ConfigurationPart { $0.failTooDeep(V.self) }) }
      V.Body._lowerEach(view.body, &self)
      return leave()
    }
    take(ConfigurationPart(view))
  }

  private mutating func take(_ part: ConfigurationPart) {
    guard let collected else { return }
    self.collected?.views.append(Subview(collected.views.count, part, collected.values))
  }

  /// Goes through views that say something to their container.
  @MainActor
  mutating func collecting(
    _ change: (inout ContainerValues) -> Void,
    _ body: (inout TreeBuilder) -> Void
  ) {
    guard let outer = collected?.values else { return body(&self) }
    var values = outer
    change(&values)
    collected?.values = values
    body(&self)
    collected?.values = outer
  }

  /// Takes a section in its parts; false: sections are not looked for.
  @MainActor
  mutating func collectSection<Header: View, Content: View, Footer: View>(
    _ header: Header,
    _ content: Content,
    _ footer: Footer
  ) -> Bool {
    guard collected?.sections != nil else { return false }
    collected?.endLoose()
    collected?.append(
      Self.subviews(of: header),
      Self.subviews(of: content),
      Self.subviews(of: footer)
    )
    return true
  }
}
