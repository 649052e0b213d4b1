/// Entries of the system's menu bar; accepted, not drawn.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of entries that `body` makes.
  associatedtype Body: Commands
  /// What the entries are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Entries that are not made of others.
@MainActor @preconcurrency
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Not for calling: such entries have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// No entries.
public nonisolated struct EmptyCommands: PrimitiveCommands {
  /// Makes none.
  public init() {}
}

/// Collects the entries of a body: none is drawn, so that nothing of them is kept.
@resultBuilder
public enum CommandsBuilder {
  /// Nothing of an entry.
  public static func buildExpression<C: Commands>(_ content: C) -> EmptyCommands { EmptyCommands() }
  /// Nothing of several.
  public static func buildBlock(_ content: EmptyCommands...) -> EmptyCommands { EmptyCommands() }
  /// Nothing of what is there or not.
  public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
  /// Nothing of one of two.
  public static func buildEither(first: EmptyCommands) -> EmptyCommands { first }
  /// Nothing of one of two.
  public static func buildEither(second: EmptyCommands) -> EmptyCommands { second }
  /// Nothing of what some systems have.
  public static func buildLimitedAvailability(_ content: EmptyCommands) -> EmptyCommands { content }
}

/// A menu of the menu bar; accepted, not drawn.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Makes a menu.
  public init(
    _ nameKey: LocalizedStringKey,
    @ViewBuilder content: @MainActor () -> Content
  ) {}

  /// Makes a menu.
  public init(_ name: Text, @ViewBuilder content: @MainActor () -> Content) {}

  /// Makes a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: @MainActor () -> Content) {}
}

/// Entries of one of the system's menus; accepted, not drawn.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Puts entries before others.
  public init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: @MainActor () -> Content
  ) {}

  /// Puts entries behind others.
  public init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: @MainActor () -> Content
  ) {}

  /// Puts entries in place of others.
  public init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: @MainActor () -> Content
  ) {}
}

/// Where in the menu bar entries stand; accepted.
public nonisolated struct CommandGroupPlacement: Sendable {
  /// A place by name.
  public static let appInfo = Self(), appSettings = Self(), systemServices = Self()
  /// A place by name.
  public static let appVisibility = Self(), appTermination = Self(), newItem = Self()
  /// A place by name.
  public static let saveItem = Self(), importExport = Self(), printItem = Self()
  /// A place by name.
  public static let undoRedo = Self(), pasteboard = Self(), textEditing = Self()
  /// A place by name.
  public static let textFormatting = Self(), toolbar = Self(), sidebar = Self()
  /// A place by name.
  public static let windowSize = Self(), windowArrangement = Self(), windowList = Self()
  /// A place by name.
  public static let singleWindowList = Self(), help = Self()
}

/// The system's entries for a bar at the side; accepted.
public nonisolated struct SidebarCommands: PrimitiveCommands {
  /// Makes them.
  public init() {}
}

/// The system's entries for a toolbar; accepted.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
  /// Makes them.
  public init() {}
}

/// The system's entries for writing; accepted.
public nonisolated struct TextEditingCommands: PrimitiveCommands {
  /// Makes them.
  public init() {}
}

/// The system's entries for how writing looks; accepted.
public nonisolated struct TextFormattingCommands: PrimitiveCommands {
  /// Makes them.
  public init() {}
}

/// The system's entries for a bar that tells more; accepted.
public nonisolated struct InspectorCommands: PrimitiveCommands {
  /// Makes them.
  public init() {}
}
