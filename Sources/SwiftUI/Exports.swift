@_exported public import IntentModel
@_exported public import IntentViews
@_exported public import SnippetFoundation
@_exported public import Snippets
@_exported public import Timelines
