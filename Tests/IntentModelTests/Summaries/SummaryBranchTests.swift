import AppIntents
import Testing

@testable import IntentModel

private struct Fire: AppIntent {
  static let title: LocalizedStringResource = "Fire"
  static let description = IntentDescription("Fires a pot.", resultValueName: "Fired pot")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Pot") var pot: String
  @Parameter(title: "Firing") var firing: Firing
  @Parameter(title: "Degrees") var degrees: Int?
  @Parameter(title: "Kiln") var kiln: Kiln?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$firing) {
      Case(.bisque) {
        When(\.$degrees, .greaterThan, 900) {
          Summary("Fire \(\.$pot) hot") {
            \.$degrees
            \.$kiln
          }
        } otherwise: {
          Summary("Fire \(\.$pot)")
        }
      }
      DefaultCase {
        When(\.$kiln, .hasAnyValue) {
          Summary("Glaze \(\.$pot) in \(\.$kiln)")
        } otherwise: {
          When(widgetFamily: .oneOf, [.systemSmall, .systemLarge]) {
            Summary("Glaze")
          } otherwise: {
            Summary {
              \.$pot
            }
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: pot) }
}

struct SummaryBranchTests {
  private var described: AppDescription.Intent? {
    let catalog = IntentCatalog(intents: [IntentDescriptor(Fire.self)], shortcuts: [])
    return AppDescription(of: catalog, named: "Pottery").intents.first
  }

  @Test func `each sentence says when it is shown, and what stands below`() throws {
    let intent = try #require(described)
    #expect(
      intent.summaryBranches.map(words) == [
        "Fire ${pot} hot: firing oneOf bisque, degrees greaterThan 900: degrees kiln",
        "Fire ${pot}: firing oneOf bisque, not degrees greaterThan 900:",
        "Glaze ${pot} in ${kiln}: not firing oneOf bisque, kiln hasAnyValue:",
        "Glaze: not firing oneOf bisque, not kiln hasAnyValue, family oneOf systemSmall "
          + "systemLarge:",
        "Fire: not firing oneOf bisque, not kiln hasAnyValue, not family oneOf systemSmall "
          + "systemLarge: pot",
      ]
    )
    #expect(intent.summaries == intent.summaryBranches.map(\.template))
  }

  @Test func `the value's name and the modes are told`() throws {
    let intent = try #require(described)
    #expect(intent.result.valueName == "Fired pot")
    #expect(intent.supportedModes == ["background", "foreground.dynamic"])
    #expect(intent.replacement == nil)
  }

  @Test func `a sentence has titles where values are missing`() {
    let fire = Fire()
    #expect(summaryText(of: fire) == "Fire")
    fire.firing = .bisque
    #expect(summaryText(of: fire) == "Fire Pot")
    fire.degrees = 1000
    fire.pot = "the blue pot"
    #expect(summaryText(of: fire) == "Fire the blue pot hot")
  }

  private func words(_ branch: AppDescription.SummaryBranch) -> String {
    let conditions = branch.conditions.map { condition in
      let subject = condition.parameter ?? "family"
      let words = [subject, condition.comparison] + condition.values
      return (condition.holds ? "" : "not ") + words.joined(separator: " ")
    }
    let below = branch.below.map { " \($0)" }.joined()
    return "\(branch.template): \(conditions.joined(separator: ", ")):\(below)"
  }
}
