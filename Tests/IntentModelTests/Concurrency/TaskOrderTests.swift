import AppIntents
import Testing

struct TaskOrderTests {
  @MainActor
  private final class Line {
    var numbers: [Int] = []
  }

  @Test func `tasks of the main actor begin in the order they were made, as the language says`()
    async
  {
    let line = Line()
    var tasks: [Task<Void, Never>] = []
    for number in 0..<500 {
      tasks.append(Task { @MainActor in line.numbers.append(number) })
      tasks.append(Task.detached { @MainActor in line.numbers.append(number) })
    }
    for task in tasks { await task.value }
    #expect(await line.numbers == (0..<500).flatMap { [$0, $0] })
  }

  @Test func `tasks that throw begin in that order too`() async throws {
    let line = Line()
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<500 {
      tasks.append(
        Task { @MainActor in
          try Task.checkCancellation()
          line.numbers.append(number)
        }
      )
    }
    for task in tasks { try await task.value }
    #expect(await line.numbers == Array(0..<500))
  }
}
