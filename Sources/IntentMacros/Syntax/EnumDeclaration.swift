/// An enumeration as source code declares it.
struct EnumDeclaration {
  /// `enum`, or the word that stands in its place.
  var introducer: Token
  var name: Token
  /// `public `, `package ` or nothing: what the members of its extensions need.
  var access = ""
  /// Its cases and the conditions around them, in the order of the source.
  var members: [Member] = []

  var cases: [Case] {
    members.compactMap { if case .one(let one) = $0 { one } else { nil } }
  }

  enum Member {
    case one(Case)
    /// `#if A`, `#elseif B`, `#else` or `#endif`, as written.
    case directive(String)
  }

  struct Case {
    var name: Token
    /// The types of its values, as written.
    var values: [Value] = []
    /// How many lines of the declaration are before it.
    var line = 0
    /// The conditions that it stands under, the outermost first.
    var branches: [Branch] = []
  }

  struct Value {
    /// nil: it has none.
    var label: String?
    var type: String
  }

  /// One part of an `#if`: which of the declaration's conditions, and which part of it.
  struct Branch: Equatable {
    var condition: Int
    var part = 0
  }
}
