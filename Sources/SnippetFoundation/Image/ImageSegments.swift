import CImage

/// What the running program's own file has loaded, libraries apart: the layout is ELF's, of 64 bits.
enum ImageSegments {
  /// The segments that can be read, in the order of the file.
  ///
  /// Where constants lie is the linker's choice: some put them among what can be written.
  static var readable: [UnsafeRawBufferPointer] {
    let image = image_begin()
    let size = Int(image.load(fromByteOffset: 54, as: UInt16.self))
    let table = image.advanced(by: Int(image.load(fromByteOffset: 32, as: Int.self)))
    let loaded = (0..<Int(image.load(fromByteOffset: 56, as: UInt16.self)))
      .map { table.advanced(by: $0 * size) }
      .filter { $0.load(as: UInt32.self) == toLoad }
    guard let first = loaded.first else { return [] }
    // The header is where the file begins; addresses are counted from where the linker meant it to be.
    let meant = first.address - first.load(fromByteOffset: 8, as: Int.self)
    return loaded.filter { $0.load(fromByteOffset: 4, as: UInt32.self) & canBeRead != 0 }
      .map {
        UnsafeRawBufferPointer(
          start: image.advanced(by: $0.address - meant),
          count: $0.load(fromByteOffset: 32, as: Int.self)
        )
      }
  }

  private static let toLoad: UInt32 = 1
  private static let canBeRead: UInt32 = 4
}

extension UnsafeRawPointer {
  /// Where the segment that an entry of the table is about was meant to be.
  fileprivate var address: Int { load(fromByteOffset: 16, as: Int.self) }
}
