package import IntentEffects
import SnippetFoundation
package import Snippets

/// An app as the engine runs it: a name, the modules whose types count, and what registers its dependencies.
package struct HostedApp: Sendable {
  /// What flows and messages call it, such as `CoffeeShop`.
  package var name: String
  /// The Swift modules whose intents belong to the app; nil: every module of the image.
  package var modules: [String]?
  /// The app's own budgets, before those of the engine.
  package var budgets = IntentBudgets()
  /// Registers the app's dependencies with `AppDependencyManager.shared`, anew for each conversation; returns the view
  /// of the app's first window, if it has one.
  package var launch: @MainActor @Sendable () -> SnippetContent?
  /// Whether there is anything to launch.
  package let hasLaunch: Bool

  /// The module that declares the app's type; nil: it has none.
  package var home: @Sendable () -> String? = { nil }

  package init(
    name: String,
    modules: [String]? = nil,
    launch: (@MainActor @Sendable () -> Void)? = nil
  ) {
    self.init(name: name, modules: modules, hasLaunch: launch != nil) {
      launch?()
      return nil
    }
  }

  private init(
    name: String,
    modules: [String]?,
    hasLaunch: Bool,
    launch: @escaping @MainActor @Sendable () -> SnippetContent?
  ) {
    self.name = name
    self.modules = modules
    self.hasLaunch = hasLaunch
    self.launch = launch
  }

  /// The app of an `App` type: its name without `App` at the end, and its `init()`.
  package init(_ app: any App.Type, modules: [String]? = nil) {
    let type = app._name
    let name = type.hasSuffix("App") && type != "App" ? String(type.dropLast(3)) : type
    nonisolated(unsafe) let made = app  // a metatype: nothing of it can change
    self.init(name: name, modules: modules, hasLaunch: true) { made.init().firstWindow }
    budgets = (app._declared as? any Budgeted.Type)?.budgets ?? IntentBudgets()
    home = { moduleName(of: made._declared) }
  }
}
