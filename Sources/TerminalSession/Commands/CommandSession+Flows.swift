import FlowEngine
import FlowScripts

extension CommandSession {
  /// Plays flows with this app. nil only if the work was lost.
  func play(_ files: [FlowFile], prepare: (inout FlowRun) -> Void) -> FlowRunReport? {
    var run = FlowRun(app: { [app] in $0 == app.name || $0.isEmpty ? app : nil }, files: files)
    prepare(&run)
    return wait { [run] in await run.run() }
  }
}
