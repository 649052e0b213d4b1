import FlowFormat
import Snapshots
package import SnippetFoundation
package import Snippets

/// A form in which a run is reported.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people; the one that is written where nothing is said.
  case human
  /// TAP whose first line says 13, for `prove` of any version and its like.
  case tap
  /// The same as TAP 14.
  case tap14
  /// JUnit's XML, for the pages of a CI.
  case junit
  /// JSON, an object a line.
  case json
  /// A page that works from a file.
  case html
}

/// A form, and the file it goes to: `junit=report.xml`.
package struct ReportRequest: Sendable, Equatable {
  package var format: ReportFormat
  /// nil: standard output.
  package var file: String?

  /// Why a report cannot be made.
  package enum Refusal: Error, Sendable, Equatable, CustomStringConvertible {
    case unknown(String, nearest: [String])
    case noFile(String)
    case bothOnOutput(ReportFormat, ReportFormat)
    case sameFile(String)
    /// A flow, or a file among the snapshots.
    case inPlaceOfTheirs(String)

    package var description: String {
      switch self {
      case .unknown(let name, let nearest):
        "'\(visible(name))' is no form of report. "
          + (nearest.first.map { "Did you mean '\($0)'? " } ?? "")
          + "Use human, tap, tap14, junit, json or html, with =FILE for a file"
      case .noFile(let name): "'\(name)' names no file. Write \(name)FILE"
      case .bothOnOutput(let one, let other):
        "\(one.rawValue) and \(other.rawValue) cannot both go to standard output. "
          + "Give one a file: \(other.rawValue)=FILE"
      case .sameFile(let path): "two reports cannot go to '\(visible(path))'. Name another file"
      case .inPlaceOfTheirs(let path):
        "'\(visible(path))' is a flow's or a snapshot's place, and no report's. Name another file"
      }
    }
  }

  /// Why a run cannot write to files: two names are of one, or one is a flow's or a snapshot's; nil: it can.
  package static func refusal(of paths: [String], beside snapshots: URL) -> Refusal? {
    let folder = FlowSuite.identity(of: snapshots.path) + [UInt8(ascii: "/")]
    var seen: Set<FlowSuite.FileIdentity> = []
    for path in paths {
      let identity = place(of: path)
      if path.hasSuffix(".flow") || identity.starts(with: folder) { return .inPlaceOfTheirs(path) }
      if !seen.insert(identity).inserted { return .sameFile(path) }
    }
    return nil
  }

  /// The one path of a file that need not be there yet.
  private static func place(of path: String) -> FlowSuite.FileIdentity {
    if access(path, F_OK) == 0 { return FlowSuite.identity(of: path) }
    let folder = WholeFile.folder(of: path)
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
    return FlowSuite.identity(of: folder.isEmpty ? "/" : folder) + [UInt8(ascii: "/")] + name
  }

  package init(format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }

  package init(parsing text: String) throws(Refusal) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw .unknown(parts[0], nearest: nearMisses(of: parts[0], in: known))
    }
    if parts.count > 1, parts[1].isEmpty { throw .noFile(text) }
    self.init(format: format, file: parts.count > 1 ? parts[1] : nil)
  }

  /// Reads every `--format`; people get theirs where no other takes standard output.
  package static func parse(_ texts: [String]) throws(Refusal) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for text in texts {
      let request = try ReportRequest(parsing: text)
      for other in requests {
        if request.file == nil, other.file == nil {
          throw .bothOnOutput(other.format, request.format)
        }
        if let file = request.file, file == other.file { throw .sameFile(file) }
      }
      requests.append(request)
    }
    if requests.allSatisfy({ $0.file != nil }) {
      requests.insert(ReportRequest(format: .human), at: 0)
    }
    return requests
  }
}

extension FlowRunReport {
  /// The report in a form.
  ///
  /// **Shape** ends in a newline. The same run gives the same bytes, whatever the order and the number of jobs.
  /// For people it may leave out the first `told` cases.
  package func written(
    as format: ReportFormat,
    style: OutputStyle = .plain,
    after told: Int = 0
  ) -> String {
    switch format {
    case .human: text(style, after: told) + "\n"
    case .tap: tap(version: 13)
    case .tap14: tap(version: 14)
    case .junit: junit
    case .json: json
    case .html: html
    }
  }
}
