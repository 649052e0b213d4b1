import Foundation

/// Needs Foundation alone: what Linux's Foundation lacks comes with `Imports.swift`.
enum TeaKind: String, CustomLocalizedStringResourceConvertible {
  case green, black

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .green: "Green tea"
    case .black: "Black tea"
    }
  }
}
