import MacroExpansion

Plugin.serve()
