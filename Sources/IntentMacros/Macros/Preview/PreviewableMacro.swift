/// `@Previewable`: a mark that `#Preview` reads; by itself it adds nothing.
enum PreviewableMacro {
  static let name = "PreviewableMacro"
}
