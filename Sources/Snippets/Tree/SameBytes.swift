import SnippetFoundation

/// Whether two values are certainly equal: they have the same bytes, and none of them is asked.
///
/// Of numbers the same spelling as well: minus zero is not zero.
nonisolated func haveSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { memcmp(one, $0, MemoryLayout<Value>.size) == 0 }
  }
}
