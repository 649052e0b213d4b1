import FlowEngine
import SnippetFoundation

extension TestApp {
  /// The `App` types of the test executable, by their names.
  static var image: [TestApp] {
    HostedApp.namesInImage.compactMap { name in
      HostedApp.inImage(named: name).map { TestApp($0) }
    }
  }

  /// The only app of the test executable.
  ///
  /// - Throws: Which there are.
  static var only: TestApp {
    get throws {
      let all = image
      if all.count == 1 { return all[0] }
      throw NotOneApp(names: all.map(\.hosted.name))
    }
  }
}

/// No app was named, and there is not one alone.
struct NotOneApp: Error, CustomStringConvertible {
  var names: [String]
  var description: String {
    names.isEmpty
      ? "this test executable holds no App. Name one: TestApp(name: \"...\")"
      : "this test executable holds several apps: \(names.joined(separator: ", ")). "
        + "Name one: TestApp(\(names[0])App.self)"
  }
}
