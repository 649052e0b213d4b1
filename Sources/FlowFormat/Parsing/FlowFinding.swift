package import Snapshots

/// One thing wrong with a flow file, as facts; `FlowFinding+Words.swift` turns them into words.
package struct FlowFinding: Sendable, Equatable {
  package enum Problem: Sendable, Equatable {
    // Reading.
    case notUTF8
    case byteOrderMark
    case carriageReturn
    case nul
    case tab
    /// More bytes than `FlowLine.longest`.
    case longLine(Int)
    /// More bytes than `FlowFile.largest`.
    case largeFile
    /// So many findings more are left out.
    case more(Int)
    case unknownSigil(String)
    /// More than `...` stands on its line.
    case textBesideAnything
    case unknownEvent(String, nearest: [String])
    case unknownCheck(String, nearest: [String])
    case unknownSetting(String, nearest: [String])
    case unknownMark(String, nearest: [String])
    case markNeedsReason(String)
    case closeMark(String)
    /// Text stands behind it, or it does not end.
    case markInside(String)
    /// A title has one already.
    case secondMark(String)
    case badArgument(of: String, given: String, usage: String, nearest: [String])
    case badSetting(word: String, given: String, usage: String, nearest: [String])
    case namedTwice(String)
    case missing(String)
    case outputWithoutStep
    /// More lines `~` and `...` in a step than `FlowStep.mostHoles`.
    case manyHoles(Int)
    case outsideCase(String)
    case insideCase(setting: String)
    case openPaste
    /// A setting below a step of its case, which it holds for as well.
    case lateSetting(String)
    case malformedPattern(FlowPattern.Malformed.Reason)
    case malformedJSON(String)
    // Checking.
    case noApp
    case unknownApp(String, nearest: [String], known: [String])
    /// The program that reads the file does not run it.
    case appNotRun(String, nearest: [String], known: [String])
    case duplicateSetting(String, first: Int)
    case emptyFilter(String)
    case unsupportedEvent(String, why: String)
    case unsupportedVersion(Int)
    case undeclaredName(String, declared: [String])
    case duplicateName(String, first: Int)
    case duplicateTitle(String, first: Int)
    case duplicateLabel(String, first: Int)
    case duplicateSnapshot(String, first: Int)
    /// A title or a snapshot's name that becomes the file name of another.
    case sameFileName(String, becoming: String, first: Int)
    /// A flow of another folder has it too, there.
    case sharedSnapshot(SnapshotName, with: FlowLocation)
    case unknownCase(String, nearest: [String])
    case unknownLabel(String, title: String, nearest: [String])
    /// The titles on the way round, the first one last again.
    case startsFromItself([String])
    /// More cases in a row than `FlowFile.longestChain`.
    case longChain
    /// What it is that ends in one.
    case trailingBlank(String)
    case noCases
    case emptyCase
    /// The line that ended the input.
    case behindTheEnd(Int)
    case unnameable(String)
    /// The file has a name of which none of its snapshots can be called.
    case unnameableFlow(String)
  }

  package var location: FlowLocation
  package var problem: Problem

  package init(_ location: FlowLocation, _ problem: Problem) {
    self.location = location
    self.problem = problem
  }
}

extension FlowFinding.Problem {
  /// Whether it may be wrong only because another line could not be read.
  var mayFollowFromAnother: Bool {
    switch self {
    case .noApp, .noCases, .undeclaredName, .unknownApp, .more: true
    default: false
    }
  }
}

/// What keeps flow files from being run, first to last.
///
/// The command line exits 2.
package struct FlowSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  package var findings: [FlowFinding]

  package init(_ findings: [FlowFinding]) {
    self.findings = findings
  }

  /// One line a finding.
  package var description: String {
    findings.map(\.description).joined(separator: "\n")
  }
}
