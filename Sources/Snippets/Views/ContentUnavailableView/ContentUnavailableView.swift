import SnippetFoundation

/// Why there is nothing to see, and what can be done.
///
/// Renders as, in the middle of its room:
/// ```
///       ⌕
///   No Orders
/// Order a coffee
/// ```
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a label, what it means and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the rest below it.
  public var body: some View {
    VStack {
      label.labelStyle(IconAboveTitle())
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

/// The symbol above the title, which is bold.
private struct IconAboveTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title.bold()
    }
  }
}

extension ContentUnavailableView
where
  Label == Snippets.Label<Text, Image>,
  Actions == EmptyView,
  Description == Text?
{
  /// Makes a view of a title, a symbol and what it means.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Snippets.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view of a title, a symbol and what it means.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Snippets.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view of a title, an image and what it means.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Snippets.Label(title: { Text(title) }, icon: { Image(name) })
    } description: {
      description
    }
  }

  /// Nothing was found.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Try a new search."))
  }

  /// Nothing was found for some words.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
