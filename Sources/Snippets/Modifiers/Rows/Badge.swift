import SnippetFoundation

/// A row with a word or a number at its end.
///
/// Renders as: `Inbox                 3`, outside of a list `Inbox 3`, in front of the sign of a row that leads somewhere
/// `Inbox 3 ›`; a number of 0 is not drawn. Nor is a badge at what holds rows or scrolls, as a list: it is that of a tab's item.
public nonisolated struct Badged<Content: View>: PrimitiveView {
  let content: Content
  let badge: Text?

  /// Appends a row of the content and the badge.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard let badge = view.badge else { return Content._lower(view.content, &builder) }
    let row = Node(.row, flags: Alignment(.center, .center).bits, 1)
    let (outer, containers) = (builder.environment.axis, builder.containerCount)
    builder.environment.axis = 0
    let index = builder.open(row)
    Content._lower(view.content, &builder)
    if builder.containerCount > containers, !builder.isIn(.list) {
      builder.each(in: index) { $0.put($1) }
    } else if builder.isOneView(from: index + 1) {
      lowerEnd(badge, from: index + 1, &builder)
      builder.close(index)
      builder.passTag(to: index)
    } else {
      builder.each(in: index) { builder, view in
        let index = builder.open(row)
        builder.put(view)
        lowerEnd(badge, from: index + 1, &builder)
        builder.close(index)
      }
    }
    builder.environment.axis = outer
  }

  /// Appends the badge to the row whose content was lowered since `start`.
  @MainActor
  private static func lowerEnd(_ badge: Text, from start: Int, _ builder: inout TreeBuilder) {
    let leads = builder.removeLinkSign(from: start)
    if builder.isIn(.list) { builder.leaf(Node(.spacer, flags: 0)) }
    Text._lower(badge, &builder)
    if leads { builder.linkSign() }
  }
}

extension TreeBuilder {
  /// Takes the sign off the end of the row that was lowered since `start`, and the room in front of it; true if there was one.
  fileprivate mutating func removeLinkSign(from start: Int) -> Bool {
    let sign = next - 1
    guard sign > start, nodes[start].kind == .row, Int(nodes[start].end) == next, isLinkSign(sign)
    else { return false }
    let end = nodes[sign - 1].kind == .spacer ? sign - 1 : sign
    guard end > start + 1 else { return false }
    // The sign is in the row, and in nothing that is in the row.
    guard !(start + 1..<end).contains(where: { Int(nodes[$0].end) > end }) else { return false }
    nodes.count = end
    nodes[start].end = Int32(truncatingIfNeeded: end)
    cutNotes(at: end)
    return true
  }

  private func isLinkSign(_ index: Int) -> Bool {
    guard nodes[index].kind == .text else { return false }
    let words = UnsafeBufferPointer(
      start: bytes.base + Int(nodes[index].textOffset),
      count: Int(nodes[index].textBytes)
    )
    return words.elementsEqual("›".utf8) || words.elementsEqual("‹".utf8)
  }

  /// What was noted of nodes from `end` on is forgotten: they are no longer there.
  mutating func cutNotes(at end: Int) {
    guard collectsControls else { return }
    spoken.removeAll { Int($0.first) >= end }
    for i in spoken.indices { spoken[i].end = min(spoken[i].end, Int32(truncatingIfNeeded: end)) }
    for i in spokenParts.indices where spokenParts[i].nodes.upperBound > end {
      spokenParts[i].nodes = min(spokenParts[i].nodes.lowerBound, end)..<end
    }
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
