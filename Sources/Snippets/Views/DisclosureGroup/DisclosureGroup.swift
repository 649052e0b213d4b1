public import SnippetFoundation

/// A title below which more can be shown.
///
/// Renders as: `▸ Options`; expanded `▾ Options` and, two columns in, what it holds.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Bool

  /// Makes a group that is not expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes a group that is expanded while a value says so.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded.wrappedValue
  }

  /// Appends title and content, or what the style set around it makes of them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let isStyled = builder.draw(
      .disclosureGroup,
      DisclosureGroupStyleConfiguration(
        label: ConfigurationPart(view.label),
        content: ConfigurationPart { Content._lower(view.content(), &$0) },
        isExpanded: .constant(view.isExpanded)
      )
    )
    if isStyled { return }
    builder.stack(Node(.column, flags: Alignment(.leading, .top).bits), axis: 1) { builder in
      builder.disclosureTitle(view.label, isExpanded: view.isExpanded)
      if view.isExpanded { builder.indented { Content._lower(view.content(), &$0) } }
    }
  }
}

extension TreeBuilder {
  /// Appends a mark and a title.
  @MainActor
  mutating func disclosureTitle<Label: View>(_ label: Label, isExpanded: Bool) {
    let start = next
    var words: String?
    stack(Node(.row, flags: Alignment(.leading, .top).bits, 1), axis: 0) { builder in
      builder.text(isExpanded ? "▾" : builder.isRightToLeft ? "◂" : "▸")
      words = builder.part(ConfigurationPart(label))
    }
    speakTogether(SpokenFacts(name: words, state: isExpanded ? "expanded" : "collapsed"), start)
  }

  /// Appends what stands two columns in.
  @MainActor
  mutating func indented(_ content: (inout TreeBuilder) -> Void) {
    let inside = open(Node(.padding, 2, 0, 0, 0))
    let column = open(Node(.column, flags: Alignment(.leading, .top).bits))
    content(&self)
    close(column)
    close(inside)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that is not expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group that is not expanded.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a group that is not expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }

  /// Makes a group that is expanded while a value says so.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group that is expanded while a value says so.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Makes a group that is expanded while a value says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}

extension DisclosureGroup where Label == ConfigurationPart, Content == ConfigurationPart {
  /// The group that a style was told about.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
