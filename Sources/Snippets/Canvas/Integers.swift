// Cells are counted in `Int32`, what is kept in arrays in `Int`, letters are bytes and scalars. The standard library's
// conversions are generic and transparent: a use is hundreds of instructions of a debug build and 6 ms of its compilation.
// These are chosen before them, and do the same.

extension Int {
  @inlinable @inline(__always)
  init(_ number: Int32) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  init(_ number: UInt32) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  init(_ number: UInt16) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }
}

extension Int32 {
  @inlinable @inline(__always)
  init(_ number: UInt16) { self.init(truncatingIfNeeded: number) }
  @inlinable @inline(__always)
  init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }

  /// Stops the program where the number does not fit, as the standard library's does.
  @inlinable @inline(__always)
  init(_ number: Int) {
    self.init(truncatingIfNeeded: number)
    precondition(Int(truncatingIfNeeded: self) == number, "A number does not fit into 32 bits.")
  }
}

extension UInt32 {
  @inlinable @inline(__always)
  init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }
}
