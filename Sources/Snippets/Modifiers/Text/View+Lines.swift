public import SnippetFoundation

extension View {
  /// Allows at most some lines of text; the rest becomes an ellipsis.
  @inlinable
  public nonisolated consuming func lineLimit(_ number: Int?) -> Scoped<Self> {
    Scoped(self, .lineLimit(number))
  }

  /// Allows at most some lines of text; with `reservesSpace` every text takes as many.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> Scoped<Self> {
    lines(reservesSpace ? limit : 0, limit)
  }

  /// Gives every text at least and at most some lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> Scoped<Self> {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// Gives every text at least some lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> Scoped<Self> {
    lines(limit.lowerBound, nil)
  }

  /// Allows at most some lines of text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> Scoped<Self> {
    lines(0, limit.upperBound)
  }

  private nonisolated func lines(_ least: Int, _ most: Int?) -> Scoped<Self> {
    Scoped(
      self,
      .values { builder in
        EnvironmentValues.current.lineLimit = most
        builder.environment.lineLimit = Int32(max(0, min(most ?? 0, 0x7FFF)))
        builder.setLeastLines(least)
      }
    )
  }

  /// Sets where the lines of a text stand beside each other.
  @inlinable
  public nonisolated consuming func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> Scoped<Self> {
    Scoped(self, .alignment(alignment))
  }

  /// Says what decides where lines stand beside each other; accepted, they do so by the surroundings.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> Self { self }

  /// Says where a line that is too long is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> Scoped<Self> {
    Scoped(self, .truncation(mode))
  }

  /// Draws text in capital or small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> Scoped<Self> {
    Scoped(
      self,
      .values { builder in
        EnvironmentValues.current.textCase = textCase
        builder.setTextCase(textCase)
      }
    )
  }

  /// Lets text become smaller rather than be cut.
  ///
  /// Cells have one size, so that below 1 it is shorter forms that are preferred where the text does not fit its width: a date's
  /// month as letters, then as a number, and the larger unit alone of a distance (`2 hr` for `2 hr, 59 min`). What has no shorter
  /// form, such as words and prices, is as it is without.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> Scoped<Self> {
    environment(\.minimumScaleFactor, factor)
  }
}

extension Text {
  /// What decides where the lines of a text stand beside each other; accepted.
  public nonisolated struct AlignmentStrategy: Hashable, Sendable {
    private let name: Int
    /// As the place has it; by the surroundings.
    public static let `default` = Self(name: 0), layoutBased = Self(name: 1)
    /// By the direction of its letters.
    public static let writingDirectionBased = Self(name: 2)
  }
}
