public import Foundation

// The spellings of key-value coding, which Foundation lacks on Linux.
extension UserDefaults {
  /// Keeps a value; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// What is kept under a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
