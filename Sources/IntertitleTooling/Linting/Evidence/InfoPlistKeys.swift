internal import IntertitleTables

/// The keys of `Info.plist` whose values the system localizes.
enum InfoPlistKeys {
  /// Whether a key is one of them: listed, or a reason for access.
  static func contains(_ key: String) -> Bool {
    known.contains(key) || (key.hasPrefix("NS") && key.hasSuffix("UsageDescription"))
  }

  /// The key that differs from a text only in letters' case; nil where the text is one itself.
  static func differingInCase(from text: String) -> String? {
    guard !known.contains(text) else { return nil }
    return byFolded[text.lowercased()]
  }

  private static let known: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleShortVersionString",
    "CFBundleGetInfoString", "CFBundleHelpBookName", "NSHumanReadableCopyright",
    "NFCReaderUsageDescription", "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
    "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription",
    "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
    "NSLocationAlwaysAndWhenInUseUsageDescription", "NSContactsUsageDescription",
    "NSCalendarsUsageDescription", "NSRemindersUsageDescription", "NSFaceIDUsageDescription",
    "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
    "NSAppleMusicUsageDescription", "NSMotionUsageDescription", "NSSiriUsageDescription",
    "NSSpeechRecognitionUsageDescription", "NSHealthShareUsageDescription",
    "NSHealthUpdateUsageDescription", "NSHomeKitUsageDescription",
    "NSUserTrackingUsageDescription", "NSLocalNetworkUsageDescription",
    "NSAppleEventsUsageDescription", "NSSystemAdministrationUsageDescription",
  ]

  private static let byFolded = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first
  }
}
