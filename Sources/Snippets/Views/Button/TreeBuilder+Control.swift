import SnippetFoundation

extension TreeBuilder {
  /// Begins a control, and its line in the table of controls; its label follows, then `closeControl`.
  ///
  /// A toggle says whether it is on; a button does not.
  @MainActor @usableFromInline
  mutating func openControl(
    _ action: ControlAction,
    _ payload: (any Sendable)?,
    isOn: Bool?,
    role: ButtonRole?
  ) -> OpenControl {
    var control = beginControl(action, payload, isOn: isOn, role: role)
    control.index = open(control.node)
    return control
  }

  /// Ends a control: its label is known now.
  @MainActor @usableFromInline
  mutating func closeControl(_ control: consuming OpenControl) {
    closeLabel(control.index)
    let index = control.index
    endControl(control, from: index, node: index)
  }

  /// A control's line in the table and what its label inherits; its node is not open yet.
  ///
  /// Compiled where it is called: what it returns is longer than a few registers, and would be written twice.
  @MainActor @inline(__always)
  mutating func beginControl(
    _ action: ControlAction,
    _ payload: (any Sendable)?,
    isOn: Bool?,
    role: ButtonRole?,
    isMixed: Bool = false
  ) -> OpenControl {
    let isEnabled = !environment.isDisabled && action.kind != .closure
    let isSeen = !environment.isHidden && (window?.contains(next) ?? true)
    let counts = collectsControls && isSeen
    var control = OpenControl(environment: environment)
    if counts {
      let number = controls.count
      control.number = number
      if number == 0 { reserveControls() }
      controls.append(
        ViewTree.Control(
          label: "",
          action: action,
          kind: isOn == nil ? .button : .toggle,
          isEnabled: isEnabled,
          isOn: isOn,
          role: role
        )
      )
      // In its place: a line that is changed before it is appended is copied.
      if environment.isPrivate { controls[number].isPrivate = true }
      if isMixed { controls[number].isMixed = true }
      if isOn != nil, isRedacted { controls[number].spokenState = redactedWords }
      actions.append(payload)
    }
    let prefix = appendPrefix(isOn, isMixed, isEnabled, isDestructive: role == .destructive)
    control.node.style = style(isEnabled, role)
    (control.node.a, control.node.b, control.node.c) = (
      Int32(controlCount), prefix.offset, prefix.bytes
    )
    if isOn == nil { control.node.d = isEnabled ? 0x5D : 0x29 }
    environment.style = control.node.style
    environment.isInControl = true
    // Several views in a label stand side by side; a toggle's are a title and more.
    if isOn == nil, environment.axis == 1 { environment.axis = 0 }
    if let label = spokenLabel {
      outerLabels.append(label)
      control.hidesLabel = true
      spokenLabel = nil
    }
    if isSeen { controlCount += 1 }
    return control
  }

  /// Names a control, by the words below a node unless told otherwise, and restores what was inherited.
  ///
  /// What is said of it is all that stands in the control's node, where that is known: symbols, pictures and bars too.
  @MainActor
  mutating func endControl(
    _ control: consuming OpenControl,
    from index: Int,
    name: String? = nil,
    node: Int?
  ) {
    environment = control.environment
    if let number = control.number {
      var label = name ?? words(in: index..<nodes.count) ?? ""
      if label.hasNoWords {
        wordless.insert(number)
        label = spokenLabel ?? ""
      }
      controls[number].label = label
      if let node { speakContent(ofControl: number, node) }
      spokenParts.append(SpokenPart(nodes: index..<next, control: number))
      if controls[number].action.kind == .closure { note(controls[number], label) }
    }
    if control.hidesLabel {
      spokenLabel = outerLabels.popLast()
    } else if spokenLabel != nil {
      spokenLabel = nil
    }
  }

  /// Closes a control's node: of several views its label is a row, that of a toggle a column.
  mutating func closeLabel(_ index: Int) {
    let isToggle = nodes[index].d == 0
    let row = Node(.row, flags: Alignment(.center, .center).bits, 1)
    if !isToggle, next > index + 1 {
      gather(from: index + 1, in: row)
      if !isWords(index + 1), looksLikeState(from: index + 1) {
        wrap(Node(.padding, hasBlankPrefix(index) ? 0 : 1, 1), from: index + 1)
      }
    }
    closeSingle(index)
  }

  /// Whether a node is a text of several columns, as most labels are.
  @inline(__always)
  private func isWords(_ index: Int) -> Bool {
    nodes[index].kind == .text && nodes[index].textColumns != 1
  }

  /// Whether what stands before a control's label ends in a blank: a number, or the mark of what destroys.
  private func hasBlankPrefix(_ index: Int) -> Bool {
    let end = Int(nodes[index].prefixOffset &+ nodes[index].prefixBytes)
    return end > 0 && bytes.base[end - 1] == 0x20
  }

  /// Whether all that a label draws is one sign which in brackets is read as the state of a toggle, in ASCII too: it has no blanks
  /// of its own at both sides.
  private func looksLikeState(from first: Int) -> Bool {
    var sign: Node?
    for i in first..<next {
      switch nodes[i].kind {
      case .text:
        if nodes[i].textColumns != 1 || nodes[i].textLines != 1 || sign != nil { return false }
        sign = nodes[i]
      case .control, .bar, .divider, .hidden: return false
      case .padding where nodes[i].a > 0 && nodes[i].b > 0: return false
      case .frame where nodes[i].lower.width >= 3: return false
      default: break
      }
    }
    guard let sign else { return false }
    let text = UnsafeBufferPointer(
      start: bytes.base + Int(sign.textOffset),
      count: Int(sign.textBytes)
    )
    return ["x", "X", "/", " "].contains(plainLetters(String(decoding: text, as: UTF8.self)))
  }

  /// Notes what is said of a control by all that stands in its node, where that is more than its words.
  private mutating func speakContent(ofControl number: Int, _ node: Int) {
    let end = Int(nodes[node].end)
    guard let said = spokenName(in: node + 1..<end), said != controls[number].label else { return }
    if wordless.contains(number) { controls[number].spokenName = said }
    speak(said, from: node, to: end)
  }

  /// Most snippets have few controls, and then none is moved.
  private mutating func reserveControls() {
    controls.reserveCapacity(8)
    actions.reserveCapacity(8)
  }

  /// Hands the table of controls over, so that nothing of the app stays behind.
  mutating func takeControls() -> (controls: [ViewTree.Control], actions: [(any Sendable)?]) {
    silenceClearTexts()
    let taken = (controls, actions)
    (controls, actions) = ([], [])
    return taken
  }

  private func style(_ isEnabled: Bool, _ role: ButtonRole?) -> Style {
    var style = environment.tint.applied(to: environment.style)
    if !isEnabled { style.bits |= Style.dim.bits }
    if isEnabled, role == .destructive {
      style = Color.red.change.applied(to: style)
    }
    return style
  }

  /// `[`, `[2: `, `[x] `, `[2: x] `, `[?] ` where the state is redacted, `[! `, `[2: ! `, with round brackets for a
  /// disabled control.
  private mutating func appendPrefix(
    _ isOn: Bool?,
    _ isMixed: Bool,
    _ isEnabled: Bool,
    isDestructive: Bool
  ) -> (offset: Int32, bytes: Int32) {
    let offset = bytes.count
    bytes.append(isEnabled ? 0x5B : 0x28)
    if settings.numbersControls {
      appendNumber(controlCount + 1)
      bytes.append(0x3A)
      bytes.append(0x20)
    }
    if let isOn {
      bytes.append(isRedacted ? 0x3F : isMixed ? 0x2F : isOn ? 0x78 : 0x20)
      bytes.append(isEnabled ? 0x5D : 0x29)
      bytes.append(0x20)
    }
    if isDestructive { for byte in "! ".utf8 { bytes.append(byte) } }
    return (Int32(truncatingIfNeeded: offset), Int32(truncatingIfNeeded: bytes.count - offset))
  }

  private mutating func appendNumber(_ number: Int) {
    if number >= 10 { appendNumber(number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
  }
}

/// A control whose label is being lowered, and what is restored behind it.
///
/// Plain data: a string in it would be counted with each copy, and few controls are in what has a label.
@usableFromInline
struct OpenControl: BitwiseCopyable {
  let environment: LoweringEnvironment
  /// Whether what was said inside the control around it is the last of the outer labels.
  var hidesLabel = false
  /// The control's node, and its index once it is open.
  var node = Node(.control)
  var index = 0
  /// Its line in the table of controls, where one is kept.
  var number: Int?
}
