extension Conversation {
  /// What is to be taken in, behind a lock of its own.
  ///
  /// A task's cancellation is told under a lock of the task's, which that task needs for what it does in the machine: code
  /// of the app runs there. So nobody waits for the machine who posts while another carries out.
  struct Inbox {
    /// The first is being taken in, where somebody is busy.
    private var events: [FlowMachine.Event] = []
    /// Whether somebody carries actions out.
    private(set) var isBusy = false

    var isEmpty: Bool { events.isEmpty }

    /// True: the caller is to take in what there is.
    mutating func add(_ event: FlowMachine.Event) -> Bool {
      events.append(event)
      defer { isBusy = true }
      return !isBusy
    }

    /// The event to take in; nil: there is none, and nobody is busy any longer.
    mutating func next() -> FlowMachine.Event? {
      isBusy = !events.isEmpty
      return events.first
    }

    /// The event was taken in.
    mutating func remove() { events.removeFirst() }
  }
}
