import SwiftUI

/// An app in which nothing can happen: no intent, and nothing in its window.
struct EmptyApp: App {
  var body: some Scene { WindowGroup { EmptyView() } }
}
