/// What the compiler asks; what this program does not know is none of them.
struct HostMessage: Decodable {
  var getCapability: Nothing?
  var expandAttachedMacro: AttachedUse?
  var expandFreestandingMacro: FreestandingUse?

  struct Nothing: Decodable {}

  /// A macro written as an attribute.
  struct AttachedUse: Decodable {
    var macro: Reference
    /// `peer`, `accessor` and so on.
    var macroRole: String
    var attributeSyntax: Source
    var declSyntax: Source
    /// The type that an extension is for.
    var extendedTypeSyntax: Source?
    /// What the extension is to add; nil: the type has it all.
    var conformanceListSyntax: Source?
    /// The declarations around it without what is in them, the innermost first.
    var lexicalContext: [Source]?
  }

  /// A macro that stands by itself.
  struct FreestandingUse: Decodable {
    var macro: Reference
    /// What the compiler begins unique names with.
    var discriminator: String
    var syntax: Source
  }

  struct Reference: Decodable {
    /// The type of this program that a declaration names in `#externalMacro`.
    var typeName: String
    /// What source code calls the macro.
    var name: String
  }

  /// A piece of source code as written, comments around it included.
  struct Source: Decodable {
    var source: String
    var location: Location

    struct Location: Decodable {
      var fileName: String
      /// `Module/File.swift`, and the line of the first byte.
      var fileID: String?
      var line: Int?
      /// Of the first byte of `source`, in bytes from the beginning of the file.
      var offset: Int
    }
  }
}
