/// Where the device is, one place after the other; here the first is an error.
///
/// **Source**: developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
  /// Where the device is; nil: nobody knows.
  public let location: CLLocation?
  /// Whether it does not move.
  public let isStationary: Bool

  /// What the places are for.
  public enum LiveConfiguration: Sendable {
    /// Whatever comes, a way by car, another way, sports, a flight.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Returns the places from now on; the first one throws `CLError.denied`.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// Places one after the other.
  public struct Updates: AsyncSequence, Sendable {
    /// Throws: a terminal has no location.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Throws `CLError.denied`.
      public mutating func next() async throws -> CLLocationUpdate? { throw CLError.noLocation }
    }

    /// What the sequence is gone through with.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
