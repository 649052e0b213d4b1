/// A place in a flow file: path, line and column, both counted from 1 in characters.
package struct FlowLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// `Flows/order.flow:12:5`.
  package var description: String { "\(path):\(line):\(column)" }
}
