import SnippetFoundation

extension FlowRegex {
  /// Reads an expression scalar by scalar.
  struct Reader {
    private let text: [Unicode.Scalar]
    private var index = 0
    private var depth = 0
    private var ignoresCase = false
    private var names: [String: Int] = [:]
    /// Groups above this are this expression's own.
    private let base: Int
    /// The number of the last group.
    private(set) var groups: Int

    /// `groups` are taken already by what stands before this expression.
    init(_ source: String, groups: Int = 0) {
      text = Array(source.unicodeScalars)
      base = groups
      self.groups = groups
    }

    mutating func read() throws(Malformed) -> Node {
      let node = try choice()
      if index < text.count { throw malformed("a ')' closes nothing") }
      return node
    }

    private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

    private func malformed(_ why: String) -> Malformed { Malformed(offset: index, why: why) }

    private func looking(at prefix: String) -> Bool {
      text[index...].starts(with: prefix.unicodeScalars)
    }

    private mutating func take(_ prefix: String) -> Bool {
      guard looking(at: prefix) else { return false }
      index += prefix.unicodeScalars.count
      return true
    }

    private mutating func choice() throws(Malformed) -> Node {
      depth += 1
      defer { depth -= 1 }
      if depth > 50 { throw malformed("its groups go more than 50 deep") }
      var alternatives = [try sequence()]
      while take("|") { alternatives.append(try sequence()) }
      return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func sequence() throws(Malformed) -> Node {
      var nodes: [Node] = []
      while let scalar = next, scalar != "|", scalar != ")" {
        let node = try atom()
        nodes.append(try repetition(of: node))
      }
      return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    // MARK: Repetition

    private mutating func repetition(of node: Node) throws(Malformed) -> Node {
      let least: Int
      let most: Int?
      switch next {
      case "*": (least, most) = (0, nil)
      case "+": (least, most) = (1, nil)
      case "?": (least, most) = (0, 1)
      case "{":
        index += 1
        (least, most) = try counts()
        index -= 1
      default: return node
      }
      index += 1
      let isLazy = take("?")
      if looking(at: "+") { throw malformed("possessive repetition is not read") }
      if looking(at: "*") || looking(at: "?") || looking(at: "{") {
        throw malformed("two repetitions follow each other")
      }
      return .repeated(node, atLeast: least, atMost: most, isLazy: isLazy)
    }

    /// `2}`, `2,}`, `,5}` or `2,5}`; the index is behind the brace.
    private mutating func counts() throws(Malformed) -> (Int, Int?) {
      let least = number()
      let isRange = take(",")
      let most = isRange ? number() : least
      guard take("}"), least != nil || most != nil else {
        throw malformed("a '{' is no count such as {2} or {2,5}; write \\{ for a brace")
      }
      let (low, high) = (least ?? 0, most)
      if max(low, high ?? 0) > 1_000 { throw malformed("a count is above 1000") }
      if let high, high < low {
        throw malformed("the counts of {\(low),\(high)} are turned around")
      }
      return (low, high)
    }

    private mutating func number() -> Int? {
      var value: Int?
      while let digit = next?.value, (48...57).contains(digit) {
        value = min((value ?? 0) * 10 + Int(digit - 48), 1_000_000)
        index += 1
      }
      return value
    }

    // MARK: Atoms

    private mutating func atom() throws(Malformed) -> Node {
      guard let scalar = next else { return .sequence([]) }
      switch scalar {
      case "(": return try group()
      case "[": return try set()
      case "\\": return try escape()
      case "*", "+", "?", "{": throw malformed("a '\(scalar)' repeats nothing")
      default: break
      }
      index += 1
      switch scalar {
      case ".": return .any
      case "^": return .edge(.start)
      case "$": return .edge(.end)
      default: return .scalar(scalar, ignoringCase: ignoresCase)
      }
    }

    private mutating func group() throws(Malformed) -> Node {
      let open = index
      index += 1
      let outer = ignoresCase
      defer { ignoresCase = outer }
      var number: Int?
      var look: Bool?
      if take("?:") {
      } else if take("?=") {
        look = false
      } else if take("?!") {
        look = true
      } else if take("?i)") {
        // Holds to the end of the group around it.
        ignoresCase = true
        return try choice()
      } else if take("?i:") {
        ignoresCase = true
      } else if looking(at: "?<="), !looking(at: "?<!") {
        throw malformed("looking behind is not read")
      } else if looking(at: "?<!") {
        throw malformed("looking behind is not read")
      } else if take("?<") {
        let name = self.name(until: ">")
        guard let name, FlowPattern.isName(name), names[name] == nil else {
          throw malformed("a group's name is missing, not a word, or taken")
        }
        groups += 1
        number = groups
        names[name] = groups
      } else if looking(at: "?") {
        throw malformed("this kind of group is not read")
      } else {
        groups += 1
        number = groups
      }
      let node = try choice()
      guard take(")") else {
        index = open
        throw malformed("a '(' does not end")
      }
      if let look { return .look(node, isNegated: look) }
      return number.map { .group($0, node) } ?? node
    }

    private mutating func name(until end: Unicode.Scalar) -> String? {
      guard let close = text[index...].firstIndex(of: end) else { return nil }
      var name = String.UnicodeScalarView()
      name.append(contentsOf: text[index..<close])
      index = close + 1
      return String(name)
    }

    private mutating func escape() throws(Malformed) -> Node {
      let start = index
      index += 1
      guard let scalar = next else {
        throw Malformed(offset: start, why: "it ends in a backslash")
      }
      index += 1
      if let family = try family(scalar) {
        return .oneOf(ScalarSet(families: [family]), ignoringCase: false)
      }
      switch scalar {
      case "b": return .edge(.word)
      case "B": return .edge(.inside)
      case "A": return .edge(.start)
      case "z", "Z": return .edge(.end)
      case "k":
        guard take("<"), let name = name(until: ">"), let number = names[name] else {
          throw Malformed(offset: start, why: "a \\k<name> names no group before it")
        }
        return .same(asGroup: number)
      case "1"..."9":
        index -= 1
        let number = base + (number() ?? 0)
        guard number <= groups else {
          throw Malformed(offset: start, why: "a \\\(number - base) stands for no group before it")
        }
        return .same(asGroup: number)
      default:
        return .scalar(try escaped(scalar, from: start), ignoringCase: ignoresCase)
      }
    }

    /// The family that an escape stands for; nil: none.
    private mutating func family(
      _ scalar: Unicode.Scalar
    ) throws(Malformed) -> (family: Family, isNegated: Bool)? {
      switch scalar {
      case "d": return (.digit, false)
      case "D": return (.digit, true)
      case "w": return (.word, false)
      case "W": return (.word, true)
      case "s": return (.space, false)
      case "S": return (.space, true)
      case "p", "P":
        guard take("{"), let name = name(until: "}"), Family.categories.contains(name) else {
          let known = Family.categories.joined(separator: ", ")
          throw malformed("a \\\(scalar){..} names none of \(known)")
        }
        return (.category(name), scalar == "P")
      default: return nil
      }
    }

    /// The scalar that an escape stands for.
    private mutating func escaped(
      _ scalar: Unicode.Scalar,
      from start: Int
    ) throws(Malformed) -> Unicode.Scalar {
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "e": return "\u{1B}"
      case "x", "u":
        let digits = scalar == "x" ? 2 : 4
        let value = take("{") ? hex(most: 8, closed: true) : hex(most: digits, closed: false)
        guard let value, let scalar = Unicode.Scalar(value) else {
          throw Malformed(offset: start, why: "a \\\(scalar) needs digits such as \\u{1F600}")
        }
        return scalar
      default:
        if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
          throw Malformed(offset: start, why: "'\\\(scalar)' means nothing here")
        }
        return scalar
      }
    }

    private mutating func hex(most: Int, closed: Bool) -> UInt32? {
      var digits = ""
      while digits.count < most, let scalar = next, Character(scalar).isHexDigit, scalar.isASCII {
        digits.unicodeScalars.append(scalar)
        index += 1
      }
      if closed ? !take("}") : digits.count != most { return nil }
      return UInt32(digits, radix: 16)
    }

    // MARK: Sets

    private mutating func set() throws(Malformed) -> Node {
      let open = index
      index += 1
      var set = ScalarSet()
      set.isNegated = take("^")
      while let scalar = next, scalar != "]" {
        if scalar == "[" || looking(at: "&&") || looking(at: "--") || looking(at: "~~") {
          throw malformed("sets within sets are not read; write \\[ for a bracket")
        }
        guard let low = try member(of: &set) else { continue }
        guard looking(at: "-"), index + 1 < text.count, text[index + 1] != "]" else {
          set.ranges.append(low.value...low.value)
          continue
        }
        index += 1
        guard let high = try member(of: &set), low.value <= high.value else {
          throw malformed("the ends of a range are turned around or no scalars")
        }
        set.ranges.append(low.value...high.value)
      }
      guard take("]") else {
        index = open
        throw malformed("a '[' does not end")
      }
      if set.ranges.isEmpty, set.families.isEmpty {
        index = open
        throw malformed("a set is empty")
      }
      return .oneOf(set, ignoringCase: ignoresCase)
    }

    /// One scalar of a set; nil where it was a family, which is added.
    private mutating func member(of set: inout ScalarSet) throws(Malformed) -> Unicode.Scalar? {
      guard let scalar = next else { return nil }
      let start = index
      index += 1
      guard scalar == "\\" else { return scalar }
      guard let escape = next else { throw malformed("it ends in a backslash") }
      index += 1
      if let family = try family(escape) {
        set.families.append(family)
        return nil
      }
      return try escaped(escape, from: start)
    }
  }
}
