public import SnippetFoundation

extension Button where Label == Snippets.Label<Text, Image> {
  /// A button with a closure, a picture and a title: accepted, drawn disabled.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Snippets.Label(titleKey, image: image) }
  }

  /// A button with a closure, a picture and a title: accepted, drawn disabled.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Snippets.Label(titleResource, image: image) }
  }

  /// A button with a closure, a picture and a title: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Snippets.Label(title, image: image) }
  }
}
