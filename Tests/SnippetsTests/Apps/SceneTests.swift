import SnippetFoundation
import Testing

@testable import Snippets

/// What an app's file holds besides its window.
private struct Desk: App {
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var hasWindows
  @State private var isInserted = true
  private var count = 1

  var body: some Scene {
    Settings { Text("Settings") }
    MenuBarExtra("Desk", systemImage: "lamp.desk", isInserted: $isInserted) { Text("Menu") }
      .menuBarExtraStyle(.window)
    MenuBarExtra {
      Text("Menu")
    } label: {
      Image(systemName: "star")
    }
    Window("Papers", id: "papers") { Text("Papers") }
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
      .defaultSize(width: 300, height: 200)
      .defaultPosition(.center)
      .keyboardShortcut("p")
    WindowGroup(id: "more") { Text("More") }
      .commands {
        PaperCommands()
        SidebarCommands()
        CommandMenu("Paper") { Button("New") {} }
        CommandGroup(replacing: .newItem) {}
        if hasWindows { CommandGroup(after: .help) { Text("Help") } }
      }
      .onChange(of: count) { openSettings() }
  }
}

/// What is said of windows to the system, and what their views find around them.
private struct Office: App {
  @Observable final class Floor { var name = "first" }
  final class Lift: ObservableObject {}

  var body: some Scene {
    if #available(iOS 17.0, macOS 14.0, *) {
      WindowGroup("Hall", id: "hall") { Hall() }
        .environment(Floor())
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environmentObject(Lift())
        .handlesExternalEvents(matching: ["hall", "*"])
        .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
        .backgroundTask(.urlSession("load")) {}
        .onChange(of: 1) { value in _ = value + 1 }
        .onChange(of: 1, perform: { value in _ = value + 1 })
        .restorationBehavior(.disabled)
        .defaultLaunchBehavior(.presented)
        .windowToolbarStyle(.unified(showsTitle: false))
        .windowLevel(.floating)
        .keyboardShortcut(KeyboardShortcut("n"))
        .persistentSystemOverlays(.hidden)
        .defaultAppStorage(.standard)
    }
  }

  struct Hall: View {
    @Environment(Floor.self) private var floor
    @Environment(\.locale) private var locale
    @EnvironmentObject private var lift: Lift
    var body: some View { Text("\(floor.name) floor, \(locale.identifier)") }
  }
}

private struct PaperCommands: Commands {
  var body: some Commands {
    CommandGroup(before: .toolbar) {
      Button("Sort") {}
      Divider()
    }
    TextEditingCommands()
  }
}

/// What a view does over time, and for those who hear it.
private struct Clock: View {
  @AccessibilityFocusState private var isHeard: Bool
  @AccessibilityFocusState(for: .voiceOver) private var heard: Int?
  @State private var now = Date(timeIntervalSince1970: 0)
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("Clock")
      .onReceive(timer) { now = $0 }
      .onReceive(Timer.publish(every: 60, tolerance: 1, on: .main, in: .default)) { now = $0 }
      .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in
        timer.upstream.connect().cancel()
      }
      .accessibilityFocused($isHeard)
      .accessibilityFocused($heard, equals: 1)
      .accessibilityZoomAction { _ = $0.direction == .zoomIn }
      .accessibilityScrollAction { _ = $0 == .top }
      .statusBar(hidden: true)
  }
}

@Animatable
private struct Wave: Shape {
  var strength: Double
  @AnimatableIgnored var name = "wave"

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor
struct SceneTests {
  @Test func `the first window is one that shows something at first`() throws {
    let window = try #require(Desk().firstWindow)
    #expect(try resolve(window, settings: RenderSettings()).tree.text() == "Papers")
  }

  @Test func `what a scene puts into the environment is around its window`() throws {
    let window = try #require(Office().firstWindow)
    #expect(
      try resolve(window, settings: RenderSettings()).tree.text() == "first floor, de_DE"
    )
  }

  @Test func `what happens over time is accepted`() {
    #expect(render(Clock()) == "Clock")
    #expect(AccessibilityTechnologies.voiceOver.union(.switchControl).contains(.voiceOver))
    #expect(!AccessibilityTechnologies().contains(.voiceOver))
  }

  @Test func `a shape that changes by steps needs no words about it`() {
    func isAnimatable(_ value: Any) -> Bool { value is any Animatable }
    #expect(isAnimatable(Wave(strength: 1)))
    #expect(render(Wave(strength: 1).fill(.red).frame(width: 8, height: 16)) == "◆")
  }
}
