public import SnippetFoundation

/// A symbol and a title beside it.
///
/// Renders as: `★ Favourites`
@frozen
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  @usableFromInline let title: Title
  @usableFromInline let icon: Icon

  /// Makes a label of two views.
  @inlinable
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Appends a row of icon and title.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.isIn(.labelStyle), lowerStyled(view, &builder) { return }
    let node = Node(.row, flags: Alignment(.center, .top).bits, 1)
    builder.stack(node, axis: 0) { builder in
      let icon = builder.next
      Icon._lower(view.icon, &builder)
      builder.speak("", from: icon)
      Title._lower(view.title, &builder)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a literal and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(verbatim: String(title)) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a resource and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
