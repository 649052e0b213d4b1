import Foundation
import Snippets

/// A settings screen as apps write it.
struct SettingsScreen: View {
  enum Field: Hashable { case name, pin }

  @State private var name = "Ann"
  @State private var pin = "1234"
  @State private var size = Size.large
  @State private var cups = 2
  @State private var volume = 0.5
  @State private var isOn = true
  @State private var isAlertShown = false
  @State private var query = ""
  @FocusState private var focus: Field?
  @Environment(\.controlSize) private var controlSize

  enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name, prompt: Text("Your name"))
            .textContentType(.name)
            .textInputAutocapitalization(.words)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .focused($focus, equals: .name)
            .onSubmit { focus = .pin }
          SecureField("PIN", text: $pin)
            .keyboardType(.numberPad)
            .focused($focus, equals: .pin)
          Picker("Usual size", selection: $size) {
            ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.menu)
          Stepper("Cups: \(cups)", value: $cups, in: 1...6)
          Slider(value: $volume, in: 0...1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "minus")
          } maximumValueLabel: {
            Image(systemName: "plus")
          }
        } header: {
          Text("Orders")
        } footer: {
          Text("Used by “Order my usual”.")
        }
        Section("Notifications") {
          Toggle("Order ready", isOn: $isOn)
            .toggleStyle(.switch)
          Toggle(isOn: .constant(false)) {
            Label("Offers", systemImage: "tag")
          }
          .disabled(true)
        }
        .headerProminence(.increased)
        Section {
          NavigationLink("Past orders") { Text("None") }
          LabeledContent("Version", value: "2.1")
          LabeledContent("Paid", value: 12.5, format: .currency(code: "USD"))
          Button("Sign Out", role: .destructive) { isAlertShown = true }
            .swipeActions(edge: .trailing) { Button("Hide") {} }
            .listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets())
        }
      }
      .formStyle(.grouped)
      .scrollContentBackground(.hidden)
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Save") {}.keyboardShortcut(.defaultAction)
        }
      }
      .searchable(text: $query, prompt: "Find a setting")
      .alert("Sign out?", isPresented: $isAlertShown) {
        Button("Sign Out", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your orders stay here.")
      }
      .confirmationDialog("Delete?", isPresented: .constant(false), titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
      .sheet(isPresented: .constant(false)) { Text("Sheet").presentationDetents([.medium]) }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
