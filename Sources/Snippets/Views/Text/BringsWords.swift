import SnippetFoundation

/// Whether the program brings words of its own for keys; read for each text, and so kept in this module.
@usableFromInline nonisolated let bringsWords = Localization.isActive
