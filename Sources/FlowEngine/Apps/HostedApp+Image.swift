import SnippetFoundation
import Snippets

extension HostedApp {
  /// What flows call the `App` types of the running image, sorted.
  package static var namesInImage: [String] {
    ImageTypes.ofApps.compactMap { ($0 as? any App.Type).map { HostedApp($0).name } }.sorted()
  }

  /// Returns the app of that name among the `App` types of the running image.
  package static func inImage(named name: String, modules: [String]? = nil) -> HostedApp? {
    for type in ImageTypes.ofApps {
      guard let app = type as? any App.Type else { continue }
      let hosted = HostedApp(app, modules: modules)
      if hosted.name == name { return hosted }
    }
    return nil
  }
}
