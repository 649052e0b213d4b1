@_exported public import SnippetFoundation
@_exported public import Timelines
