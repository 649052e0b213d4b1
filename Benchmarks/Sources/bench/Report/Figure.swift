import Foundation

/// One measured number, as `results.jsonl` keeps it.
struct Figure: Codable, Sendable {
  let name: String
  let value: Double
  let unit: String
  /// How many times what `of` names; null where there is nothing to compare with.
  var ratio: Double?
  var of: String?
  /// How many runs `value` is the median of.
  let runs: Int

  enum CodingKeys: CodingKey { case name, value, unit, ratio, of, runs }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(name, forKey: .name)
    try keys.encode(Self.rounded(value), forKey: .value)
    try keys.encode(unit, forKey: .unit)
    try keys.encode(ratio.map(Self.rounded), forKey: .ratio)
    try keys.encode(of, forKey: .of)
    try keys.encode(runs, forKey: .runs)
  }

  /// A row of the table for people.
  var row: String {
    let amount = unit == "bytes" ? String(Int(value)) : String(format: "%.2f", value)
    let compared = ratio.map { String(format: "%.1fx", $0) } ?? ""
    return Self.left(name, 20) + Self.right(amount, 12) + " " + Self.left(unit, 6)
      + Self.right(compared, 9) + "  " + (of ?? "")
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
