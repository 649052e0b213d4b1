import IntentModel

extension FlowMachine.Call {
  /// A snippet that is being drawn.
  ///
  /// A class, as what is shown then: looked at far more often than made.
  final class Draft: Sendable {
    let source: FlowMachine.ShownSnippet.Source
    let isInteractive: Bool
    /// Whether its controls have no numbers, because what is asked covers it and numbers are answers there.
    let isCovered: Bool
    let title: String
    /// The last snippet intent that stood here, refreshed when a tap returns no view of its own.
    let refreshing: (any AppIntent)?
    /// Whether it takes the place of another, rather than being drawn again.
    let isNew: Bool
    /// The intent in the mission's form whose view is kept.
    let kept: (any AppIntent.Type)?

    init(
      source: FlowMachine.ShownSnippet.Source,
      isInteractive: Bool,
      isCovered: Bool = false,
      title: String,
      refreshing: (any AppIntent)? = nil,
      isNew: Bool,
      kept: (any AppIntent.Type)? = nil
    ) {
      self.source = source
      self.isInteractive = isInteractive
      self.isCovered = isCovered
      self.title = title
      self.refreshing = refreshing
      self.isNew = isNew
      self.kept = kept
    }

    /// The same, covered or not.
    func covered(_ isCovered: Bool) -> Draft {
      if isCovered == self.isCovered { return self }
      return Draft(
        source: source,
        isInteractive: isInteractive,
        isCovered: isCovered,
        title: title,
        refreshing: refreshing,
        isNew: isNew,
        kept: kept
      )
    }
  }
}
