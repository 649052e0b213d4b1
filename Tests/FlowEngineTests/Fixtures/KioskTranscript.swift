import FlowEngine

/// What a conversation with the kiosk shows for the lines, each echoed after `> `.
func transcript(
  _ lines: [String],
  till: Till = Till(),
  settings: ConversationSettings = ConversationSettings()
) async -> String {
  await transcript(lines.map(FlowInput.line), till: till, settings: settings)
}

func transcript(
  _ inputs: [FlowInput],
  till: Till = Till(),
  settings: ConversationSettings = ConversationSettings()
) async -> String {
  await FlowDriver(app: .kiosk(till), settings: settings).run { driver in
    var rows: [String] = []
    for input in inputs {
      if case .line(let line) = input {
        rows.append("> \(line)")
      } else {
        rows.append("! \(input.name)")
      }
      rows += await driver.send(input).events.flatMap { $0.lines() }
    }
    return rows.joined(separator: "\n")
  }
}
