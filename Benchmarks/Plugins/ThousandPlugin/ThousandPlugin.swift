import Foundation
import PackagePlugin

/// Has the source of a thousand intents made before the target that holds them is built.
@main
struct ThousandPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let tool = try context.tool(named: "make-thousand")
    let file = context.pluginWorkDirectoryURL.appendingPathComponent("ThousandIntents.swift")
    return [
      .buildCommand(
        displayName: "A thousand intents",
        executable: tool.url,
        arguments: [file.path],
        outputFiles: [file]
      )
    ]
  }
}
