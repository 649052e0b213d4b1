import SwiftUI

/// The names of an app's group and of its widget's: they differ, so that nothing is shared.
public enum SharedStores {
  /// What the app writes into.
  public static let ofApp = "group.org.parley.library"
  /// What the widget reads, misspelt.
  public static let ofWidget = "group.org.parley.libary"
}
