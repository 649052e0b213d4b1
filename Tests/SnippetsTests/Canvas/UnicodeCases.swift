import Foundation

@testable import Snippets

/// Rows of hexadecimal numbers, written by Tools/generate-unicode-tables.py.
enum UnicodeCases {
  /// The rows of a file of `Cases/`.
  static func rows(_ name: String) throws -> [[Int]] {
    // Not standardised: the folder may be reached by a link.
    let folder = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    let data = try Data(contentsOf: URL(filePath: "/\(folder)/Cases/\(name).txt"))
    var rows: [[Int]] = []
    var (row, number, isNegative, hasDigits) = ([Int](), 0, false, false)
    for byte in data {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case 0x30...0x39: (number, hasDigits) = (number * 16 + Int(byte - 0x30), true)
      case 0x41...0x46: (number, hasDigits) = (number * 16 + Int(byte - 0x37), true)
      default:
        if hasDigits { row.append(isNegative ? -number : number) }
        (number, isNegative, hasDigits) = (0, false, false)
        if byte == 0x0A {
          rows.append(row)
          row = []
        }
      }
    }
    return rows
  }
}

/// The bytes of scalars, with slack behind them.
func withBytes<Result>(
  _ scalars: [Int],
  _ body: (UnsafePointer<UInt8>, Int) throws -> Result
) rethrows -> Result {
  var text = String.UnicodeScalarView()
  for scalar in scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) { text.append(scalar) }
  return try withBytes(String(text), body)
}

func withBytes<Result>(
  _ text: String,
  _ body: (UnsafePointer<UInt8>, Int) throws -> Result
) rethrows -> Result {
  let utf8 = Array(text.utf8)
  let bytes = utf8 + Array(repeating: 0, count: 16)
  return try bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("never empty") }
    return try body(base, utf8.count)
  }
}
