import IntentModel

extension FlowMachine {
  /// Who made a call, kept till it comes back, however late.
  struct CallNote: Sendable {
    let title: String
    /// When it was given up, and why.
    var givenUp: (at: Int64, because: IntentCancellationReason)?
    /// Whether it has asked something since.
    var hasAskedLate = false
  }

  /// The notes of all calls that have not come back.
  ///
  /// A list, not a table: there are few, and each call makes one and takes it away.
  struct CallNotes: Sendable {
    private var notes: [(call: Int, note: CallNote)] = []

    subscript(call: Int) -> CallNote? {
      get { notes.first { $0.call == call }?.note }
      set {
        let place = notes.firstIndex { $0.call == call }
        switch (place, newValue) {
        case (let place?, let note?): notes[place].note = note
        case (let place?, nil): notes.remove(at: place)
        case (nil, let note?): notes.append((call, note))
        case (nil, nil): break
        }
      }
    }

    /// The calls that were given up, oldest first, with the titles of what made them.
    var abandoned: [(call: Int, title: String)] {
      notes.filter { $0.note.givenUp != nil }.map { ($0.call, $0.note.title) }
    }

    /// Whether there is one.
    var hasAbandoned: Bool { notes.contains { $0.note.givenUp != nil } }
  }
}
