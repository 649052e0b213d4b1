// Containers of an app's own go through the views that they are given.
extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Makes a view for each of the views that stand next to each other in a view.
  @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(data: TreeBuilder.subviews(of: view), made: content)
  }
}

extension ForEach
where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each section in a view, and for what stands between them.
  @MainActor
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(data: TreeBuilder.sections(of: view), made: content)
  }
}

extension Group where Content: View {
  /// Makes a view of all the views that stand next to each other in a view.
  @MainActor
  public init<Base: View>(
    subviews view: Base,
    @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    self.init { transform(TreeBuilder.subviews(of: view)) }
  }

  /// Makes a view of all the sections in a view.
  @MainActor
  public init<Base: View>(
    sections view: Base,
    @ViewBuilder transform: (SectionCollection) -> Content
  ) {
    self.init { transform(TreeBuilder.sections(of: view)) }
  }
}
