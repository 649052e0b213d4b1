public import SwiftUI

/// A library for the flows of Flows/library: what was done is suggested again.
public struct LibraryApp: App {
  /// Opens the library.
  public init() {}

  /// Its door.
  public var body: some Scene { WindowGroup { Text("Silence, please") } }
}
