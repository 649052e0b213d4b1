import SnippetFoundation

/// The pass that an app's layout code is called in; gone when the call is over.
final class PassReference {
  var pass: UnsafeMutablePointer<LayoutPass>?

  init(_ pass: UnsafeMutablePointer<LayoutPass>) { self.pass = pass }
}

/// A node with its proposal, about which an app's code may ask while it is called.
struct LayoutSubject {
  let reference: PassReference
  let node: Int32
  let proposal: Proposal
  let size: Size

  func explicitGuide(_ guide: Guide) -> CGFloat? {
    reference.pass?.pointee.explicitGuide(guide, node, proposal, size)
  }
}

extension LayoutPass {
  /// Calls an app's code, which may ask the pass while it runs.
  mutating func lend<Result>(_ body: (PassReference) -> Result) -> Result {
    withUnsafeMutablePointer(to: &self) { pass in
      let reference = PassReference(pass)
      defer { reference.pass = nil }
      return body(reference)
    }
  }
}
