public import SnippetFoundation

/// A name and what it names: the name at the beginning of the row, the rest at its end.
///
/// Renders as: `Total          $9.00`
public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes a row of two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Appends a row, or what the style set around it makes of it.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let isStyled = builder.draw(
      .labeledContent,
      LabeledContentStyleConfiguration(
        label: ConfigurationPart(view.label),
        content: ConfigurationPart(view.content)
      )
    )
    if !isStyled { builder.labeled(view.label) { Content._lower(view.content, &$0) } }
  }
}

extension TreeBuilder {
  /// Appends a name at the beginning of a row and what it names at its end.
  @MainActor
  mutating func labeled<Label: View>(_ label: Label, _ content: (inout TreeBuilder) -> Void) {
    let first = next
    if isIn(.labelsHidden) {
      content(&self)
      return keepFacts(of: first, from: first)
    }
    var value = first
    stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
      let start = builder.next
      Label._lower(label, &builder)
      if builder.next > start {
        // Several texts are a title and what is said of it.
        builder.gather(from: start, in: Node(.column, flags: Alignment.topLeading.bits))
        builder.leaf(Node(.spacer, flags: 0))
      }
      value = builder.next
      content(&builder)
    }
    keepFacts(of: value, from: first)
  }

  /// Keeps what the nodes since `value` say as what a label does not replace; controls say themselves.
  private mutating func keepFacts(of value: Int, from first: Int) {
    guard collectsControls, value < next, hasNoControl(in: value..<next) else { return }
    let words = spokenWords(from: value).joined(separator: ", ")
    keepFacts(SpokenFacts(name: self.words(in: first..<value), value: words), from: first)
  }
}

extension LabeledContent where Label == Text {
  /// Makes a row of a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a row of a title and a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a row of a title and a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row of a title and a text.
  public init<S2: StringProtocol>(_ titleKey: LocalizedStringKey, value: S2) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a row of a title and a text.
  @_disfavoredOverload
  public init<S2: StringProtocol>(_ titleResource: LocalizedStringResource, value: S2) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(titleResource)
    }
  }

  /// Makes a row of a title and a text.
  @_disfavoredOverload
  public init<S: StringProtocol, S2: StringProtocol>(_ title: S, value: S2) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(verbatim: String(title))
    }
  }

  /// Makes a row of a title and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a row of a title and a value in a format.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }

  /// Makes a row of a title and a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(verbatim: String(title))
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == ConfigurationPart {
  /// The row that a style was told about.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
