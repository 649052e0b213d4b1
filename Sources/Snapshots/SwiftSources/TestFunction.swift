import SnippetFoundation

/// A declaration of a Swift file that `#function` names, as the folder of its snapshots is called.
package struct TestFunction: Hashable {
  var slug: String
  /// Whether the labels of its parameters are not understood, so that any may follow.
  var hasAnyLabels = false

  init(slug: String) { self.slug = slug }

  /// A declaration by its name and the labels of its parameters; nil: these are not understood.
  init(_ name: String, labels: [String]?) {
    slug = Slug.of("\(name)(\((labels ?? []).map { $0 + ":" }.joined()))")
    hasAnyLabels = labels == nil
  }

  /// Whether a folder has the declaration's name.
  package func isCalled(_ folder: String) -> Bool {
    folder == slug || hasAnyLabels && begins(folder)
  }

  /// Whether a folder has its name, or one with more behind it.
  package func begins(_ folder: String) -> Bool { folder == slug || folder.hasPrefix(slug + "-") }
}

/// What of a Swift file says how its tests' snapshots are called.
package struct TestSource {
  /// What an assertion may stand in, each once.
  package private(set) var functions: Set<TestFunction> = []
  /// The functions among them that are declared more than once, as in two suites.
  package private(set) var repeated: Set<TestFunction> = []
  private var declared: Set<TestFunction> = []
  /// Whether it says itself what a test is called: it holds `function:`.
  package private(set) var namesTests = false
  /// Whether it says so otherwise than by passing on what it was given.
  package private(set) var namesTestsAnew = false
  /// Whether it asserts for other files: it says `filePath`.
  package private(set) var takesFilePath = false
  /// What it says behind `named:`, as files are called; nil: it says so otherwise than by a plain literal.
  package private(set) var labels: Set<String>? = []

  package init(_ source: SwiftSource) {
    var words = CodeWords(source.code)
    var before = ""
    while let word = words.next() {
      // What stands behind a dot is used, and declared elsewhere.
      if words.isQuoted || words.isMember {
        before = ""
        continue
      }
      read(word, after: before, words, source)
      before = word
    }
  }

  /// Reads the declaration that a word begins; `words` go on behind it.
  private mutating func read(
    _ word: String,
    after before: String,
    _ words: CodeWords,
    _ source: SwiftSource
  ) {
    var words = words
    switch word {
    case "func":
      if let name = words.name() {
        let function = insert(name, words.labels())
        if !declared.insert(function).inserted { repeated.insert(function) }
      }
    case "init": insert(word, words.labels())
    case "subscript": insert(word, words.labels(ofSubscript: true))
    case "deinit": functions.insert(TestFunction(slug: word))
    // A stored property's value is in its type, or in the function around it, but for a lazy one.
    case "var":
      if let name = words.name(), before == "lazy" || words.isAccessed() { insert(name, []) }
    case "struct", "class", "enum", "actor", "extension", "protocol":
      while let name = words.name() {
        insert(name, [])
        guard words.skip(UInt8(ascii: ".")) else { break }
      }
    case "function":
      if ["let", "var", "for"].contains(before) { namesTestsAnew = true }
      if words.skip(UInt8(ascii: ":")) {
        namesTests = true
        let value = words.name() ?? ""
        if !["function", "String", "StaticString"].contains(value) { namesTestsAnew = true }
      }
    case "filePath": takesFilePath = true
    case "named":
      guard words.skip(UInt8(ascii: ":")) else { break }
      let label = words.name() == nil ? source.argument(at: words.place) : nil
      if let label { labels?.insert(Slug.of(label)) } else { labels = nil }
    default: break
    }
  }

  @discardableResult
  private mutating func insert(_ name: String, _ labels: [String]?) -> TestFunction {
    let function = TestFunction(name, labels: labels)
    functions.insert(function)
    return function
  }
}
