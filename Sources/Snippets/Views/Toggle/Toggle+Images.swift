public import SnippetFoundation

extension Toggle where Label == Snippets.Label<Text, Image> {
  /// A toggle of a binding with a picture: accepted, drawn disabled.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Snippets.Label(titleKey, image: image) }
  }

  /// A toggle of a binding with a picture: accepted, drawn disabled.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Snippets.Label(titleResource, image: image) }
  }

  /// A toggle of a binding with a picture: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Snippets.Label(title, image: image) }
  }

  /// A toggle of several values with a symbol: on if all are, partly on if some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle of several values with a symbol: on if all are, partly on if some are.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      Snippets.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A toggle of several values with a symbol: on if all are, partly on if some are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Snippets.Label(title, systemImage: systemImage) }
  }

  /// A toggle of several values with a picture: on if all are, partly on if some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Snippets.Label(titleKey, image: image) }
  }

  /// A toggle of several values with a picture: on if all are, partly on if some are.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Snippets.Label(titleResource, image: image) }
  }

  /// A toggle of several values with a picture: on if all are, partly on if some are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    image: ImageResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Snippets.Label(title, image: image) }
  }
}

extension Toggle where Label == Text {
  /// A toggle of several values: on if all are, partly on if some are.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}
