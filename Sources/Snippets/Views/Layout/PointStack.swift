import SnippetFoundation

/// A stack in points, for layouts that call a stack's layout themselves.
struct PointStack {
  let axis: Axis
  let spacing: CGFloat
  /// A view's guide across.
  let guide: (ViewDimensions) -> CGFloat

  private struct Part {
    var view: LayoutSubview
    var proposal: ProposedViewSize
    var size: CGSize = .zero
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let parts = divide(proposal, subviews)
    let guides = parts.map { guide($0.view.dimensions(in: $0.proposal)) }
    let furthest = guides.max() ?? 0
    var (along, across) = (spacing * CGFloat(max(0, parts.count - 1)), CGFloat(0))
    for (part, own) in zip(parts, guides) {
      along += length(part.size)
      let end = furthest - own + (axis == .horizontal ? part.size.height : part.size.width)
      across = max(across, end)
    }
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let parts = divide(proposal, subviews)
    let guides = parts.map { guide($0.view.dimensions(in: $0.proposal)) }
    let furthest = guides.max() ?? 0
    var along: CGFloat = 0
    for (part, own) in zip(parts, guides) {
      let across = furthest - own
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + along, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + along)
      part.view.place(at: point, proposal: part.proposal)
      along += length(part.size) + spacing
    }
  }

  /// Higher priorities first, then the least flexible, each an even part of what is left.
  private func divide(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Part] {
    var parts = subviews.map { Part(view: $0, proposal: proposal) }
    guard var left = axis == .horizontal ? proposal.width : proposal.height, left.isFinite else {
      return parts.map { part in
        var part = part
        part.size = part.view.sizeThatFits(part.proposal)
        return part
      }
    }
    left -= spacing * CGFloat(max(0, parts.count - 1))
    let flexibility = parts.map { part in
      length(part.view.sizeThatFits(offer(proposal, .infinity)))
        - length(part.view.sizeThatFits(offer(proposal, 0)))
    }
    let order = parts.indices.sorted {
      let (left, right) = (-parts[$0].view.priority, -parts[$1].view.priority)
      return (left, flexibility[$0], $0) < (right, flexibility[$1], $1)
    }
    for (served, index) in order.enumerated() {
      let part = max(0, left) / CGFloat(order.count - served)
      parts[index].proposal = offer(proposal, part)
      parts[index].size = parts[index].view.sizeThatFits(parts[index].proposal)
      left -= length(parts[index].size)
    }
    return parts
  }

  private func offer(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
