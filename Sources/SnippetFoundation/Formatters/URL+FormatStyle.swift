public import Foundation

extension URL {
  /// Which parts of an address are written.
  ///
  /// By default its scheme, host and path, and the port where the scheme is not of the web. Escaped characters are written as what
  /// they stand for, and a slash at the end is left out.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Makes a style.
    public init(
      scheme: ComponentDisplayOption = .always,
      user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily,
      path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never,
      fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// `https://example.com/path`.
    public func format(_ value: URL) -> String {
      let parts = Parts(value)
      func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
        option.applies(to: parts) ? parts[component] : nil
      }
      var text = ""
      if let host = host.shown(parts) {
        text = host
        if let port = shown(.port, port) { text += ":\(port)" }
        let user = shown(.user, user)
        let password = shown(.password, password).map { ":\($0)" }
        if user != nil || password != nil { text = "\(user ?? "")\(password ?? "")@\(text)" }
        if let scheme = shown(.scheme, scheme) { text = "\(scheme)://\(text)" }
      } else if let scheme = shown(.scheme, scheme) {
        text = "\(scheme):"
      }
      if let path = shown(.path, path) { text += path }
      if let query = shown(.query, query) { text += "?\(query)" }
      if let fragment = shown(.fragment, fragment) { text += "#\(fragment)" }
      return text
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var style = self
      change(&style)
      return style
    }

    /// The same with the scheme where an option says so.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.scheme = strategy }
    }

    /// The same with the user's name where an option says so.
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.user = strategy }
    }

    /// The same with the password where an option says so.
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.password = strategy }
    }

    /// The same with the host where an option says so.
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      with { $0.host = strategy }
    }

    /// The same with the port where an option says so.
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.port = strategy }
    }

    /// The same with the path where an option says so.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.path = strategy }
    }

    /// The same with the query where an option says so.
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.query = strategy }
    }

    /// The same with the fragment where an option says so.
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      with { $0.fragment = strategy }
    }
  }

  /// Writes the scheme, the host and the path.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Writes the address in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }
}

extension URL.FormatStyle {
  /// A part of an address.
  public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    case scheme, user, password, host, port, path, query, fragment

    /// Its name.
    public var description: String {
      switch self {
      case .scheme: "scheme"
      case .user: "user"
      case .password: "password"
      case .host: "host"
      case .port: "port"
      case .path: "path"
      case .query: "query"
      case .fragment: "fragment"
      }
    }
  }

  /// The parts of one address, what is escaped in them read.
  struct Parts {
    private var parts: [Component: String] = [:]

    init(_ url: URL) {
      guard let found = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return }
      var path = found.path
      while path.hasSuffix("/") { path.removeLast() }
      parts[.scheme] = found.scheme
      parts[.user] = found.user
      parts[.password] = found.password
      parts[.host] = found.host.flatMap { $0.isEmpty ? nil : $0 }
      parts[.port] = found.port.map { "\($0)" }
      parts[.path] = path
      parts[.query] = found.query
      parts[.fragment] = found.fragment
    }

    subscript(component: Component) -> String? { parts[component] }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address.
  public static var url: Self { Self() }
}
