import SnippetFoundation
import Snippets

extension HostedApp {
  /// Returns the app of that name among the `App` types of the running image.
  package static func inImage(named name: String, modules: [String]? = nil) -> HostedApp? {
    for type in imageTypes() {
      guard let app = type as? any App.Type else { continue }
      let hosted = HostedApp(app, modules: modules)
      if hosted.name == name { return hosted }
    }
    return nil
  }
}
