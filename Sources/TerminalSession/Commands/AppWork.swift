import FlowEngine
import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets
import TerminalDialogue

/// Code of the app that a command runs beside any conversation: the app is launched, and the code has its dependencies.
///
struct AppWork {
  let session: CommandSession
  /// The language that it speaks.
  let locale: Locale

  /// How it ended if it did not go well.
  enum Failure: Error {
    /// The command line asks for what is not there.
    case usage(String)
    /// The app's code threw.
    case app(String)
    /// The app's code that fetches a property threw.
    case property(String, of: String, String)
    case outOfTime(seconds: String)

    var code: Int32 {
      switch self {
      case .usage: ExitCode.usage
      case .app, .property: ExitCode.differs
      case .outOfTime: ExitCode.outOfTime
      }
    }

    var words: String {
      switch self {
      case .usage(let words): words
      case .app(let words): "The app's query failed: \(visible(words))"
      case .property(let name, let entity, let words):
        "The property '\(visible(name))' of \(visible(entity)) failed: \(visible(words))"
      case .outOfTime(let seconds):
        "The app's query took longer than \(seconds) s, so it was given up."
      }
    }
  }

  /// Waits as long as the app's budget for a query.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) -> Result<Value, Failure> {
    let app = session.app
    let budget = app.budgets.query ?? .seconds(10)
    let manager = AppDependencyManager()
    manager.surroundings = AppSurroundings(
      name: app.name,
      shortcuts: IntentCatalog(modules: app.modules).shortcuts
    )
    let seconds = Double(budget.components.seconds) + Double(budget.components.attoseconds) / 1e18
    let result = session.wait(upTo: seconds) { [locale] in
      await Localization.withTaken(locale) { () -> Result<Value, Failure> in
        await AppDependencyManager.$scoped.withValue(manager) {
          await MainActor.run { _ = app.launch() }
          do { return .success(try await body()) } catch let error as FindError {
            return .failure(.usage(error.words))
          } catch let error as FindFailure {
            let words = errorWords(error.cause)
            return .failure(.property(error.property, of: error.entity, words))
          } catch { return .failure(.app(errorWords(error))) }
        }
      }
    }
    return result ?? .failure(.outOfTime(seconds: budget.secondsText))
  }

  /// Writes what was found, or why nothing was; returns the exit code.
  func finish(_ result: Result<[FoundRow], Failure>, json: Bool) -> Int32 {
    switch result {
    case .failure(let failure):
      session.output.complain(failure.words)
      return failure.code
    case .success(let rows):
      if json {
        guard let text = try? String(json: rows, isIndented: true) else {
          return ExitCode.internalError
        }
        session.output.print([text])
      } else if rows.isEmpty {
        session.output.complain("Nothing was found.")
      } else {
        session.output.print(FoundRow.lines(rows))
      }
      return ExitCode.passed
    }
  }
}
