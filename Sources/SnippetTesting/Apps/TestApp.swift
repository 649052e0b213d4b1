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
  /// - Throws: `UnknownModules` if the test executable has no module of a name.
  var known: HostedApp {
    get throws {
      guard let problem = UnknownModules(in: hosted.modules ?? []) else { return hosted }
      throw problem
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
  ///     in it fails what runs the app.
  ///   - register: Registers its dependencies with `AppDependencyManager.shared`.
  public init(
    name: String,
    modules: [String]? = nil,
    register: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    hosted = HostedApp(name: name, modules: modules, launch: register)
  }
}
