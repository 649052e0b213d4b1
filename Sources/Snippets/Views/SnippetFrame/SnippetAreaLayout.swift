/// Draws a snippet within its own rows: what an offset moves out of them never stands in the frame's.
struct SnippetAreaLayout: NodeLayout {
  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let first = pass.runs.all.count
    let child = pass.size(i &+ 1, proposal)
    pass.place(i &+ 1, proposal, x: origin.x, y: origin.y, child)
    pass.keepMoved(since: first, rows: origin.y..<origin.y &+ max(0, size.height))
    pass.clip(from: first, Point(0, origin.y), Size(pass.columns, size.height))
  }
}
