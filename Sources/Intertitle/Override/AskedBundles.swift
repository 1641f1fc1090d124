internal import CIntertitle
internal import IntertitleLanguages

/// The bundles that are being asked themselves, thread by thread: none is asked again from inside.
enum AskedBundles {
  private static let asked = Locked<[UInt: [BundleIdentity]]>([:])

  /// Asks a bundle itself, unless this thread is just asking it, or calls stand too deep inside each
  /// other.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - question: Asks it.
  /// - Returns: Its answer; nil where it was not asked.
  static func asking(_ bundle: BundleIdentity, _ question: () -> String) -> String? {
    let thread = UInt(intertitle_thread())
    guard !asked.withLock({ $0[thread]?.contains(bundle) ?? false }) else { return nil }
    guard let call = CallDepth.begin(.question) else { return nil }
    asked.withLock { $0[thread, default: []].append(bundle) }
    defer {
      leave(thread)
      call.end()
    }
    return question()
  }

  private static func leave(_ thread: UInt) {
    asked.withLock { asked in
      asked[thread]?.removeLast()
      if asked[thread]?.isEmpty == true { asked[thread] = nil }
    }
  }
}

/// What tells bundles apart: objects by themselves, values by the stand-in that asks them, because
/// what they say of themselves is the same for a value and for one that decorates it.
enum BundleIdentity: Hashable, Sendable {
  case object(ObjectIdentifier)
  case value(behind: ObjectIdentifier)

  init(of bundle: any BundleSource, behind asker: ObjectIdentifier) {
    if let standIn = bundle as? BundleOverride {
      self = .object(standIn.identity)
    } else if type(of: bundle) is any AnyObject.Type {
      self = .object(ObjectIdentifier(bundle as AnyObject))
    } else {
      self = .value(behind: asker)
    }
  }
}
