public import SnippetFoundation

// What happens over time: accepted and not run, a snippet is a picture of now.
extension View {
  /// Runs a closure when the view is shown; accepted, not run.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> Self { self }
  /// Runs a closure when the view is gone; accepted, not run.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  /// Runs work while the view is shown; accepted, not run.
  public nonisolated func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> Self { self }
  /// Runs work when a value changes; accepted, not run.
  public nonisolated func task<T: Equatable>(
    id value: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> Self { self }
  /// Runs a closure when a value changes; accepted, not run.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> Self { self }
  /// Runs a closure when a value changes; accepted, not run.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> Self { self }
  /// Runs a closure when a value changes; accepted, not run.
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> Self { self }
  /// Runs a closure when a value is handed on; accepted, not run.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> Self where P.Failure == Never { self }
  /// Runs work when a person pulls; accepted, not run.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
  /// Lets a hand feel a change; accepted.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> Self { self }
  /// Lets a hand feel some changes; accepted.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> Self { self }
  /// Lets a hand feel some changes; accepted.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> Self { self }
  /// Says what a person does with the view; accepted.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// Says what a person does with the view, and with what; accepted.
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> Self { self }
}

/// What a hand feels; accepted.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  /// Apple's feedbacks.
  public static let success = Self(), warning = Self(), error = Self(), selection = Self()
  /// Apple's feedbacks.
  public static let increase = Self(), decrease = Self(), start = Self(), stop = Self()
  /// Apple's feedbacks.
  public static let alignment = Self(), levelChange = Self(), impact = Self()
  /// A push of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  /// A push of something soft or hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }

  /// How heavy a push is.
  public struct Weight: Equatable, Sendable {
    /// Apple's weights.
    public static let light = Self(), medium = Self(), heavy = Self()
  }
  /// How soft a push is.
  public struct Flexibility: Equatable, Sendable {
    /// Apple's kinds.
    public static let rigid = Self(), solid = Self(), soft = Self()
  }
}
