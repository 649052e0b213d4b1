import Foundation
import Testing

@testable import Snippets

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .padding(.vertical, 8)
      .background(Color.blue)
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.4 : 1)
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct NoLabel: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Image(systemName: "play.fill") }
}

@MainActor
struct Scratch {
  func show<V: View>(_ view: V, _ columns: Int = 40) {
    let s = RenderSettings(columns: columns)
    print("--------"); print(render(view, settings: s)); print("  ~~"); print(render(view, settings: s, style: .spoken))
    if let t = try? resolve(SnippetContent(view), settings: s).tree { for w in t.warnings { print("  ! " + w) } }
  }
  @Test func look() {
    show(NavigationStack {
      List { NavigationLink("Orders") { Text("x") }; NavigationLink(value: 3) { Label("Account", systemImage: "person") }; Text("Inbox").badge(3) }
        .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    })
    show(NavigationStack { VStack { Text("a"); Text("b").onTapGesture {} }.navigationTitle("T").navigationSubtitle("Sub").toolbar { EditButton() } })
    show(Text("x").navigationTitle("Alone"))
    show(TabView(selection: .constant(2)) {
      Tab("One", systemImage: "1.circle", value: 1) { Button("Not") {} }
      Tab("Two", systemImage: "2.circle", value: 2) { VStack { Button("Two") {}; Image(systemName: "star").accessibilityLabel("x") } }
    })
    show(TabView { Text("A").tabItem { Label("A", systemImage: "a") }.tag(1); Text("B").tag(2) })
    show(TabView(selection: .constant(2)) { Text("A").tabItem { Label("A", systemImage: "a") }.tag(1); Text("B").accessibilityLabel("bee").tag(2) }.tabViewStyle(.page))
    show(ContentUnavailableView("No Orders", systemImage: "cup.and.saucer", description: Text("Order a coffee.")))
    show(ContentUnavailableView.search(text: "tea"))
    show(ContentUnavailableView { Label("Empty", systemImage: "tray") } actions: { Button("Add") {} })
    show(TimelineView(.everyMinute) { context in Text(context.date, style: .time) })
    show(NavigationSplitView { List { Text("side") }.navigationTitle("Menu") } detail: { Text("detail") })
    show(HStack { Image(systemName: "star").onTapGesture {}; Text("Latte").gesture(TapGesture().onEnded { _ in }) })
  }
}
