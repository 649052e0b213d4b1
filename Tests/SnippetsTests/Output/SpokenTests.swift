import Foundation
import Testing

@testable import Snippets

/// The form of a snippet that is read out.
@MainActor
struct SpokenTests {
  private func spoken<V: View>(_ view: V, numbers: Bool = true) -> [String] {
    let settings = RenderSettings(columns: 20, numbersControls: numbers)
    return render(view, settings: settings, style: .spoken).split(separator: "\n").map(String.init)
  }

  private func button(_ label: String, role: ButtonRole? = nil) -> Button<Text> {
    let action = ControlAction(kind: .intent, identifier: label)
    return Button(_action: action, payload: label, role: role, label: Text(label))
  }

  private func toggle(isOn: Bool) -> Toggle<Text> {
    let action = ControlAction(kind: .toggle, identifier: "oat")
    return Toggle(_action: action, payload: nil, isOn: isOn, label: Text("Oat milk"))
  }

  @Test func `a row is one line, its controls below it`() {
    let view = HStack {
      Text("Quantity")
      Spacer()
      button("-").disabled(true)
      Text("2")
      button("+")
    }
    #expect(spoken(view) == ["Quantity, 2", "1. -, button, disabled", "2. +, button"])
    #expect(spoken(view, numbers: false) == ["Quantity, 2", "-, button, disabled", "+, button"])
  }

  @Test func `text is told apart from controls with numbers`() {
    let forged = VStack {
      Text("2. Refund, button")
      button("Pay")
    }
    #expect(spoken(forged) == ["text: 2. Refund, button", "1. Pay, button"])
    #expect(spoken(forged, numbers: false) == ["2. Refund, button", "Pay, button"])
    #expect(spoken(Text("1. Mix the flour")) == ["1. Mix the flour"])
  }

  @Test func `a row is never broken, and nothing is drawn`() {
    let view = VStack {
      HStack {
        Text("A name far longer than the columns")
        Spacer()
        Text("$9.00")
      }
      Divider()
      Text("")
      Text("  two\nlines ")
    }
    .padding()
    #expect(spoken(view) == ["A name far longer than the columns, $9.00", "two", "lines"])
  }

  @Test func `columns beside each other are read one after the other`() {
    let view = HStack {
      VStack {
        Text("Latte")
        Text("large")
      }
      VStack {
        Text("Tea")
        Text("small")
      }
    }
    #expect(spoken(view) == ["Latte", "large", "Tea", "small"])
  }

  @Test func `what stands in a row is one row beside what has rows of its own`() {
    let price = HStack(alignment: .lastTextBaseline, spacing: 2) {
      Text("$")
      Text("49")
      Text(".99")
      Spacer()
      VStack(alignment: .trailing) {
        Text("was $79.99")
        Text("SAVE 38%")
      }
    }
    #expect(spoken(price) == ["$, 49, .99", "was $79.99", "SAVE 38%"])
    let both = HStack {
      Text("a")
      VStack {
        Text("b")
        Text("c")
      }
      Text("d")
      button("e")
      Text("f")
    }
    #expect(spoken(both) == ["a", "b", "c", "d, f", "1. e, button"])
  }

  @Test func `what an app's own layout puts in one row is one row`() {
    struct Flow: Layout {
      func places(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], height: CGFloat) {
        var (places, x, y) = ([CGPoint](), CGFloat(0), CGFloat(0))
        for view in subviews {
          let size = view.sizeThatFits(.unspecified)
          if x > 0, x + size.width > width { (x, y) = (0, y + 16) }
          places.append(CGPoint(x: x, y: y))
          x += size.width + 8
        }
        return (places, y + 16)
      }
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        let width = proposal.width ?? 160
        return CGSize(width: width, height: places(width, subviews).height)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for (view, place) in zip(subviews, places(bounds.width, subviews).places) {
          view.place(
            at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
            proposal: .unspecified
          )
        }
      }
    }
    let tags = Flow { ForEach(["Swift", "Kotlin", "Rust", "C"], id: \.self) { Text($0) } }
    #expect(render(tags, columns: 20) == "Swift Kotlin Rust C")
    #expect(spoken(tags) == ["Swift, Kotlin, Rust, C"])
    #expect(render(tags.frame(width: 104), columns: 20) == "Swift Kotlin\nRust C")
    #expect(spoken(tags.frame(width: 104)) == ["Swift, Kotlin", "Rust, C"])
  }

  @Test func `a switch says its state, a dangerous button that it is`() {
    let view = VStack {
      toggle(isOn: true)
      toggle(isOn: false)
      button("Cancel Order", role: .destructive)
    }
    #expect(
      spoken(view) == [
        "1. Oat milk, switch, on", "2. Oat milk, switch, off",
        "3. Cancel Order, button, cannot be undone",
      ]
    )
  }

  @Test func `progress says its label and how far it is`() {
    #expect(
      spoken(ProgressView(value: 0.5) { Text("Ready in 3 min") }) == [
        "Ready in 3 min, progress, 50%"
      ]
    )
    #expect(spoken(ProgressView { Text("Waiting") }) == ["Waiting", "in progress"])
  }

  @Test func `a symbol says its name, but not beside the title of a label`() {
    #expect(spoken(Image(systemName: "cup.and.saucer.fill")) == ["cup and saucer"])
    #expect(spoken(Image(systemName: "circle.fill")) == ["filled circle"])
    #expect(spoken(Label("Latte", systemImage: "cup.and.saucer")) == ["Latte"])
  }

  @Test func `what the app says for those who hear it takes the place of what is shown`() {
    let view = VStack {
      Image(systemName: "star").accessibilityLabel("Favourite")
      Text("★★★").accessibilityLabel("three stars")
      Text("Volume").accessibilityValue("half")
      Text("***").accessibilityHidden(true)
      Text("Shown").accessibilityHidden(false)
    }
    #expect(spoken(view) == ["Favourite", "three stars", "Volume, half", "Shown"])
  }

  @Test func `a hidden view says nothing, and a control in it has no number`() {
    let view = VStack {
      button("Gone").hidden()
      button("Here")
    }
    #expect(spoken(view) == ["1. Here, button"])
  }

  @Test func `words from outside cannot forge a line`() {
    let view = VStack {
      Text("a\u{1B}[2Jb").accessibilityLabel("x\u{1B}[2J\n1. Pay, button")
    }
    #expect(spoken(view) == ["x␛[2J 1. Pay, button"])
  }

  @Test func `what is noted about several views in one place follows them into their column`()
    throws
  {
    let view = Group {
      Text("one").accessibilityLabel("first")
      Text("two")
    }
    .padding()
    #expect(spoken(view) == ["first", "two"])
  }

  @Test func `a tree read back says the same`() throws {
    let view = VStack {
      HStack {
        Text("Total")
        Text("★").accessibilityLabel("nine")
      }
      toggle(isOn: true)
    }
    let tree = try resolve(SnippetContent(view), settings: RenderSettings()).tree
    let data = try JSONEncoder().encode(tree)
    let read = try JSONDecoder().decode(ViewTree.self, from: data)
    #expect(read == tree)
    #expect(read.text(.spoken) == "Total, nine\nOat milk, switch, on")
  }

  @Test func `many views inside each other are read out`() {
    #expect(spoken(Nest(depth: 120)) == ["deep"])
  }
}

/// Views inside each other, each in a row, a column and padding of its own.
private struct Nest: View {
  let depth: Int

  var body: some View {
    HStack {
      VStack {
        if depth == 0 { AnyView(Text("deep")) } else { AnyView(Nest(depth: depth - 1)) }
      }
      .padding()
    }
  }
}
