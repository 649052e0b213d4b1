public import SnippetFoundation

// What is dragged, dropped, copied and pasted, and files that are asked for: nothing of it happens in text.
extension View {
  /// Lets a view be dragged; accepted.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }

  /// Lets a view be dragged, with a picture of it; accepted.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> Self { self }

  /// Lets something be dropped on a view; accepted.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }

  /// Lets something be dropped at a point of a view; accepted.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }

  /// Lets something be dropped on a view; accepted.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> Self { self }

  /// Lets a view be dragged, with a picture of it; accepted.
  public nonisolated func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> Self { self }

  /// Gives what a shortcut reads of a view; accepted.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }

  /// Lets values be copied; accepted.
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> Self { self }

  /// Lets values be cut; accepted.
  public nonisolated func cuttable<T>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> Self { self }

  /// Lets values be pasted; accepted.
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> Self { self }

  /// Lets something be pasted; accepted.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> Self { self }

  /// Asks for a file; accepted, none is asked for.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Asks for files; accepted, none is asked for.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }

  /// Asks where a document is kept; accepted, none is.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Asks where a value is kept; accepted, none is.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> Self { self }

  /// Asks where a file goes; accepted, none does.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
}

/// Decides about what is dropped; never asked.
public protocol DropDelegate {
  /// Whether something may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Something comes over the view.
  func dropEntered(info: DropInfo)
  /// Something moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As the place has it.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint
  private let items: [NSItemProvider] = []

  /// Whether something is of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !items.isEmpty }
  /// What is of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items }
}

/// What becomes of what is dropped.
public enum DropOperation: Sendable {
  /// Nothing; it is refused, copied or moved.
  case cancel, forbidden, copy, move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  /// What becomes of what is dropped.
  public let operation: DropOperation
  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
