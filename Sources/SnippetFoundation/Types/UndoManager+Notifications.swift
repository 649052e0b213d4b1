// Constants as Apple spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What an `UndoManager` tells of itself; the object of each is the manager.
extension Notification.Name {
  /// A group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// A group is about to end.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// A group has ended, or a change was registered outside of one.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// A step is about to be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// A step was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// A step is about to be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// A step was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

extension UndoManager {
  /// What something that is said of a step is called.
  ///
  /// **Source**: developer.apple.com/documentation/foundation/undomanager/userinfokey
  public struct UserInfoKey: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of that text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key of that text.
    public init(stringLiteral value: String) { rawValue = value }
  }
}
