import SwiftUI

struct SpelledTabs: View {
  enum Place: Hashable { case home, search, settings }
  @State private var place = Place.home
  @State private var last: Int?
  @State private var customization = TabViewCustomization()
  let hidesSearch: Bool

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Text("home") }
        .badge(3)
        .customizationID("home")
      Tab("Settings", image: "gear", value: Place.settings) { Text("settings") }
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
        .defaultVisibility(.hidden, for: .tabBar)
      if !hidesSearch {
        Tab(value: .search, role: .search) { Text("search") }
      }
      TabSection("More") {
        ForEach(0..<2) { number in
          Tab("Page \(number)", systemImage: "star", value: Place.settings) { Text("page") }
        }
      }
      .sectionActions { Button("Add") {} }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    TabView(selection: $last) {
      SpelledPages()
    }
    TabView {
      Tab("Home", systemImage: "house") { Text("home") }.hidden(hidesSearch)
      Tab("More", systemImage: "star") { Text("more") }
    }
    TabView(selection: $place) {
      Text("home").tag(Place.home).tabItem { Label("Home", systemImage: "house") }.badge(1)
    }
  }
}

struct SpelledPages: TabContent {
  var body: some TabContent<Int?> {
    Tab("Home", systemImage: "house", value: 1) { Text("home") }
    Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("search") }
  }
}
