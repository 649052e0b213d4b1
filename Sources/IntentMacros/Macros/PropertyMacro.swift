/// A macro attached to a property.
protocol PropertyMacro: SendableMetatype {
  /// What stands beside the property.
  static func peers(of use: PropertyUse) throws(Misuse) -> String
  /// The accessors that the property gets; nil: it has its own.
  static func accessors(of use: PropertyUse) throws(Misuse) -> String?
}

extension PropertyMacro {
  static func accessors(of use: PropertyUse) throws(Misuse) -> String? { nil }
}

/// A property and the attribute on it.
struct PropertyUse {
  var property: PropertyDeclaration
  /// The text between the attribute's parentheses.
  var arguments: String
  /// Where the property stands in its file.
  var place = 0
  /// Has what follows count as the property's line; nil where that is not known.
  var lineDirective: String?
  /// The type that the property is of, as code in it names it.
  ///
  /// A class goes by its name: no key path begins at its `Self`, which may be a class below it.
  var owner = "Self"

  /// A line of code: what the compiler says of it, of the property's type above all, is said at the property's line.
  func atItsLine(_ code: String) -> String {
    guard let lineDirective else { return code }
    return "\(lineDirective)\n\(code)\n#sourceLocation()"
  }

  /// What leads to the property from the type: found in the image, for it is stored nowhere.
  ///
  /// `ending` stands behind its name and place.
  func record(of type: String, ending: String = "") -> String {
    let name = property.plainName
    // The main actor's own has no key path for others; its type and name are for all.
    let isMain = property.attributes.contains { $0.hasSuffix("MainActor") }
    let value =
      isMain ? "\(Self.metatype(of: type)), of: \(owner).self" : "\\\(owner).$\(name)"
    let available = property.attributes.filter { $0.hasPrefix("@available") }.map { $0 + " " }
    let prefix = available.joined()
    // Known without an entity, as the name is.
    let title = argument("title", in: arguments).map { ", titled: \($0)" } ?? ""
    let declaration = atItsLine(
      "\(prefix)fileprivate nonisolated static var __Property_\(name): _EntityPropertyDeclaration { "
        + "_EntityPropertyDeclaration(\(value), named: \"\(name)\", at: \(place)\(title)\(ending)) }"
    )
    return """
      \(declaration)
      \(prefix)fileprivate enum __Record_\(name): _EntityPropertyRecord {
        nonisolated static var _property: _EntityPropertyDeclaration { __Property_\(name) }
      }
      """
  }

  private static func metatype(of type: String) -> String { "(\(type)).self" }
}

/// Why a macro cannot stand where it does.
struct Misuse: Error, Equatable {
  var words: String
  /// What is wrong, in the source of the declaration; nil: that the attribute stands here, or a property, that it is one.
  var token: Token?
}
