public import SnippetFoundation

/// The views that a custom layout measures and places; of use only while it is called.
public struct LayoutSubviews: RandomAccessCollection, Equatable,
  @unchecked Sendable  // used where it is made
{
  let reference: PassReference
  let nodes: [Int32]
  let placements: Placements
  private let offset: Int

  init(_ reference: PassReference, _ nodes: [Int32], _ placements: Placements, offset: Int = 0) {
    (self.reference, self.nodes, self.placements) = (reference, nodes, placements)
    self.offset = offset
  }

  /// Where lines begin.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The first view's index.
  public var startIndex: Int { offset }
  /// The index behind the last view.
  public var endIndex: Int { offset + nodes.count }

  /// A view.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(reference: reference, node: nodes[position - offset], placements: placements)
  }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let kept = nodes[(bounds.lowerBound - offset)..<(bounds.upperBound - offset)]
    return LayoutSubviews(reference, Array(kept), placements, offset: bounds.lowerBound)
  }

  /// Some of the views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(reference, indices.map { nodes[$0 - offset] }, placements)
  }

  /// Whether the views are the same.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.nodes == right.nodes && left.reference === right.reference
  }
}

/// Where a custom layout put its views, by their nodes.
final class Placements {
  struct Place {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal
  }

  var places: [Int32: Place] = [:]
}

/// A view that a custom layout measures and places.
public struct LayoutSubview: Equatable {
  let reference: PassReference
  let node: Int32
  let placements: Placements

  /// The size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = size(proposal.cells)
    return CGSize(
      width: Points.length(size.width, .horizontal),
      height: Points.length(size.height, .vertical)
    )
  }

  /// The size and the guides for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (cells, size) = (proposal.cells, size(proposal.cells))
    let subject = LayoutSubject(reference: reference, node: node, proposal: cells, size: size)
    return ViewDimensions(size, subject)
  }

  /// The room that the view likes to have around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Who is served first: what `layoutPriority` says.
  public var priority: Double {
    guard let pass = reference.pass else { return 0 }
    return Double(pass.pointee.nodes[Int(node)].priority) / 100
  }

  /// Puts a point of the view at a point of the layout's bounds.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    placements.places[node] = .init(point: position, anchor: anchor, proposal: proposal.cells)
  }

  /// What `layoutValue(key:value:)` says about the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let value = reference.pass?.pointee.trait(node) { trait -> K.Value? in
      guard case .value(ObjectIdentifier(key), let value) = trait else { return nil }
      return value as? K.Value
    }
    return value ?? K.defaultValue
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node == right.node && left.reference === right.reference
  }

  private func size(_ proposal: Proposal) -> Size {
    reference.pass?.pointee.size(node, proposal) ?? Size(0, 0)
  }
}

/// A value that a view gives to the custom layout that it stands in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view gave none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the custom layout that the view stands in.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> LaidOut<Self> { LaidOut(self, TraitLayout(trait: .value(ObjectIdentifier(key), value))) }
}
