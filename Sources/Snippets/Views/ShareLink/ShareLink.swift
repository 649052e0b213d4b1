public import SnippetFoundation

/// A button that gives something to others; it cannot act in a snippet.
///
/// Renders as: `(↥ Share…)`
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  init(label: Label) { self.label = label }

  /// A button with the label.
  public var body: some View {
    let action = ControlAction(kind: .closure, identifier: "ShareLink")
    return Button(_action: action, payload: nil, role: nil, label: label)
  }
}

/// What is seen of something before it is given to others; accepted.
public struct SharePreview: Sendable {
  /// Makes a preview of a title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Makes a preview of a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  /// Makes a preview of a title and an image.
  public init<I>(_ titleKey: LocalizedStringKey, image: I) {}
  /// Makes a preview of a title and an image.
  @_disfavoredOverload public init<S: StringProtocol, I>(_ title: S, image: I) {}
  /// Makes a preview of a title and a small image.
  public init<I>(_ titleKey: LocalizedStringKey, icon: I) {}
  /// Makes a preview of a title and a small image.
  @_disfavoredOverload public init<S: StringProtocol, I>(_ title: S, icon: I) {}
}

extension ShareLink {
  /// Gives something to others.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Gives something to others, with a preview.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Gives something to others.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Gives something to others, with a preview.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Gives something to others.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Gives something to others.
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Gives something to others.
  @_disfavoredOverload
  public init<Item>(
    _ titleResource: LocalizedStringResource,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Gives something to others.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }

  /// Gives something to others, with a preview.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Gives something to others, with a preview.
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Gives something to others, with a preview.
  @_disfavoredOverload
  public init<Item>(
    _ titleResource: LocalizedStringResource,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Gives something to others, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }

  /// Gives something to others.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Gives something to others.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Gives something to others.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Gives something to others.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }

  /// Gives something to others, with a preview.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Gives something to others, with a preview.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Gives something to others, with a preview.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Gives something to others, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}

/// A symbol and a word for giving something to others.
///
/// Renders as: `↥ Share…`
public nonisolated struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

  /// A label.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
