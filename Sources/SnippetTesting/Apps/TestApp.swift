package import FlowEngine
import SnippetFoundation
public import Snippets

/// An app as tests run it: what it is called, the modules whose intents count, what registers its dependencies.
///
/// Each conversation launches it anew.
public struct TestApp: Sendable {
  package let hosted: HostedApp

  /// The app, to be run.
  ///
  /// An `App` type may have scenes alone.
  ///
  /// - Throws: `UnknownModules` if the test executable has no module of a name, `ModulesWithoutIntents` if those that are
  ///   named declare nothing that could be run.
  var known: HostedApp {
    get throws {
      let modules = hosted.modules ?? []
      if let problem = UnknownModules(in: modules) { throw problem }
      if !modules.isEmpty, hosted.home() == nil, !hosted.hasIntents {
        throw ModulesWithoutIntents(app: hosted.name, modules: modules)
      }
      return hosted
    }
  }

  init(_ hosted: HostedApp) { self.hosted = hosted }

  /// The app of an `App` type.
  ///
  /// - Parameters:
  ///   - app: Its name without `App` at the end is what flows call it; its `init()` registers.
  ///   - modules: The Swift modules whose intents belong to it; nil: every module of the test executable. One that is not
  ///     in it fails what runs the app.
  public init(_ app: any App.Type, modules: [String]? = nil) {
    hosted = HostedApp(app, modules: modules)
  }

  /// An app without an `App` type.
  ///
  /// - Parameters:
  ///   - name: What flows call it.
  ///   - modules: The Swift modules whose intents belong to it; nil: every module of the test executable. One that is not
  ///     in it fails what runs the app, and so do modules without any intent.
  ///   - register: Registers its dependencies with `AppDependencyManager.shared`; nil: it has none.
  public init(
    name: String,
    modules: [String]? = nil,
    register: (@MainActor @Sendable () -> Void)? = nil
  ) {
    hosted = HostedApp(name: name, modules: modules, launch: register)
  }
}
