/// A value of the environment, with its default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .purple
/// }
/// ```
///
/// A view around sets it (`.environment(\.accent, .red)`), the views inside read it (`@Environment(\.accent)`). In
/// `ContainerValues`, `Transaction` and `FocusedValues` it makes their values.
///
/// **Source**: developer.apple.com/documentation/swiftui/entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IntentMacros", type: "EntryMacro")
