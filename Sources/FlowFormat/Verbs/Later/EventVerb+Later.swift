/// Events of the format that are read, and refused when a file is checked or run.
extension EventVerb {
  private static let why =
    "a conversation that outlives its program is not kept yet. Remove the line"

  static let crash = EventVerb(later: "crash", why: why)
  static let resume = EventVerb(later: "resume", why: why)
}
