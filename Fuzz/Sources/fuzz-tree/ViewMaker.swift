import SnippetFoundation
import Snippets

/// Makes views of bytes: each byte is a choice, and where they end every choice is the first.
@MainActor
struct ViewMaker {
  private var bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  mutating func view(depth: Int) -> AnyView {
    if depth == 0 || bytes.isEmpty { return leaf() }
    switch next() % 17 {
    case 0...2: return leaf()
    case 3, 4:
      let (views, spacing) = (children(depth), CGFloat(next() % 40))
      return AnyView(HStack(spacing: spacing) { views })
    case 5, 6:
      let (views, alignment) = (children(depth), next())
      let sides: [HorizontalAlignment] = [.leading, .center, .trailing]
      return AnyView(VStack(alignment: sides[alignment % 3]) { views })
    case 7:
      let views = children(depth)
      return AnyView(ZStack { views })
    case 8: return AnyView(view(depth: depth - 1).padding(length()))
    case 9: return AnyView(view(depth: depth - 1).frame(width: length()))
    case 10: return AnyView(view(depth: depth - 1).frame(maxWidth: length(), maxHeight: length()))
    case 11: return AnyView(view(depth: depth - 1).frame(minWidth: length(), minHeight: length()))
    case 12: return AnyView(view(depth: depth - 1).lineLimit(next() % 4))
    case 13:
      let modes: [Text.TruncationMode] = [.head, .middle, .tail]
      return AnyView(view(depth: depth - 1).truncationMode(modes[next() % 3]))
    case 14:
      let over = view(depth: depth - 1)
      return AnyView(view(depth: depth - 1).overlay { over })
    case 15: return AnyView(view(depth: depth - 1).fixedSize())
    default: return AnyView(view(depth: depth - 1).bold().foregroundStyle(.red))
    }
  }

  private mutating func children(_ depth: Int) -> some View {
    let views = (0..<(next() % 4)).map { _ in view(depth: depth - 1) }
    return ForEach(0..<views.count, id: \.self) { views[$0] }
  }

  private mutating func leaf() -> AnyView {
    switch next() % 8 {
    case 0: return AnyView(Spacer())
    case 1: return AnyView(Divider())
    case 2: return AnyView(ProgressView(value: Double(next()) / 100))
    case 3:
      let label = text()
      return AnyView(
        Button(
          _action: ControlAction(kind: .intent, identifier: "x"),
          payload: nil,
          role: nil,
          label: Text(verbatim: label)
        )
      )
    case 4: return AnyView(Image(systemName: "star"))
    default: return AnyView(Text(verbatim: text()))
    }
  }

  private mutating func text() -> String {
    let count = min(next() % 32, bytes.count)
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Any length that an app may ask for, sensible or not.
  private mutating func length() -> CGFloat {
    switch next() {
    case 250: .nan
    case 251: .infinity
    case 252: -.infinity
    case 253: -8
    case 254: 1e30
    case 255: 0
    case let points: CGFloat(points)
    }
  }
}
