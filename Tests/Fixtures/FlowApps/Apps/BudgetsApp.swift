import AppIntents
public import IntentEffects
public import SwiftUI

/// A bakery that takes its time, for the flows of Flows/budgets.
public struct BudgetsApp: App, Budgeted {
  /// Shorter than the engine's own 30 s.
  public nonisolated static let budgets = IntentBudgets(perform: .seconds(20))

  /// Lights the oven.
  public init() { AppDependencyManager.shared.add(dependency: Oven()) }

  /// The shop window.
  public var body: some Scene { WindowGroup { Text("Slow bread") } }
}
