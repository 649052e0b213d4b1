import SnippetFoundation

/// What a picker is drawn as.
enum PickerForm: Sendable {
  /// The choice alone.
  case menu
  /// All options beside each other.
  case segments
  /// All options below each other.
  case list

  var surroundings: Surroundings {
    switch self {
    case .menu: []
    case .segments: .segments
    case .list: .radioButtons
    }
  }
}

/// An option of a picker.
struct PickerOption: Sendable {
  var words: String
  var isChosen: Bool
}

extension TreeBuilder {
  /// What a picker is drawn as here.
  var pickerForm: PickerForm {
    isIn(.segments) ? .segments : isIn(.radioButtons) ? .list : .menu
  }

  /// The options in their order; one without words is called by its value.
  @MainActor
  mutating func options<Options: View>(
    of options: Options,
    chosen: AnyHashable?
  ) -> [PickerOption] {
    taggedViews(of: options).map { value, words in
      PickerOption(words: words ?? visible(value.description), isChosen: value == chosen)
    }
  }

  /// Draws all options of a picker, and which is chosen.
  @MainActor
  mutating func draw(_ options: [PickerOption], as form: PickerForm) {
    if form == .segments {
      PickerSegments._lower(PickerSegments(options: options), &self)
    } else {
      PickerRows._lower(PickerRows(options: options), &self)
    }
  }
}

/// Options beside each other.
private struct PickerSegments: View {
  let options: [PickerOption]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        Text(verbatim: options[index].words)
          .padding(.horizontal, 8)
          .background(options[index].isChosen ? Color.accentColor : .clear)
      }
    }
  }
}

/// Options below each other.
private struct PickerRows: View {
  let options: [PickerOption]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        Label(
          options[index].words,
          systemImage: options[index].isChosen ? "largecircle.fill.circle" : "circle"
        )
      }
    }
  }
}
