@_exported public import SnippetFoundation
