// `@Observable` and what it needs, as Apple's SwiftUI hands them on.
@_exported public import Observation
