public import Foundation

extension ProcessInfo {
  /// False: no setting of a person's saves power.
  public var isLowPowerModeEnabled: Bool { false }
}
