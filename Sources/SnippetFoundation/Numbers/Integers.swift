// Conversions of integers, which here are cells and terminals (`Int32`), places in arrays (`Int`), letters (bytes, scalars)
// and times (`Int64`). The standard library's are generic and transparent: in a debug build a use is hundreds of
// instructions, 6 ms of compilation, and 30 ms more where it is the file's first. These are chosen before them where this
// module is imported, and do the same; one that is not here works as ever.

extension Int {
  @inlinable @inline(__always)
  package init(_ number: Int64) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  package init(_ number: Int32) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  package init(_ number: UInt32) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  package init(_ number: UInt16) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }
}

extension Int64 {
  @inlinable @inline(__always)
  package init(_ number: Int) { self.init(truncatingIfNeeded: number) }
}

extension Int32 {
  @inlinable @inline(__always)
  package init(_ number: UInt16) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }

  /// Stops the program where the number does not fit, as the standard library's does.
  @inlinable @inline(__always)
  package init(_ number: Int) {
    self.init(truncatingIfNeeded: number)
    precondition(Int(truncatingIfNeeded: self) == number, "A number does not fit into 32 bits.")
  }
}

extension UInt32 {
  @inlinable @inline(__always)
  package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }
}

extension Int16 {
  /// Stops the program where the number does not fit, as the standard library's does.
  @inlinable @inline(__always)
  package init(_ number: Int32) {
    self.init(truncatingIfNeeded: number)
    precondition(Int32(truncatingIfNeeded: self) == number, "A number does not fit into 16 bits.")
  }
}
