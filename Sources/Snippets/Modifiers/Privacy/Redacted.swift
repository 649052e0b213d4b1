extension View {
  /// Draws text, pictures and the values of controls as bars: all of them for `.placeholder`, what is private for
  /// `.privacy`.
  ///
  /// Renders as: `▒▒▒▒▒` for `Latte`; those who hear it are told "placeholder" or "private".
  public nonisolated func redacted(reason: RedactionReasons) -> Scoped<Self> {
    Scoped(
      self,
      .values { builder in
        EnvironmentValues.current.redactionReasons.formUnion(reason)
        builder.setRedaction(EnvironmentValues.current.redactionReasons)
      }
    )
  }

  /// Draws what is inside as it is again.
  public nonisolated func unredacted() -> Scoped<Self> {
    Scoped(
      self,
      .values { builder in
        EnvironmentValues.current.redactionReasons = []
        builder.setRedaction([])
      }
    )
  }
}
