public import SnippetFoundation

/// A view with a gesture, which is not seen in a snippet or a widget: the tree warns of it.
///
/// Renders as its content.
public nonisolated struct Gestured<Content: View>: PrimitiveView {
  let content: Content
  let name: String

  /// Appends the content's nodes and keeps that the gesture is not seen.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    Content._lower(view.content, &builder)
    if builder.environment.isInControl || !builder.collectsControls { return }
    let notes = builder.spoken.last { $0.first >= Int32(start) }?.words
    let words = builder.words(in: start..<builder.next) ?? notes ?? ""
    builder.note(.gesture, view.name, words)
  }
}

extension View {
  /// Runs a closure at a tap; in a snippet or a widget it is not seen.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> Gestured<Self> { Gestured(content: self, name: "onTapGesture") }

  /// Runs a closure at a tap, with its place; in a snippet or a widget it is not seen.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping (CGPoint) -> Void
  ) -> Gestured<Self> { Gestured(content: self, name: "onTapGesture") }

  /// Runs a closure at a tap, with its place in a space; in a snippet or a widget it is not seen.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> Gestured<Self> { Gestured(content: self, name: "onTapGesture") }

  /// Runs a closure at a press that lasts; in a snippet or a widget it is not seen.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Gestured<Self> { Gestured(content: self, name: "onLongPressGesture") }

  /// Adds a gesture; in a snippet or a widget it is not seen.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> Gestured<Self> { Gestured(content: self, name: "gesture") }

  /// Adds a gesture while a value says so; in a snippet or a widget it is not seen.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> Gestured<Self> {
    Gestured(content: self, name: "gesture")
  }

  /// Adds a gesture before others; in a snippet or a widget it is not seen.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> Gestured<Self> { Gestured(content: self, name: "highPriorityGesture") }

  /// Adds a gesture beside others; in a snippet or a widget it is not seen.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> Gestured<Self> { Gestured(content: self, name: "simultaneousGesture") }

  /// Runs a closure when a pointer comes and goes; accepted, there is none.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

  /// Offers something when it is dragged; accepted.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }

  /// Takes what is dropped; accepted.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
}
