import Testing

/// Expands a macro on a declaration; a problem as `message @ the source from there on`.
func expand(
  _ macro: String,
  as role: String = "peer",
  attribute: String? = nil,
  on declaration: String,
  line: Int? = nil,
  in context: [String]? = nil
) -> String {
  let location = HostMessage.Source.Location(fileName: "Task.swift", line: line, offset: 100)
  let attribute = HostMessage.Source(
    source: attribute ?? "@\(macro)",
    location: .init(fileName: "Task.swift", offset: 40)
  )
  let use = HostMessage.AttachedUse(
    // The compiler's name of a macro without parentheses has what stands behind it.
    macro: .init(typeName: "\(macro)Macro", name: "\(macro) "),
    macroRole: role,
    attributeSyntax: attribute,
    declSyntax: .init(source: declaration, location: location),
    lexicalContext: context?.map { .init(source: $0, location: location) }
  )
  let expansion = Expander.expand(use)
  if let source = expansion.expandedSource { return source }
  return expansion.diagnostics.map { problem in
    let distance = problem.position.offset - 100
    let place =
      distance < 0
      ? "attribute\(problem.position.offset == 40 ? "" : " \(problem.position.offset)")"
      : String(decoding: declaration.utf8.dropFirst(distance), as: UTF8.self)
    return "\(problem.message) @ \(place)"
  }.joined(separator: "\n")
}

/// What leads from a type to a property of its that is not stored.
private func record(_ name: String, at place: Int = 100, _ ending: String = "") -> String {
  """
  fileprivate nonisolated static var __Property_\(name): _EntityPropertyDeclaration { \
  _EntityPropertyDeclaration(\\Self.$\(name), named: "\(name)", at: \(place)\(ending)) }
  fileprivate enum __Record_\(name): _EntityPropertyRecord {
    nonisolated static var _property: _EntityPropertyDeclaration { __Property_\(name) }
  }
  """
}

struct ExpanderTests {
  @Test func `a bundle is that of the module it stands in`() {
    let location = HostMessage.Source.Location(
      fileName: "/shop/Task.swift",
      fileID: "Shop/Task.swift",
      offset: 0
    )
    let use = HostMessage.FreestandingUse(
      macro: .init(typeName: "BundleMacro", name: "bundle"),
      discriminator: "$s",
      syntax: .init(source: "#bundle", location: location)
    )
    #expect(Expander.expand(use).expandedSource == #"SnippetFoundation._bundle(ofModule: "Shop")"#)
  }

  @Test func `a computed property gets a companion with its access and its arguments`() {
    let source = expand(
      "ComputedProperty",
      attribute: #"@ComputedProperty(title: "Age (years)")"#,
      on: #"""
        /// How old it is: never "{" years.
        @ComputedProperty(title: "Age (years)")
        @available(*, deprecated)
        public nonisolated private(set) var age: (Int) -> [String: Int] { { _ in [:] } }
        """#
    )
    let type = "EntityProperty<(Int) -> [String: Int]>"
    #expect(
      source == """
        @available(*, deprecated) public nonisolated var $age: \(type) { \
        \(type)(title: "Age (years)", reading: age) }
        """ + "\n"
        + record("age", at: 136, #", titled: "Age (years)""#)
        .replacing(
          "fileprivate nonisolated",
          with: "@available(*, deprecated) fileprivate nonisolated"
        )
        .replacing("fileprivate enum", with: "@available(*, deprecated) fileprivate enum")
    )
  }

  @Test func `what the compiler says of a companion is said at the property's line`() {
    let declaration = "@ComputedProperty\n  /// In metres.\n  var height: Float { 1 }"
    let lines = expand("ComputedProperty", on: declaration, line: 7).split(separator: "\n")
    let directive = #"#sourceLocation(file: "Task.swift", line: 9)"#
    #expect(lines[0] == directive)
    #expect(lines[1].hasPrefix("var $height: EntityProperty<Float> { "))
    #expect(lines[2] == "#sourceLocation()")
    #expect(lines[3] == directive)
    #expect(lines[4].hasPrefix("fileprivate nonisolated static var __Property_height"))
    #expect(lines[5] == "#sourceLocation()")
    let deferred = expand("DeferredProperty", on: "var n: Data", line: 3)
    #expect(deferred.hasPrefix("#sourceLocation(file: \"Task.swift\", line: 3)\nlet $n = "))
  }

  @Test(arguments: [
    (#"@MainActor public final class Cup: AppEntity {}"#, "Cup"), ("class Cup<T> {}", "Cup"),
    ("extension Shop.Cup: Sendable where A == B {}", "Shop.Cup"), ("struct Cup {}", "Self"),
    ("func make() {}", "Self"),
  ])
  func `a class goes by its name, for no key path begins at its Self`(type: String, owner: String) {
    let computed = expand("ComputedProperty", on: "var n: Int { 3 }", in: [type, "class Outer {}"])
    #expect(computed.contains("(\\\(owner).$n, named: \"n\""))
    let onMain = expand("ComputedProperty", on: "@MainActor var n: Int { 3 }", in: [type])
    #expect(onMain.contains("of: \(owner).self"))
    let given = expand("DeferredProperty", as: "accessor", on: "var n: Int", in: [type])
    #expect(given.contains("at: \\\(owner).$n,"))
  }

  @Test func `what is for the main actor alone leaves its type and no way to it`() {
    let computed = expand("ComputedProperty", on: "@MainActor var n: Int? { 3 }")
    #expect(computed.contains("((Int?).self, of: Self.self, named: \"n\", at: 100)"))
    let deferred = expand(
      "DeferredProperty",
      on: "@MainActor var n: Int { get async throws { 3 } }"
    )
    #expect(
      deferred.contains(
        "((Int).self, of: Self.self, named: \"n\", at: 100, fetching: { try await $0.n })"
      )
    )
  }

  @Test func `a problem without a mark of its own is at the attribute, not at what stands before`()
  {
    let source = expand(
      "ComputedProperty",
      attribute: "\n\n  // A comment. /* Another. */\n  @ComputedProperty",
      on: "func age() {}"
    )
    #expect(source.hasSuffix("@ attribute 75"))
    let onStruct = expand(
      "UnionValue",
      as: "extension",
      attribute: " /* a */ @UnionValue",
      on: "struct A {}"
    )
    #expect(onStruct.hasSuffix("@ attribute 49"))
    let schema = expand(
      "AppIntentSchema",
      as: "member",
      attribute: "\n@AppIntent(schema: .a.b)",
      on: "enum A {}"
    )
    #expect(schema.hasSuffix("@ attribute 41"))
  }

  @Test func `a computed property without a getter is refused at what is there instead`() {
    let words = "'@ComputedProperty' computes its value. Write: var age: Int { ... }"
    #expect(expand("ComputedProperty", on: "let age: Int") == "\(words) @ let age: Int")
    #expect(expand("ComputedProperty", on: "var age: Int = 3") == "\(words) @ = 3")
    #expect(
      expand("ComputedProperty", on: "@ComputedProperty\n  /// In years.\n  var age: Int")
        == "\(words) @ var age: Int"
    )
  }

  @Test func `a computed property may not wait`() {
    #expect(
      expand("ComputedProperty", on: "var age: Int { get async { 3 } }")
        == "the getter of a '@ComputedProperty' neither waits nor throws. Use '@DeferredProperty'"
        + " @ get async { 3 } }"
    )
  }

  @Test func `an entry gets a key with its default, and reads and writes by it`() {
    #expect(
      expand("Entry", on: "@Entry var accent: Color = .purple // loud\n") == """
        private struct __Key_accent: EnvironmentKey {
          static var defaultValue: Color { .purple }
        }
        """
    )
    #expect(
      expand("Entry", on: "@Entry public var size = 12.0") == """
        private struct __Key_size: EnvironmentKey {
          nonisolated(unsafe) static var defaultValue = 12.0
        }
        """
    )
    #expect(
      expand("Entry", on: "@Entry var note: String?") == """
        private struct __Key_note: EnvironmentKey {
          static var defaultValue: String? { nil }
        }
        """
    )
    #expect(
      expand("Entry", as: "accessor", on: "@Entry var accent: Color = .purple") == """
        {
        get { self[__Key_accent.self] }
        set { self[__Key_accent.self] = newValue }
        }
        """
    )
  }

  @Test func `an entry without a default, or one that nobody can set, is refused`() {
    #expect(
      expand("Entry", on: "var accent: Color")
        == "'@Entry' needs a value for views around which nobody sets one. "
        + "Write: @Entry var accent: Color = ... @ var accent: Color"
    )
    #expect(
      expand("Entry", on: "let accent: Color = .red")
        == "'@Entry' is for what a view around may change. Write: @Entry var accent"
        + " @ let accent: Color = .red"
    )
    #expect(
      expand("Entry", on: "var accent: Color { .red }")
        == "'@Entry' reads and writes the environment itself. Remove the getter @ { .red }"
    )
    #expect(expand("Entry", as: "accessor", on: "var accent: Color") == "")
  }

  @Test func `a deferred property with a getter keeps it`() {
    let declaration = "var n: Int { get async throws { 3 } }"
    #expect(expand("DeferredProperty", as: "accessor", on: declaration) == "")
    #expect(
      expand("DeferredProperty", on: declaration) == """
        var $n: DeferredEntityProperty<Int> { \
        DeferredEntityProperty<Int>(reading: { try await self.n }) }
        """ + "\n" + record("n", ", fetching: { try await $0.n }")
    )
  }

  @Test func `the getter of a deferred property need not throw`() {
    let declaration = "var n: Int { get async { 3 } }"
    #expect(expand("DeferredProperty", as: "accessor", on: declaration) == "")
    #expect(
      expand("DeferredProperty", on: declaration) == """
        var $n: DeferredEntityProperty<Int> { \
        DeferredEntityProperty<Int>(reading: { await self.n }) }
        """ + "\n" + record("n", ", fetching: { await $0.n }")
    )
  }

  @Test func `a deferred property without a getter gets one, and a store for what fetches it`() {
    #expect(
      expand("DeferredProperty", on: "var n: [Int]?")
        == "let $n = DeferredEntityProperty<[Int]?>()\n"
        + record("n", ", fetching: { try await $0.n }")
    )
    #expect(
      expand("DeferredProperty", as: "accessor", on: "var n: Int") == """
        {
        get async throws {
        try await $n.value(of: self, at: \\Self.$n, named: "n")
        }
        }
        """
    )
  }

  @Test(arguments: [
    (
      "static var n: Int", "'@DeferredProperty' is for the property of one entity. Remove 'static'",
      "var n: Int"
    ),
    (
      "var n: Int = 3",
      "'@DeferredProperty' has no initial value. Write: var n: Int { get async throws { ... } }",
      "= 3"
    ),
    (
      "let n: Int",
      "'@DeferredProperty' is for a 'var'. Write: var n: Int { get async throws { ... } }",
      "let n: Int"
    ),
    (
      "var n: Int { 3 }",
      "the getter of a '@DeferredProperty' is 'get async throws'. Write: var n: Int { get async throws { ... } }",
      "{ 3 }"
    ),
    (
      "func n() {}", "'@DeferredProperty' belongs to a property. Write it before a 'var'",
      "attribute"
    ),
  ])
  func `what a deferred property cannot be is refused`(
    declaration: String,
    words: String,
    place: String
  ) {
    #expect(expand("DeferredProperty", on: declaration) == "\(words) @ \(place)")
  }

  @Test(arguments: [
    ("var isHidden: Bool", "@Property"),
    ("var isHidden: Bool { didSet { note() } }", "@Property"),
    ("var isHidden: Bool = false", ""),
    ("public var isHidden = false", ""),
    ("var isHidden = false { didSet { note() } }", ""),
    ("var isHidden: Bool { false }", ""),
    ("let isHidden: Bool", ""),
    ("@Property(title: \"Hidden\") var isHidden: Bool", ""),
  ])
  func `a schema makes properties of variables that have no initial value`(
    declaration: String,
    attribute: String
  ) {
    #expect(
      expand("AppEntitySchema", as: "memberAttribute", attribute: "@AppEntity", on: declaration)
        == attribute
    )
    #expect(
      expand("AppIntentSchema", as: "memberAttribute", attribute: "@AppIntent", on: declaration)
        == attribute.replacing("@Property", with: "@Parameter")
    )
    #expect(expand("AppEnumSchema", as: "memberAttribute", on: declaration) == "")
  }

  @Test func `a macro of another version is refused, and says so`() {
    #expect(
      expand("Preview", on: "var n: Int")
        == "'Preview' is not expanded by this version of the package @ attribute"
    )
  }
}
