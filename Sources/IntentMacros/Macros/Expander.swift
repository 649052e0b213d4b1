/// Expands the macros that this program knows.
enum Expander {
  /// By the names that `#externalMacro` uses; a macro is added here and in a folder of its own.
  private static let propertyMacros: [String: any PropertyMacro.Type] = [
    "ComputedPropertyMacro": ComputedPropertyMacro.self,
    "DeferredPropertyMacro": DeferredPropertyMacro.self,
    "EntryMacro": EntryMacro.self,
  ]

  private static let enumMacros: [String: any EnumMacro.Type] = [
    "UnionValueMacro": UnionValueMacro.self
  ]

  private static let declarationMacros: [String: any DeclarationMacro.Type] = [
    "PreviewMacro": PreviewMacro.self,
    "WidgetPreviewMacro": WidgetPreviewMacro.self,
  ]

  private static let expressionMacros: [String: any ExpressionMacro.Type] = [
    "BundleMacro": BundleMacro.self
  ]

  static func expand(_ use: HostMessage.FreestandingUse) -> PluginMessage.Expansion {
    let location = use.syntax.location
    let macroUse = MacroUse(
      source: use.syntax.source,
      fileID: location.fileID ?? location.fileName,
      line: (location.line ?? 1) + linesBeforeFirstToken(of: use.syntax.source),
      discriminator: use.discriminator
    )
    if let macro = expressionMacros[use.macro.typeName] {
      return PluginMessage.Expansion(expandedSource: macro.expression(of: macroUse))
    }
    guard let macro = declarationMacros[use.macro.typeName] else {
      return refusal(of: use.macro, at: use.syntax)
    }
    do throws(Misuse) {
      return PluginMessage.Expansion(expandedSource: try macro.declarations(of: macroUse))
    } catch {
      return refusal(error.words, at: use.syntax.start)
    }
  }

  /// The source begins behind what stands before the macro, comments included.
  private static func linesBeforeFirstToken(of source: String) -> Int {
    let start = Lexer.tokens(of: source).first?.range.lowerBound ?? 0
    return source.utf8.prefix(start).count { $0 == UInt8(ascii: "\n") }
  }

  static func expand(_ use: HostMessage.AttachedUse) -> PluginMessage.Expansion {
    if let macro = enumMacros[use.macro.typeName] { return expand(macro, use) }
    if let kind = SchemaMacro.kinds[use.macro.typeName] { return expand(kind, use) }
    switch use.macro.typeName {
    case PreviewableMacro.name, AnimatableMacro.nameOfIgnored:
      return PluginMessage.Expansion(expandedSource: "")
    case AnimatableMacro.name:
      let type = use.extendedTypeSyntax.map { plain($0.source) }
      return PluginMessage.Expansion(
        expandedSource: AnimatableMacro.extensions(of: use, extending: type)
      )
    default: break
    }
    guard let macro = propertyMacros[use.macro.typeName] else {
      return refusal(of: use.macro, at: use.attributeSyntax)
    }
    guard let property = PropertyReader.read(use.declSyntax.source) else {
      let words = "'@\(plain(use.macro.name))' belongs to a property. Write it before a 'var'"
      return refusal(words, at: use.attributeSyntax.start)
    }
    let propertyUse = PropertyUse(
      property: property,
      arguments: arguments(ofAttribute: use.attributeSyntax.source),
      place: use.declSyntax.start.offset,
      lineDirective: use.declSyntax.lineDirective(at: property.introducer),
      owner: use.lexicalContext?.first.flatMap { TypeReader.classOrExtended($0.source) } ?? "Self"
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
      // The attribute may stand lines above.
      return refusal(Misuse(words: error.words, token: error.token ?? property.introducer), of: use)
    }
  }

  private static func expand(
    _ macro: any EnumMacro.Type,
    _ use: HostMessage.AttachedUse
  ) -> PluginMessage.Expansion {
    guard use.macroRole == "extension", let declaration = EnumReader.read(use.declSyntax.source)
    else {
      let words = "'@\(plain(use.macro.name))' belongs to an enumeration. Write it before an 'enum'"
      return refusal(words, at: use.attributeSyntax.start)
    }
    let type = use.extendedTypeSyntax.map { plain($0.source) } ?? declaration.name.text
    do throws(Misuse) {
      let source = try macro.extensions(
        of: declaration,
        at: use.declSyntax.location,
        extending: type
      )
      return PluginMessage.Expansion(expandedSource: source)
    } catch {
      return refusal(error, of: use)
    }
  }

  private static func expand(
    _ kind: SchemaMacro.Kind,
    _ use: HostMessage.AttachedUse
  ) -> PluginMessage.Expansion {
    if use.macroRole == "memberAttribute" {
      let attribute = SchemaMacro.attribute(ofMember: use.declSyntax.source, kind)
      return PluginMessage.Expansion(expandedSource: attribute)
    }
    guard let type = TypeReader.read(use.declSyntax.source),
      type.introducer.text == kind.introducer
    else {
      let words =
        "'@\(plain(use.macro.name))' belongs to \(kind.introducer == "enum" ? "an enumeration" : "a struct"). "
        + "Write it before \(kind.introducer == "enum" ? "an 'enum'" : "a 'struct'")"
      return refusal(words, at: use.attributeSyntax.start)
    }
    let extended = use.extendedTypeSyntax.map { plain($0.source) } ?? type.name.text
    let source =
      use.macroRole == "extension"
      ? use.conformanceListSyntax == nil ? "" : SchemaMacro.extensions(of: extended, kind)
      : SchemaMacro.members(of: type, kind)
    return PluginMessage.Expansion(expandedSource: source)
  }

  /// Without blanks and comments.
  private static func plain(_ source: String) -> String {
    Lexer.tokens(of: source).map(\.text).joined()
  }

  private static func refusal(
    _ misuse: Misuse,
    of use: HostMessage.AttachedUse
  ) -> PluginMessage.Expansion {
    let position = misuse.token.map { use.declSyntax.location.position($0.range.lowerBound) }
    return refusal(misuse.words, at: position ?? use.attributeSyntax.start)
  }

  static func refusal(
    of macro: HostMessage.Reference,
    at source: HostMessage.Source?
  ) -> PluginMessage.Expansion {
    let words = "'\(plain(macro.name))' is not expanded by this version of the package"
    let position = source?.start ?? PluginMessage.Position(fileName: "", offset: 0)
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

extension HostMessage.Source {
  /// The place of the first word or mark: what stands before it, blanks and comments, is a part of the source.
  var start: PluginMessage.Position {
    location.position(Lexer.tokens(of: source).first?.range.lowerBound ?? 0)
  }

  /// Has what follows count as the line on which a word of the source stands.
  func lineDirective(at token: Token) -> String? {
    let before = source.utf8.prefix(token.range.lowerBound).count { $0 == UInt8(ascii: "\n") }
    return location.lineDirective(before)
  }
}

extension HostMessage.Source.Location {
  /// The place so many bytes into the source.
  func position(_ distance: Int = 0) -> PluginMessage.Position {
    PluginMessage.Position(fileName: fileName, offset: offset + distance)
  }

  /// Has what follows count as the line so many below; nil where the line is not known or the file cannot be named.
  func lineDirective(_ distance: Int) -> String? {
    guard let line, !fileName.contains(where: { "\"\\\n\r".contains($0) }) else { return nil }
    return "#sourceLocation(file: \"\(fileName)\", line: \(line + distance))"
  }
}
