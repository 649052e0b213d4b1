import FlowFormat

extension FlowStep.Input {
  /// The lines of a flow file that say it.
  var text: String { lines.joined(separator: "\n") }

  /// Whether those lines are read as what they are to say.
  var isRead: Bool {
    guard let file = try? FlowFile.parse("== a case\n\(text)\n", path: ""), file.cases.count == 1
    else { return false }
    let steps = file.cases[0].steps
    return file.cases[0].elements.count == 1 && steps.map(\.input) == [self]
      && steps[0].expected.isEmpty
  }
}
