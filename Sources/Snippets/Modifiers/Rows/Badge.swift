/// A row with a word or a number at its end.
///
/// Renders as: `Inbox                 3`, outside of a list `Inbox 3`; a number of 0 is not drawn.
public nonisolated struct Badged<Content: View>: PrimitiveView {
  let content: Content
  let badge: Text?

  /// Appends a row of the content and the badge.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard let badge = view.badge else { return Content._lower(view.content, &builder) }
    let row = Node(.row, flags: Alignment(.center, .top).bits, 1)
    let outer = builder.environment.axis
    builder.environment.axis = 0
    let index = builder.open(row)
    Content._lower(view.content, &builder)
    if builder.isOneView(from: index + 1) {
      lowerEnd(badge, &builder)
      builder.close(index)
    } else {
      builder.each(in: index) { builder, view in
        let index = builder.open(row)
        builder.put(view)
        lowerEnd(badge, &builder)
        builder.close(index)
      }
    }
    builder.environment.axis = outer
  }

  @MainActor
  private static func lowerEnd(_ badge: Text, _ builder: inout TreeBuilder) {
    if builder.isIn(.list) { builder.leaf(Node(.spacer, flags: 0)) }
    Text._lower(badge, &builder)
  }
}

extension View {
  /// Puts a number at the end of a row; none if it is 0.
  public nonisolated func badge(_ count: Int) -> Badged<Self> {
    Badged(content: self, badge: count == 0 ? nil : Text("\(count)"))
  }

  /// Puts words at the end of a row.
  public nonisolated func badge(_ label: Text?) -> Badged<Self> {
    Badged(content: self, badge: label)
  }

  /// Puts words at the end of a row.
  public nonisolated func badge(_ key: LocalizedStringKey) -> Badged<Self> {
    Badged(content: self, badge: Text(key))
  }

  /// Puts words at the end of a row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> Badged<Self> {
    Badged(content: self, badge: Text(verbatim: String(label)))
  }

  /// Sets how prominent badges are; accepted.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}

/// How prominent badges are; accepted.
public struct BadgeProminence: Hashable, Sendable {
  private let rank: Int
  /// From the least on.
  public static let decreased = Self(rank: 0), standard = Self(rank: 1), increased = Self(rank: 2)
}
