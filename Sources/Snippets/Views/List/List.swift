/// Rows below each other, in sections.
///
/// Renders as: each row by itself; sections have a header, their rows two columns in, and a blank row between them.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content

  init(made content: Content) { self.content = content }

  /// Appends the rows below each other.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.rows { Content._lower(view.content, &$0) }
  }
}

extension List {
  /// Makes a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(made: content())
  }

  /// Makes a list in which one row is selected.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(made: content())
  }

  /// Makes a list in which rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(made: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.init(made: content()) }
}
