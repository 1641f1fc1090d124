internal import IntertitleLanguages
internal import IntertitleTables

/// An entry of the app's that asks for other arguments than a vendor's text of the same key gives:
/// mostly the vendor's changed, and the app's copy did not.
struct AppMisfit: Hashable {
  var vendor: String
  var language: Language
  var key: String
  /// What does not fit.
  var mismatch: String
  /// The app's file.
  var path: String
  /// The line of the app's entry.
  var line: Int?

  /// What is to be said where it is merged all the same.
  var diagnostic: Diagnostic {
    Diagnostic(
      .warning,
      rule: "vendor-format",
      "the app's \(language) text for \(key.inQuotes) does not fit \(vendor)'s: \(mismatch)",
      path: path,
      line: line,
      key: key,
      language: language
    )
  }

  /// How a lock file records it.
  var locked: LockFile.Misfit { .init(language: language.tag, key: key) }

  /// Compares the app's entries of the main table with each vendor's texts.
  ///
  /// - Parameter merge: What is merged.
  /// - Returns: The misfits, by vendor and the order of the app's files.
  static func all(in merge: TableMerge) -> [AppMisfit] {
    let missing = MissingEntries(merge)
    return zip(merge.order.vendors, missing.known).flatMap { vendor, known in
      merge.sources.filter { $0.vendor == nil }.flatMap { source in
        source.languages.flatMap { language in
          misfits(of: source, language, vendor, known.table, merge)
        }
      }
    }
  }

  private static func misfits(
    of source: MergeSource,
    _ named: Language?,
    _ vendor: String,
    _ known: StringTable,
    _ merge: TableMerge
  ) -> [AppMisfit] {
    let own = named ?? merge.order.development
    let language = merge.languages.counterpart(of: own) ?? own
    let table = StringTable(folding: [.init(language: own, file: source.file)])
    return table.indices.compactMap { index in
      let key = table.key(at: index)
      guard let theirs = known.index(of: key).map(known.format),
        let mismatch = table.format(at: index).mismatch(with: theirs)
      else { return nil }
      let line = table.place(at: index).line
      return AppMisfit(vendor, language, key, mismatch, path: source.file.path, line: line)
    }
  }

  private init(
    _ vendor: String,
    _ language: Language,
    _ key: String,
    _ mismatch: String,
    path: String,
    line: Int?
  ) {
    (self.vendor, self.language, self.key) = (vendor, language, key)
    (self.mismatch, self.path, self.line) = (mismatch, path, line)
  }
}

extension Format {
  /// Why two formats do not take the same arguments; nil where they do.
  fileprivate func mismatch(with other: Format) -> String? {
    if let first = mismatches(with: other).first { return "\(first)" }
    return other.fits(self) ? nil : "it takes fewer arguments"
  }
}
