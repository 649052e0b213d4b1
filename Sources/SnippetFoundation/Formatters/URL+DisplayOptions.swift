extension URL.FormatStyle {
  /// When something of an address is written.
  private enum Condition: Codable, Hashable, Sendable {
    case always, never
    case when(Component, Set<String>)
    case unless(Component, Set<String>)

    static let outsideTheWeb = unless(.scheme, ["http", "https"])

    func applies(to parts: Parts) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .when(let component, let values): parts[component].map(values.contains) ?? false
      case .unless(let component, let values): !(parts[component].map(values.contains) ?? false)
      }
    }
  }

  /// When a part of an address is written.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable {
    private let condition: Condition

    /// Always.
    public static let always = Self(condition: .always)
    /// Never.
    public static let never = Self(condition: .never)
    /// Not where the scheme is `http` or `https`.
    public static let omitIfHTTPFamily = Self(condition: .outsideTheWeb)

    /// Where a part of the address has one of some values.
    public static func displayWhen(
      _ component: Component,
      matches requirements: Set<String>
    ) -> Self { Self(condition: .when(component, requirements)) }

    /// Not where a part of the address has one of some values.
    public static func omitWhen(
      _ component: Component,
      matches requirements: Set<String>
    ) -> Self { Self(condition: .unless(component, requirements)) }

    func applies(to parts: Parts) -> Bool { condition.applies(to: parts) }
  }

  /// When a host is written, and how much of it.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    private let condition: Condition
    private var omitted: Set<String> = []
    private var omitsMany = false
    /// Where less than all of it is written.
    private var shortens = Condition.always

    private init(_ condition: Condition) { self.condition = condition }

    /// Always.
    public static let always = Self(.always)
    /// Never.
    public static let never = Self(.never)
    /// Not where the scheme is `http` or `https`.
    public static let omitIfHTTPFamily = Self(.outsideTheWeb)

    /// Where a part of the address has one of some values.
    public static func displayWhen(
      _ component: Component,
      matches requirements: Set<String>
    ) -> Self { Self(.when(component, requirements)) }

    /// Not where a part of the address has one of some values.
    public static func omitWhen(
      _ component: Component,
      matches requirements: Set<String>
    ) -> Self { Self(.unless(component, requirements)) }

    /// Without its first name, if that is one of some, and without what is before the last three names.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(),
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      var option = Self(.always)
      option.omitted = subdomainsToOmit
      option.omitsMany = omitMultiLevelSubdomains
      return option
    }

    /// The same where a part of the address has one of some values.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(),
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component,
      matches requirements: Set<String>
    ) -> Self {
      var option = omitSpecificSubdomains(
        subdomainsToOmit,
        includeMultiLevelSubdomains: omitMultiLevelSubdomains
      )
      option.shortens = .when(component, requirements)
      return option
    }

    /// What is written of the host; nil: nothing, or there is none.
    func shown(_ parts: Parts) -> String? {
      guard condition.applies(to: parts), let host = parts[.host] else { return nil }
      guard !omitted.isEmpty || omitsMany, shortens.applies(to: parts), !isNumeric(host) else {
        return host
      }
      var names = host.split(separator: ".", omittingEmptySubsequences: false)
      let owned = Self.endsInPair(names) ? 3 : 2
      if omitsMany, names.count > owned + 1 { names.removeFirst(names.count - owned - 1) }
      if names.count > owned, omitted.contains(String(names[0])) { names.removeFirst() }
      return names.joined(separator: ".")
    }

    private func isNumeric(_ host: String) -> Bool {
      host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// Whether the last two names are a country's, as in `com.cn`: then a name of one's own is in front of both.
    private static func endsInPair(_ names: [Substring]) -> Bool {
      guard names.count > 2, let last = names.last, last.count == 2 else { return false }
      return ["ac", "co", "com", "edu", "gov", "net", "org"].contains(names[names.count - 2])
    }
  }
}
