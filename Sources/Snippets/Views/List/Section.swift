public import SnippetFoundation

/// Rows under a header, over a footer.
///
/// Outside of lists and forms its parts stand one below the other; in a lazy grid its header and footer go over the whole of it,
/// and the cells begin anew below. Renders as, in a list:
/// ```
/// Orders
///   Latte            $4.50
///   Tea              $3.00
/// Prices include tax.
/// ```
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Nil: always.
  private let isExpanded: Bool?

  init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Bool? = nil) {
    (self.header, self.content, self.footer) = (header, content, footer)
    self.isExpanded = isExpanded
  }

  /// Appends the parts, in a list set apart from other rows.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.openGrid != nil, builder.isDirectlyInGrid { return lowerInGrid(view, &builder) }
    guard builder.isIn(.list) else { return lowerParts(view, &builder) }
    builder.section { lowerParts(view, &$0) }
  }

  /// Is one alternative; its parts where a container takes sections, its views where it takes views.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.collected != nil else {
      return builder.alternative { Self._lower(view, &$0) }
    }
    if builder.collectSection(view.header, view.content, view.footer) { return }
    Parent._lowerEach(view.header, &builder)
    Content._lowerEach(view.content, &builder)
    Footer._lowerEach(view.footer, &builder)
  }

  /// Its header and its footer over the whole grid.
  @MainActor
  private static func lowerInGrid(_ view: Self, _ builder: inout TreeBuilder) {
    builder.wholeLine { lowerHeader(view, &$0) }
    if view.isExpanded != false { Content._lower(view.content, &builder) }
    builder.wholeLine { lowerFooter(view, &$0) }
  }

  @MainActor
  private static func lowerFooter(_ view: Self, _ builder: inout TreeBuilder) {
    let style = builder.environment.style
    builder.environment.style = StyleChange(.dim, true).applied(to: style)
    Footer._lower(view.footer, &builder)
    builder.environment.style = style
  }

  @MainActor
  private static func lowerParts(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    lowerHeader(view, &builder)
    let hasHeader = builder.next > start
    if view.isExpanded != false {
      if hasHeader, builder.isIn(.list) {
        let inside = builder.next
        builder.indented { Content._lower(view.content, &$0) }
        if builder.next == inside + 2 {
          builder.nodes.count = inside
        } else {
          builder.sectionRows.insert(inside)
        }
      } else {
        Content._lower(view.content, &builder)
      }
    }
    lowerFooter(view, &builder)
  }

  @MainActor
  private static func lowerHeader(_ view: Self, _ builder: inout TreeBuilder) {
    let style = builder.environment.style
    let (start, parts) = (builder.next, builder.spokenParts.count)
    builder.environment.style = StyleChange(.bold, true).applied(to: style)
    if let isExpanded = view.isExpanded {
      builder.disclosureTitle(view.header, isExpanded: isExpanded)
    } else {
      let words = builder.part(ConfigurationPart(view.header))
      if builder.spokenParts.count > parts, builder.isIn(.list) {
        builder.speakHeading(from: start, besides: builder.spokenParts[parts...].map(\.nodes))
      } else if let words, builder.isIn(.list) {
        builder.speakTogether(SpokenFacts(name: words, role: "heading"), start)
      }
    }
    builder.environment.style = style
  }
}

extension TreeBuilder {
  /// Notes that the first words since `index` are a heading, beside links and controls that say themselves.
  fileprivate mutating func speakHeading(from index: Int, besides parts: [Range<Int>]) {
    let words = (index..<next).first { i in
      saysWords(at: i) && !parts.contains { $0.contains(i) }
    }
    if let words { speakValue("heading", from: words, to: words + 1) }
  }
}

extension Section {
  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Makes a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  /// Makes a section whose rows are shown while a value says so.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }

  /// Makes a section whose rows are shown while a value says so.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section whose rows are shown while a value says so.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Makes a section whose rows are shown while a value says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}
