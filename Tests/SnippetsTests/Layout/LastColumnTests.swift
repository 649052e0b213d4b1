import Foundation
import Testing

@testable import Snippets

/// Every view as wide as the widest, whatever is proposed.
private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = widest(subviews)
    let gaps = CGFloat(max(0, subviews.count - 1)) * 8
    return CGSize(width: widest * CGFloat(subviews.count) + gaps, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let widest = widest(subviews)
    var x = bounds.minX + widest / 2
    for subview in subviews {
      let proposal = ProposedViewSize(width: widest, height: 16)
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: proposal)
      x += widest + 8
    }
  }

  private func widest(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }
}

@MainActor
struct LastColumnTests {
  @Test func `a box around a frame wider than the snippet has a right side`() {
    let box = Text("L").frame(width: 300).border(.red)
    #expect(render(box, columns: 12) == "┌──────────┐\n│    L     │\n└──────────┘")
    let inner = "┌────────┐\n│┌──────┐│\n││  L   ││\n│└──────┘│\n└────────┘"
    #expect(render(box.border(.red), columns: 10) == inner)
    let padded = Text("one two three").frame(width: 300, alignment: .leading).padding(8)
    #expect(
      render(padded.border(.red), columns: 12).components(separatedBy: "\n")[1] == "│ one two  │"
    )
  }

  private func parts(_ first: CGFloat, _ second: CGFloat) -> some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Text("30%").frame(width: proxy.size.width * first).border(.gray)
        Text("70%").frame(width: proxy.size.width * second).border(.gray)
      }
    }
    .frame(height: 48)
  }

  @Test func `boxes that are too wide together are closed at the last column`() {
    #expect(
      render(parts(0.3, 0.9), columns: 20) == """
        ┌────┐┌────────────┐
        │30% ││      70%   │
        └────┘└────────────┘
        """
    )
  }

  @Test func `boxes around parts of a width lie within them`() {
    #expect(
      render(parts(0.3, 0.7), columns: 20) == """
        ┌────┐┌────────────┐
        │30% ││    70%     │
        └────┘└────────────┘
        """
    )
  }

  @Test func `buttons of an app's own layout go on below where there is no room for them`() {
    let buttons = EqualWidths {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
        Button {
        } label: {
          Text(name).frame(maxWidth: .infinity)
        }
      }
    }
    #expect(render(buttons, columns: 34) == "(  Cat   ) (Goldfish) (  Dog   )")
    #expect(render(buttons, columns: 30) == "(  Cat   ) (Goldfish)\n(  Dog   )")
    #expect(render(buttons, columns: 20) == "(  Cat   )\n(Goldfish)\n(  Dog   )")
    let column = VStack(alignment: .leading) {
      buttons
      Text("after")
    }
    #expect(render(column, columns: 30) == "(  Cat   ) (Goldfish)\n(  Dog   )\nafter")
  }

  @Test func `a button that goes beyond the last column is closed there`() {
    let button = Button("Goldfish") {}.fixedSize()
    #expect(render(button, columns: 10) == "(Goldfish)")
    #expect(render(button, columns: 8) == "(Goldf…)")
    #expect(render(Button("Dog") {}.frame(width: 80).fixedSize(), columns: 9).hasSuffix(")"))
  }

  @Test func `a sign in front of a view at the last column is not cut`() {
    let bubble = HStack {
      Spacer()
      Text("See you").padding(.horizontal, 8).padding(.vertical, 16)
        .background(.blue, in: RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .topTrailing) { Text("👍").offset(x: 8, y: -8) }
    }
    #expect(render(bubble, columns: 20) == "                  👍\n            See you\n")
    let other = HStack {
      Text("See you").padding(8)
        .overlay(alignment: .topLeading) { Text("👍").offset(x: -8, y: -8) }
      Spacer()
    }
    #expect(render(other, columns: 20).hasPrefix("👍"))
  }
}
