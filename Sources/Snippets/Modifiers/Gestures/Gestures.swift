public import SnippetFoundation

/// A tap, or several.
public nonisolated struct TapGesture: PrimitiveGesture {
  /// Nothing is known of it.
  public typealias Value = Void
  /// How many taps it takes.
  public var count: Int
  /// Makes a gesture of some taps.
  public init(count: Int = 1) { self.count = count }
}

/// A tap at a place.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// Where the tap was, in points.
    public var location: CGPoint
  }
  /// How many taps it takes.
  public var count: Int
  /// Makes a gesture of some taps.
  public init(count: Int = 1) { self.count = count }
  /// Makes a gesture of some taps, which are found in a space; accepted.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) { self.count = count }
}

/// A press that lasts.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  /// Whether it has lasted.
  public typealias Value = Bool
  /// The least time, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat
  /// Makes a gesture of a press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// A movement over a view.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// How far a movement is.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// How far it is from where it began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would end, in points.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would go, in points.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// How far it must go to count, in points.
  public var minimumDistance: CGFloat
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace
  /// Makes a gesture of a movement.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

/// Two fingers apart or together.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// How far they are.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How much larger.
    public var magnification: CGFloat
    /// How fast.
    public var velocity: CGFloat
    /// Where they began, in points.
    public var startLocation: CGPoint
  }
  /// Makes a gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers apart or together, by an older name.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  /// How much larger.
  public typealias Value = CGFloat
  /// Makes a gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers around each other.
public nonisolated struct RotateGesture: PrimitiveGesture {
  /// How far they are.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far around.
    public var rotation: Angle
    /// How fast, a second.
    public var velocity: Angle
    /// Where they began, in points.
    public var startLocation: CGPoint
  }
  /// Makes a gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers around each other, by an older name.
public nonisolated struct RotationGesture: PrimitiveGesture {
  /// How far around.
  public typealias Value = Angle
  /// Makes a gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
