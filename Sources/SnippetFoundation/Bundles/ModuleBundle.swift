public import Foundation

/// The folder of resources that the package manager laid beside the executable for a module, else the program's.
public func _bundle(ofModule module: String) -> Bundle {
  let folder = Bundle.main.bundlePath
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let own = names.sorted().first { $0.hasSuffix("_\(module).resources") }
  return own.flatMap { Bundle(path: "\(folder)/\($0)") } ?? .main
}
