public import SnippetFoundation

extension Picker where Label == Snippets.Label<Text, Image> {
  /// Shows the choice under a title with a symbol; words for it are drawn in place of the option's.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Snippets.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice under a title with a symbol; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<Value: View>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Snippets.Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice under a title with a symbol; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Snippets.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title with a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Snippets.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Shows the choice that several values share under a title with a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Snippets.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Shows the choice that several values share under a title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Snippets.Label(title, systemImage: systemImage)
    }
  }

  /// Shows the choice that several values share under a title with a symbol; words for it are drawn in place of the option's.
  public init<C: RandomAccessCollection, Value: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Snippets.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title with a symbol; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, Value: View>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Snippets.Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title with a symbol; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, Value: View>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Snippets.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel
    )
  }
}

extension Picker where Label == Snippets.Label<Text, Image> {
  /// Shows the choice under a title with a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Snippets.Label(titleKey, image: image)
    }
  }

  /// Shows the choice under a title with a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Snippets.Label(titleResource, image: image)
    }
  }

  /// Shows the choice under a title with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Snippets.Label(title, image: image)
    }
  }

  /// Shows the choice under a title with a picture; words for it are drawn in place of the option's.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Snippets.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice under a title with a picture; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<Value: View>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Snippets.Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice under a title with a picture; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection,
      content: content,
      label: { Snippets.Label(title, image: image) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title with a picture.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Snippets.Label(titleKey, image: image)
    }
  }

  /// Shows the choice that several values share under a title with a picture.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Snippets.Label(titleResource, image: image)
    }
  }

  /// Shows the choice that several values share under a title with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Snippets.Label(title, image: image)
    }
  }

  /// Shows the choice that several values share under a title with a picture; words for it are drawn in place of the option's.
  public init<C: RandomAccessCollection, Value: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Snippets.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title with a picture; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, Value: View>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Snippets.Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel
    )
  }

  /// Shows the choice that several values share under a title with a picture; words for it are drawn in place of the option's.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, Value: View>(
    _ title: S,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      sources: sources,
      selection: selection,
      content: content,
      label: { Snippets.Label(title, image: image) },
      currentValueLabel: currentValueLabel
    )
  }
}
