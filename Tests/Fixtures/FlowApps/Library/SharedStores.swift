import SwiftUI

/// The names of an app's group and of its widget's: they differ, so that nothing is shared.
public enum SharedStores {
  public static let ofApp = "group.org.parley.library"
  public static let ofWidget = "group.org.parley.libary"
}
