/// Expands the macros that this program knows.
enum Expander {
  /// By the names that `#externalMacro` uses; a macro is added here and in a folder of its own.
  private static let propertyMacros: [String: any PropertyMacro.Type] = [
    "ComputedPropertyMacro": ComputedPropertyMacro.self,
    "DeferredPropertyMacro": DeferredPropertyMacro.self,
  ]

  private static let declarationMacros: [String: any DeclarationMacro.Type] = [
    "PreviewMacro": PreviewMacro.self
  ]

  static func expand(_ use: HostMessage.FreestandingUse) -> PluginMessage.Expansion {
    guard let macro = declarationMacros[use.macro.typeName] else {
      return refusal(of: use.macro, at: use.syntax)
    }
    let location = use.syntax.location
    let macroUse = MacroUse(
      source: use.syntax.source,
      fileID: location.fileID ?? location.fileName,
      line: (location.line ?? 1) + linesBeforeFirstToken(of: use.syntax.source),
      discriminator: use.discriminator
    )
    do throws(Misuse) {
      return PluginMessage.Expansion(expandedSource: try macro.declarations(of: macroUse))
    } catch {
      return refusal(error.words, at: location.position())
    }
  }

  /// The source begins behind what stands before the macro, comments included.
  private static func linesBeforeFirstToken(of source: String) -> Int {
    let start = Lexer.tokens(of: source).first?.range.lowerBound ?? 0
    return source.utf8.prefix(start).count { $0 == UInt8(ascii: "\n") }
  }

  static func expand(_ use: HostMessage.AttachedUse) -> PluginMessage.Expansion {
    if use.macro.typeName == PreviewableMacro.name {
      return PluginMessage.Expansion(expandedSource: "")
    }
    guard let macro = propertyMacros[use.macro.typeName] else {
      return refusal(of: use.macro, at: use.attributeSyntax)
    }
    guard let property = PropertyReader.read(use.declSyntax.source) else {
      let words = "'@\(use.macro.name)' belongs to a property. Write it before a 'var'"
      return refusal(words, at: use.attributeSyntax.location.position())
    }
    let propertyUse = PropertyUse(
      property: property,
      arguments: arguments(ofAttribute: use.attributeSyntax.source)
    )
    do throws(Misuse) {
      switch use.macroRole {
      case "peer": return PluginMessage.Expansion(expandedSource: try macro.peers(of: propertyUse))
      case "accessor":
        let accessors = try macro.accessors(of: propertyUse)
        return PluginMessage.Expansion(expandedSource: accessors.map { "{\n\($0)\n}" } ?? "")
      default: return refusal(of: use.macro, at: use.attributeSyntax)
      }
    } catch {
      let position = error.token.map { use.declSyntax.location.position($0.range.lowerBound) }
      return refusal(error.words, at: position ?? use.attributeSyntax.location.position())
    }
  }

  static func refusal(
    of macro: HostMessage.Reference,
    at source: HostMessage.Source?
  ) -> PluginMessage.Expansion {
    let words = "'\(macro.name)' is not expanded by this version of the package"
    let position = source?.location.position() ?? PluginMessage.Position(fileName: "", offset: 0)
    return refusal(words, at: position)
  }

  private static func refusal(
    _ words: String,
    at position: PluginMessage.Position
  ) -> PluginMessage.Expansion {
    PluginMessage.Expansion(
      diagnostics: [PluginMessage.Diagnostic(message: words, position: position)]
    )
  }
}

extension HostMessage.Source.Location {
  /// The place so many bytes into the source.
  func position(_ distance: Int = 0) -> PluginMessage.Position {
    PluginMessage.Position(fileName: fileName, offset: offset + distance)
  }
}
