import Testing

struct UnionValueMacroTests {
  private func expandUnion(_ declaration: String, line: Int? = nil) -> String {
    expand("UnionValue", as: "extension", on: declaration, line: line)
  }

  @Test func `an enumeration becomes a value of parameters`() {
    let source = expandUnion(
      """
      /// Found things.
      @UnionValue
      public enum SearchResult: Sendable {
        case task(TaskEntity), list(items: [String: Int])
        var words: String { switch self { case .task: "a"; default: "b" } }
      }
      """
    )
    #expect(
      source == """
        extension SearchResult: _IntentValueRepresentable {
          public static var allIntentValueTypes: [any _IntentValue.Type] {
            var types: [any _IntentValue.Type] = []
            types.append(TaskEntity.self)
            types.append(([String: Int]).self)
            return types
          }
          public var asIntentValue: any _IntentValue {
            switch self {
            case .task(let value):
              return value
            case .list(let value):
              return value
            }
          }
          public static func _holding(_ value: any Sendable) -> (any _IntentValueRepresentable)? {
            if let value = value as? TaskEntity { return Self.task(value) }
            if let value = value as? ([String: Int]) { return Self.list(items: value) }
            return nil
          }
        }
        """
    )
  }

  @Test func `cases under conditions are there under the same conditions`() {
    let source = expandUnion(
      """
      enum Found {
        #if os(Linux) && (swift(>=6) || os(macOS)) // here
        case number(Int)
        #if DEBUG
        case text(String)
        #endif
        #else
        case number(Double)
        #endif
      }
      """
    )
    #expect(
      source == """
        extension Found: _IntentValueRepresentable {
          static var allIntentValueTypes: [any _IntentValue.Type] {
            var types: [any _IntentValue.Type] = []
        #if os(Linux) && (swift(>=6) || os(macOS))
            types.append(Int.self)
        #if DEBUG
            types.append(String.self)
        #endif
        #else
            types.append(Double.self)
        #endif
            return types
          }
          var asIntentValue: any _IntentValue {
            switch self {
        #if os(Linux) && (swift(>=6) || os(macOS))
            case .number(let value):
              return value
        #if DEBUG
            case .text(let value):
              return value
        #endif
        #else
            case .number(let value):
              return value
        #endif
            }
          }
          static func _holding(_ value: any Sendable) -> (any _IntentValueRepresentable)? {
        #if os(Linux) && (swift(>=6) || os(macOS))
            if let value = value as? Int { return Self.number(value) }
        #if DEBUG
            if let value = value as? String { return Self.text(value) }
        #endif
        #else
            if let value = value as? Double { return Self.number(value) }
        #endif
            return nil
          }
        }
        """
    )
  }

  @Test func `what is said of a case is said at its line, of the whole type`() {
    let source = expandUnion("\nenum Found {\n  case run(() -> Void)\n}", line: 7)
    #expect(
      source.contains(
        """
        #sourceLocation(file: "Task.swift", line: 9)
            types.append((() -> Void).self)
        #sourceLocation()
        """
      )
    )
    #expect(
      source.contains(
        """
            case .run(let value):
        #sourceLocation(file: "Task.swift", line: 9)
              return value
            }
        #sourceLocation()
        """
      )
    )
  }

  @Test func `defaults, inner names and cases that nobody can make are left out`() {
    let source = expandUnion(
      """
      enum Found {
        case number(Int = 1 < 2 ? max(1, 2) : 0), list(_ deep: [Int])
        @available(*, unavailable) case gone(Missing)
        indirect case more(at: [Found])
      }
      """
    )
    #expect(source.contains("types.append(Int.self)\n    types.append([Int].self)\n"))
    #expect(source.contains("as? [Int] { return Self.list(value) }"))
    #expect(source.contains("as? [Found] { return Self.more(at: value) }"))
    #expect(!source.contains("Missing"))
  }

  @Test func `a case without exactly one value, two of one type and no case are refused`() {
    #expect(
      expandUnion("enum A { case one, two(Int) }")
        == "each case of a '@UnionValue' has exactly one value. Write: case one(Type) "
        + "@ one, two(Int) }"
    )
    #expect(
      expandUnion("enum A { case a(Int), b(Int) }")
        == "the cases of a '@UnionValue' have different types; 'Int' is there twice @ b(Int) }"
    )
    #expect(
      expandUnion("enum A { case a(Int)\n#if B\ncase b(Int)\n#endif\n}")
        == "the cases of a '@UnionValue' have different types; 'Int' is there twice "
        + "@ b(Int)\n#endif\n}"
    )
    #expect(
      expandUnion("enum A {\n#if B\ncase one\n#endif\n}")
        == "each case of a '@UnionValue' has exactly one value. Write: case one(Type) "
        + "@ one\n#endif\n}"
    )
    #expect(
      expandUnion("enum A { }")
        == "'@UnionValue' needs cases. Write: case task(TaskEntity) @ A { }"
    )
    #expect(
      expandUnion("struct A { }")
        == "'@UnionValue' belongs to an enumeration. Write it before an 'enum' @ attribute"
    )
  }
}
