import FlowEngine

/// The conversations of a case, one of them in front.
///
/// All go by one clock. Conversations of one app are like windows of it: what it registered, its effects and its
/// randomness are the same for all of them. What one in the back shows is read when it comes to the front.
struct FlowStage {
  struct Name: Hashable {
    var app: String
    var number: Int

    var words: String { "conversation \(number) of \(app)" }
  }

  /// A conversation, and what a case must remember of it.
  struct Seat {
    let name: Name
    let driver: FlowDriver
    var turn = FlowDriver.Turn(events: [], ending: .complete)
    /// The line of the step that last asked something, and whether its output says so.
    var asked: (line: Int, isAsserted: Bool)?
    /// The line of the last step, and whether a check says that code may still run after it.
    var last: (line: Int, mayRun: Bool)?
    /// The line of the step that ended the input: nobody can say anything after it.
    var end = InputEnd<Int>()
  }

  private let apps: @Sendable (String) -> HostedApp?
  /// In the order they were begun.
  private(set) var all: [Seat]
  /// Places in `all`, the one in front first.
  private var recent = [0]
  private var index: Int { recent[0] }

  init(app: String, driver: FlowDriver, apps: @escaping @Sendable (String) -> HostedApp?) {
    self.apps = apps
    all = [Seat(name: Name(app: app, number: 1), driver: driver)]
  }

  var front: Seat { all[index] }

  /// What ran in all of them, each in its own order.
  var trace: [TraceEntry] { all.flatMap(\.driver.trace) }

  mutating func update(_ change: (inout Seat) -> Void) { change(&all[index]) }

  /// Brings a conversation of the app in front to the front, begun if it is not there.
  mutating func turn(toConversation number: Int) async -> FlowDriver.Turn {
    let name = Name(app: front.name.app, number: number)
    if !bringToFront({ $0 == name }) {
      let driver = front.driver.anotherConversation()
      begin(Seat(name: name, driver: driver))
    }
    return await front.driver.look()
  }

  /// Brings an app to the front, launched if it is not there, with the value that the last intent returned.
  mutating func turn(toApp app: String) async -> FlowDriver.Turn {
    let before = front.driver
    if !bringToFront({ $0.app == app }) {
      guard let hosted = apps(app) else {
        return FlowDriver.Turn(events: [], ending: .complete)
      }
      let driver = await before.conversation(with: hosted)
      begin(Seat(name: Name(app: app, number: 1), driver: driver))
    }
    front.driver.takeValue(of: before)
    return await front.driver.look()
  }

  private mutating func bringToFront(_ isMeant: (Name) -> Bool) -> Bool {
    guard let found = recent.first(where: { isMeant(all[$0].name) }) else { return false }
    recent.removeAll { $0 == found }
    recent.insert(found, at: 0)
    return true
  }

  private mutating func begin(_ seat: Seat) {
    recent.insert(all.count, at: 0)
    all.append(seat)
  }

  /// The lines of a flow that bring a conversation to the front.
  func way(to name: Name) -> String {
    let open = "! open \(name.number)"
    if name.app == front.name.app { return open }
    let latest = recent.first { all[$0].name.app == name.app }.map { all[$0].name }
    return "! app \(name.app)" + (latest == name ? "" : ", then \(open)")
  }
}
