public import SnippetFoundation

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a literal and a picture of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a string and a picture of the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(verbatim: String(title)) }, icon: { Image(name) })
  }

  /// Makes a label of a literal and a picture of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label of a string and a picture of the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(verbatim: String(title)) }, icon: { Image(resource) })
  }

  /// Makes a label of a resource and a picture of the app.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label of a resource and a picture of the app.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
