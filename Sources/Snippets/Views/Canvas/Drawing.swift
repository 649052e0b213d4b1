import SnippetFoundation

/// What an app draws that can be seen in text.
final class Drawing {
  /// Words or a symbol at a point.
  struct Mark {
    let part: ConfigurationPart
    let point: CGPoint
    /// Which point of it stands there.
    let anchor: UnitPoint
  }

  let symbols: SubviewsCollection
  var marks: [Mark] = []
  /// More is not drawn.
  static let most = 1_000

  init(symbols: SubviewsCollection) { self.symbols = symbols }

  func draw(_ part: ConfigurationPart, _ point: CGPoint, _ anchor: UnitPoint) {
    guard marks.count < Self.most, point.x.isFinite, point.y.isFinite else { return }
    marks.append(Mark(part: part, point: point, anchor: anchor))
  }
}
