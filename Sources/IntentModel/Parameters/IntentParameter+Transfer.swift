import SnippetFoundation

// An entity that is handed to a parameter of files, and a file to one of entities, by the entity's representations.
extension IntentParameter {
  /// Whether the value can be made into one of the parameter's by what one of the two says of how it is transferred.
  func transfers(_ value: any Sendable) -> Bool {
    if let entity = value as? any AppEntity & Transferable {
      return exportedType(of: entity) != nil
    }
    guard let file = value as? IntentFile,
      let type = Value.ValueType.self as? any (AppEntity & Transferable).Type
    else { return false }
    return type.importedContentTypes().contains { file.fits($0) }
  }

  /// App code: the value, made into one of the parameter's.
  nonisolated(nonsending) func transferred(
    _ value: any Sendable,
    called text: String
  ) async throws -> ParameterResolution {
    if let entity = value as? any AppEntity & Transferable, let type = exportedType(of: entity) {
      let data = try await entity.exported(as: type)
      let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
      let name = entity.suggestedFilename ?? text.replacingOccurrences(of: "/", with: "-") + ending
      return .value(IntentFile(data: data, filename: name, type: type))
    }
    guard let file = value as? IntentFile,
      let type = Value.ValueType.self as? any (AppEntity & Transferable).Type
    else { return reject(text, "cannot be made into this") }
    return .value(try await imported(file, as: type))
  }

  /// The first type that an entity can be had as and the parameter takes; nil: there is none, or it takes no files.
  private func exportedType(of entity: any Transferable) -> UTType? {
    guard Value.ValueType.self is IntentFile.Type else { return nil }
    let wanted = configuration.system.contentTypes
    return entity.exportedContentTypes().first { type in
      wanted.isEmpty || wanted.contains { type.conforms(to: $0) }
    }
  }

  private nonisolated(nonsending) func imported<Entity: AppEntity & Transferable>(
    _ file: IntentFile,
    as type: Entity.Type
  ) async throws -> any Sendable {
    if let url = file.fileURL { return try await Entity(importing: url, contentType: file.type) }
    return try await Entity(importing: file.data, contentType: file.type)
  }
}
