/// A view that only the person in front of it may read.
///
/// It is drawn as ever; what was tapped in it is in no trace and no log, and what it says in no recording. Leaves no
/// node.
public nonisolated struct PrivacySensitive<Content: View>: PrimitiveView {
  let content: Content
  let isSensitive: Bool

  /// Appends the content's nodes; controls in it and around it are marked.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let saved = builder.environment.isPrivate
    builder.environment.isPrivate = view.isSensitive
    if view.isSensitive { builder.markPrivate() }
    let start = builder.bytes.count
    Content._lower(view.content, &builder)
    if view.isSensitive { builder.keepPrivate(from: start) }
    builder.environment.isPrivate = saved
  }
}

extension View {
  /// Marks a view as sensitive: no trace, log or history of a conversation repeats it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> PrivacySensitive<Self> {
    PrivacySensitive(content: self, isSensitive: sensitive)
  }
}

extension TreeBuilder {
  /// The texts that were appended since `start` are private.
  @MainActor
  mutating func keepPrivate(from start: Int) {
    guard collectsControls, start < bytes.count else { return }
    privateText.append(start..<bytes.count)
  }

  /// The control whose label is being lowered has something private in it.
  @MainActor
  mutating func markPrivate() {
    guard environment.isInControl, !controls.isEmpty else { return }
    controls[controls.count - 1].isPrivate = true
  }
}
