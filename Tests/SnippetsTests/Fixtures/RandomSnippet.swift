import Foundation

@testable import Snippets

/// A small generator, so that a failing case can be made again from its seed.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 29)
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<max(1, sides), using: &self) }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[roll(choices.count)] }
}

/// Snippets at random, with everything that outputs treat in ways of their own: controls, styles, wide characters,
/// things over each other and things said.
@MainActor
struct RandomSnippet {
  var dice: Dice

  init(seed: UInt64) { dice = Dice(seed) }

  private static let words = [
    "Latte", "Flat White", "中文字", "é ü ß", "☕️ 2", "[x] done", "<b>&amp;\"'", "a\nb", "", "x\u{301}",
    "👩‍👩‍👧", "שלום", "12. five", "an-uncommonly-long-word-in-here",
  ]

  mutating func view(depth: Int = 4) -> AnyView {
    let kind = dice.roll(depth == 0 ? 6 : 17)
    let points = CGFloat(dice.roll(120))
    let word = dice.pick(Self.words)
    switch kind {
    case 0, 1: return AnyView(Text(verbatim: word).foregroundStyle(color()).bold(points > 60))
    case 2: return AnyView(Spacer())
    case 3: return AnyView(Divider())
    case 4: return AnyView(ProgressView(value: Double(points) / 100) { Text(verbatim: word) })
    case 5: return AnyView(Image(systemName: dice.pick(["star.fill", "cart", "no.such"])))
    case 6, 7:
      let views = children(depth)
      return AnyView(HStack(spacing: points / 8) { views })
    case 8, 9:
      let views = children(depth)
      return AnyView(VStack(alignment: .trailing) { views })
    case 10: return AnyView(view(depth: depth - 1).padding(points / 8))
    case 11: return AnyView(view(depth: depth - 1).frame(width: points))
    case 12:
      let (below, above) = (view(depth: depth - 1), view(depth: depth - 1))
      return AnyView(
        ZStack {
          below
          above
        }
      )
    case 13:
      let action = ControlAction(kind: .intent, identifier: word)
      let label = view(depth: depth - 1)
      return AnyView(
        Button(_action: action, payload: nil, role: .destructive, label: label)
          .disabled(points > 90)
      )
    case 14:
      let action = ControlAction(kind: .toggle, identifier: "t")
      let label = Text(verbatim: word)
      return AnyView(Toggle(_action: action, payload: nil, isOn: points > 60, label: label))
    case 15: return AnyView(view(depth: depth - 1).accessibilityLabel(Text(verbatim: word)))
    default: return AnyView(view(depth: depth - 1).underline().lineLimit(Int(points) % 3))
    }
  }

  private mutating func color() -> Color {
    let parts = (0..<3).map { _ in Double(dice.roll(256)) / 255 }
    let mixed = Color(red: parts[0], green: parts[1], blue: parts[2])
    return dice.pick([.red, .white, .yellow, .primary, mixed])
  }

  private mutating func children(_ depth: Int) -> some View {
    let views = (0..<dice.roll(4)).map { _ in view(depth: depth - 1) }
    return ForEach(0..<views.count, id: \.self) { views[$0] }
  }

  /// The tree of a snippet at random.
  static func tree(seed: UInt64, numbers: Bool = false) throws -> ViewTree {
    var snippet = RandomSnippet(seed: seed)
    let view = snippet.view()
    let settings = RenderSettings(columns: 1 + snippet.dice.roll(44), numbersControls: numbers)
    return try resolve(SnippetContent(view), settings: settings).tree
  }
}
