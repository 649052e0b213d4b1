public import Foundation

// Names of files by what is in them.
extension URL {
  /// The address of something in this folder, with an ending of the type where the name has none of its endings.
  public func appendingPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    let whole = appendingPathComponent(partialName, isDirectory: isFolder)
    return whole.appendingPathExtension(for: contentType)
  }

  /// Adds something in this folder, with an ending of the type where the name has none of its endings.
  public mutating func appendPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) { self = appendingPathComponent(partialName, conformingTo: contentType) }

  /// The same with the usual ending of a type, unless it ends like one already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let endings = contentType.tags[.filenameExtension] ?? []
    guard let usual = contentType.preferredFilenameExtension,
      !endings.contains(pathExtension.lowercased())
    else { return self }
    return appendingPathExtension(usual)
  }

  /// Adds the usual ending of a type, unless it ends like one already.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
