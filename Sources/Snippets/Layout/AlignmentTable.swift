import SnippetFoundation

/// The types that name alignments, each with a small number that nodes can hold.
enum AlignmentTable {
  /// The numbers of those that an app adds begin here; the ones before are Apple's own.
  private static let first: UInt16 = 8
  private static let most = 4_096

  private static let types = Lock<[any AlignmentID.Type]>([])

  /// The number of a type; past 4,096 types that of the middle.
  static func code(of type: any AlignmentID.Type) -> UInt16 {
    types.withLock { types in
      if let index = types.firstIndex(where: { $0 == type }) { return first + UInt16(index) }
      guard types.count < most else { return 1 }
      types.append(type)
      return first + UInt16(types.count - 1)
    }
  }

  /// The type of a number; nil for Apple's own.
  static func type(of code: UInt16) -> (any AlignmentID.Type)? {
    guard code >= first else { return nil }
    let index = Int(code - first)
    return types.withLock { $0.indices.contains(index) ? $0[index] : nil }
  }
}
