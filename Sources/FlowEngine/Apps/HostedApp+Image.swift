import SnippetFoundation
import Snippets

extension HostedApp {
  /// What flows call the `App` types of the running image, sorted.
  package static var namesInImage: [String] {
    apps.map { HostedApp($0).name }.sorted()
  }

  /// Returns the app of that name among the `App` types of the running image.
  package static func inImage(named name: String, modules: [String]? = nil) -> HostedApp? {
    for app in apps {
      let hosted = HostedApp(app, modules: modules)
      if hosted.name == name { return hosted }
    }
    return nil
  }

  private static var apps: [any App.Type] {
    ImageTypes.ofApps(conformingTo: (any App.Type).self)
  }
}
