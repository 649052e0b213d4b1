import SnippetFoundation

extension ViewTree: Codable {
  /// Writes the tree: version 1 of what the article on trees as JSON describes.
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }

  private enum Key: String, CodingKey { case version }

  /// Reads a tree back.
  ///
  /// Errors: `DecodingError` with the place where it is not a tree; what is wrong there is a `ViewTree.ReadError` below
  /// it, as long as it is JSON.
  public init(from decoder: any Decoder) throws {
    // First: what another version has in it may be anything.
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    do throws(ReadError) {
      guard version == Record.version else { throw .version(version) }
    } catch {
      throw DecodingError.dataCorrupted(error.context)
    }
    let record = try Record(from: decoder)
    do throws(ReadError) {
      try self.init(record)
    } catch {
      throw DecodingError.dataCorrupted(error.context)
    }
  }
}

extension ViewTree {
  /// The tree as JSON, its names in alphabetical order, on one row.
  public var json: String {
    // Nothing in a tree can be kept from being written: there are only texts and whole numbers.
    (try? String(json: self)) ?? ""
  }

  /// Reads a tree back from JSON; it is equal to the one that was written.
  ///
  /// Errors: a `ReadError` says where it is not the JSON of a tree, and why.
  public init(json: String) throws(ReadError) {
    do {
      self = try JSONDecoder().decode(ViewTree.self, from: Data(json.utf8))
    } catch {
      throw ReadError(error)
    }
  }
}

extension ViewTree.ReadError {
  fileprivate static func version(_ version: Int) -> Self {
    Self("version", "\(version) is not \(ViewTree.Record.version), the version that is read here.")
  }

  fileprivate var context: DecodingError.Context {
    DecodingError.Context(codingPath: [], debugDescription: description, underlyingError: self)
  }
}

extension Run {
  /// The order is not taken on trust: the quick way of writing rows relies on it.
  static func areInOrder(_ runs: [Run], columns: Int32) -> Bool {
    var order = Runs()
    order.reset(columns: columns)
    for run in runs {
      order.text(run.row, run.column, run.offset, run.bytes, run.columns, run.style)
    }
    return order.inOrder
  }
}
