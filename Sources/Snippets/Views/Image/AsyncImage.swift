public import SnippetFoundation

/// A picture at an address: in text its placeholder.
///
/// A snippet is a picture of now, and nothing is fetched for it: the picture is always still to come. Without a
/// placeholder it is drawn as any other picture, by the name of its file.
///
/// Renders as its placeholder; else `<avatar.png>`, without an address `<image>`.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: () -> Content

  /// Shows a picture by the name of its file.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = {
      let name = url?.lastPathComponent ?? ""
      return Image(name.isEmpty || name == "/" ? "image" : name)
    }
  }

  /// Shows a placeholder; the picture never comes.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == Either<I, P> {
    self.content = { .second(placeholder()) }
  }

  /// Shows what there is while nothing has come.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }

  /// What is shown while nothing has come.
  @MainActor public var body: some View { content() }
}

/// How far a picture at an address has come; in text nothing of it has.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come.
  case empty
  /// The picture.
  case success(Image)
  /// Why it does not come.
  case failure(any Error)

  /// The picture, if it has come.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it does not come, if it does not.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
