import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct GestureTests {
  @Test func `gestures compile, change nothing, and are warned of once`() throws {
    let view =
      VStack {
        Card()
        Image(systemName: "star").onTapGesture {}
        Text("Tea").onTapGesture(count: 2) {}
        Text("Tea").onTapGesture { location in _ = location.x }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        Latte
          ☆
         Tea
         Tea
        """
    )
    #expect(drawn.spoken == ["Latte", "star", "Tea", "Tea"])
    #expect(
      drawn.warnings == [
        "gesture 'Latte': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
        "simultaneousGesture 'Latte': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
        "highPriorityGesture 'Latte': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
        "onLongPressGesture 'Latte': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
        "onTapGesture 'star': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
        "onTapGesture 'Tea': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `what a swipe or a press offers, and where a link leads, is warned of`() throws {
    let list = List {
      ForEach(["Latte", "Tea"], id: \.self) { Text($0) }
        .swipeActions { Button("Delete", role: .destructive) {} }
      NavigationLink("Orders") { Text("None") }.contextMenu { Button("Copy") {} }
      NavigationLink("Bills") { Text("None") }.disabled(true)
    }
    let drawn = try Drawn(list, columns: 20)
    #expect(
      drawn.rows == """
        Latte
        Tea
        Orders             ›
        Bills              ›
        """
    )
    #expect(
      drawn.warnings == [
        "swipeActions 'Latte Tea': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
        "NavigationLink 'Orders': it does nothing in a snippet or a widget. Use Button(intent:).",
        "contextMenu 'Orders': the gesture is not seen in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `a hidden view is not warned of`() throws {
    let drawn = try Drawn(Text("Tea").onTapGesture {}.hidden(), columns: 20)
    #expect(drawn.warnings == [])
  }
}

private struct Card: View {
  @GestureState private var isHeld = false
  @State private var offset = CGSize.zero

  var body: some View {
    Text("Latte")
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { offset = $0.translation }
          .onEnded { _ in offset = .zero }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { offset = .zero })
      .highPriorityGesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
      .onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
      .onHover { _ in }
  }
}
