public import SnippetFoundation

/// A button that pastes; it cannot act in a snippet.
///
/// Renders as: `(Paste)`
public nonisolated struct PasteButton: View {
  /// Makes a button that pastes values.
  public init<T>(payloadType: T.Type, onPaste: @escaping @Sendable ([T]) -> Void) {}

  /// Makes a button that pastes what is of some types.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// A button with a word.
  public var body: some View {
    let action = ControlAction(kind: .closure, identifier: "PasteButton")
    return Button(_action: action, payload: nil, role: nil, label: Text(verbatim: "Paste"))
  }
}

/// A button that begins renaming; it cannot act in a snippet.
///
/// Renders as: `(Rename)`
public nonisolated struct RenameButton: View {
  /// Makes the button.
  public init() {}

  /// A button with a word.
  public var body: some View {
    let action = ControlAction(kind: .closure, identifier: "RenameButton")
    return Button(_action: action, payload: nil, role: nil, label: Text(verbatim: "Rename"))
  }
}
