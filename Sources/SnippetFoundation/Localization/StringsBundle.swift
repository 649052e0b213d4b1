import Foundation

/// The tables of one folder of resources, each read when it is first asked for.
final class StringsBundle: Sendable {
  let folder: URL
  private let files: [String: [StringsFile]]
  private let state = Lock(State())

  private struct State {
    var tables: [String: StringsTable] = [:]
    var problems: [StringsFileError] = []
  }

  /// Looks which files of words are in a folder, and reads none of them.
  init(_ folder: URL) {
    self.folder = folder
    var files: [String: [StringsFile]] = [:]
    for file in Self.files(in: folder, depth: 0) { files[file.table, default: []].append(file) }
    self.files = files
  }

  var isEmpty: Bool { files.isEmpty }

  var tableNames: [String] { files.keys.sorted() }

  /// nil: there is no table of that name.
  func table(_ name: String) -> StringsTable? {
    guard let files = files[name] else { return nil }
    return state.withLock { state in
      if let table = state.tables[name] { return table }
      let table = read(files, &state.problems)
      state.tables[name] = table
      return table
    }
  }

  /// What is wrong with the files; reads those that were not yet.
  var problems: [StringsFileError] {
    for name in tableNames { _ = table(name) }
    return state.withLock { $0.problems }
  }

  private func read(_ files: [StringsFile], _ problems: inout [StringsFileError]) -> StringsTable {
    let development = developmentLanguage
    var table = StringsTable(sourceLanguage: development)
    for (position, file) in files.enumerated() {
      do {
        let read = try file.read(development: development)
        if position == 0 || file.url.pathExtension == "xcstrings" {
          table.sourceLanguage = read.sourceLanguage
        }
        table.merge(read)
      } catch {
        problems.append(error)
      }
    }
    return table
  }

  private var developmentLanguage: String {
    let url = folder.appendingPathComponent("Info.plist")
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let language = (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String
    else { return "en" }
    return LanguageTag.normalized(language)
  }

  /// Plural forms before plain words, so that those win; catalogs first.
  private static func files(in folder: URL, depth: Int) -> [StringsFile] {
    guard depth < 3, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    var files: [StringsFile] = []
    for name in names {
      let url = folder.appendingPathComponent(name)
      if StringsFile.kinds.contains(url.pathExtension) {
        files.append(StringsFile(url: url))
      } else if url.pathExtension.isEmpty || url.pathExtension == "lproj" {
        files += Self.files(in: url, depth: depth + 1)
      }
    }
    let order = ["xcstrings", "stringsdict", "strings"]
    return files.sorted { left, right in
      let (one, two) = (left.url, right.url)
      let (first, second) = (
        order.firstIndex(of: one.pathExtension), order.firstIndex(of: two.pathExtension)
      )
      return (first ?? 0, one.path) < (second ?? 0, two.path)
    }
  }
}

extension StringsBundle {
  private static let known = Lock([String: StringsBundle]())

  /// The tables of a folder, found once.
  static func of(_ folder: String) -> StringsBundle {
    if let bundle = known.withLock({ $0[folder] }) { return bundle }
    let bundle = StringsBundle(URL(fileURLWithPath: folder, isDirectory: true))
    return known.withLock { known in
      if let bundle = known[folder] { return bundle }
      known[folder] = bundle
      return bundle
    }
  }

  /// The words of the program's own modules, by name: the folders that the package manager lays beside the executable.
  ///
  /// Folders of modules that are not in the image are other programs'.
  static let main: [StringsBundle] = {
    let folder = Bundle.main.bundlePath
    guard let beside = opendir(folder) else { return [] }
    defer { closedir(beside) }
    var names: [String] = []
    while let entry = readdir(beside) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".resources") { names.append(name) }
    }
    let bundles = names.sorted().map { (name: $0, bundle: StringsBundle.of("\(folder)/\($0)")) }
      .filter { !$0.bundle.isEmpty }
    guard !bundles.isEmpty else { return [] }
    let modules = ImageTypes.modules
    return bundles.filter { bundle in
      let target = bundle.name.dropLast(10).split(separator: "_", maxSplits: 1).last ?? ""
      return modules.contains { bundle.name.hasSuffix("_\($0).resources") }
        || modules.contains(target.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())
    }.map(\.bundle)
  }()

  /// The folder of a module's resources; nil: it has none beside the executable.
  static func folder(ofModule module: String) -> String? {
    main.first { $0.folder.lastPathComponent.hasSuffix("_\(module).resources") }?.folder.path
  }
}
