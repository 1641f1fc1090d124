import Foundation

func NSLocalizedString(_ key: String, comment: String) -> String { key }
