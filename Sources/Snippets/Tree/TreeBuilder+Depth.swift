extension TreeBuilder {
  /// How many views may stand inside each other.
  static let depthLimit = 1_000
  /// From here on it is kept which views they are.
  private static let namedDepth = 600

  /// Goes one view deeper; false, and an error is kept, if that is too deep.
  public mutating func enter(_ type: Any.Type) -> Bool {
    guard depth < Self.namedDepth, failure == nil else { return enterDeep(type) }
    depth &+= 1
    return true
  }

  @inline(never)
  private mutating func enterDeep(_ type: Any.Type) -> Bool {
    guard depth < Self.depthLimit, failure == nil else {
      failTooDeep(type)
      return false
    }
    while let last = deepViews.last, last.depth >= depth { deepViews.removeLast() }
    deepViews.append((depth, type))
    depth &+= 1
    return true
  }

  /// Comes back from a view entered.
  @inlinable public mutating func leave() { leaveOne() }

  @usableFromInline mutating func leaveOne() { depth &-= 1 }

  /// Keeps the error that views are nested too deep, unless there is an error.
  ///
  /// It names the first view of the app's that stands in one of its own type: that is most often the one without an end, and what
  /// stands at the limit only what is around it.
  mutating func failTooDeep(_ type: Any.Type) {
    guard failure == nil else { return }
    let types = deepViews.prefix { $0.depth < depth }.map(\.type) + [type]
    deepViews = []
    var counts: [ObjectIdentifier: Int] = [:]
    for type in types { counts[ObjectIdentifier(type), default: 0] += 1 }
    // A view in an `AnyView` is entered twice.
    let name = types.first { counts[ObjectIdentifier($0), default: 0] > 2 && Self.isOfApp($0) }
    failure = .tooDeep(type: "\(name ?? type)", limit: Self.depthLimit)
  }

  /// Whether a type is declared outside of our modules.
  private static func isOfApp(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !ourModules.contains(module)
  }

  /// Those that declare views.
  private static let ourModules: Set<Substring> = [
    "Snippets", "IntentModel", "IntentViews", "FlowEngine", "Timelines", "FlowScripts",
    "SnippetTesting",
    "TerminalSession", "PassKit", "Swift",
  ]
}
