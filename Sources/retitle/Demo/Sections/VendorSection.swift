import Intertitle
import IntertitleLanguages

/// What third-party code was answered with, as it is written and in one language.
struct VendorSection {
  let written: Moment
  let moment: Moment

  func block(width: Int) -> Block {
    .section(
      "The third parties' texts",
      """
      Three controls were handed a stand-in for their bundle, and ask it whenever they draw. In \
      each language the app's entry for the vendor comes first, then the app's own, then the \
      vendor's; never another vendor's. ShutterPicker opens its zh-Hans.lproj as a bundle of its \
      own: as it is written, it is Chinese for everybody.
      """,
      width: width,
      table.block(width: width)
    )
  }

  private var table: ColumnTable {
    var table = ColumnTable(["asked", "as written", moment.name, "from"])
    table.gap = 2
    let vendors = moment.lookups.map(\.answer.verdict.vendor).unique
    for vendor in vendors.filter({ $0 != nil }) + vendors.filter({ $0 == nil }) {
      table.rows.append([StyledText(vendor ?? "the system", .accent)] + emptyCells)
      table.rows += zip(written.lookups, moment.lookups)
        .filter { $1.answer.verdict.vendor == vendor }.map(row)
    }
    return table
  }

  private var emptyCells: [StyledText] { Array(repeating: StyledText(), count: 3) }

  private func row(_ written: VendorLookup, _ lookup: VendorLookup) -> [StyledText] {
    [
      StyledText(" " + lookup.key), StyledText(written.answer.text, .quiet),
      StyledText(lookup.answer.text), place(lookup),
    ]
  }

  private func place(_ lookup: VendorLookup) -> StyledText {
    if case .system(let rule) = lookup.answer.verdict { return StyledText("\(rule)", .quiet) }
    guard let provenance = lookup.answer.provenance else { return StyledText("itself", .quiet) }
    let owner = provenance.vendor == nil ? "app " : ""
    let place = owner + provenance.shortPlace
    guard lookup.isFallback(in: moment.language) else {
      return StyledText(place, provenance.vendor == nil ? .good : .quiet)
    }
    let mark = "\(place) in \(provenance.language) \(Mark.fallback.rawValue)"
    return StyledText(mark, Mark.fallback.style)
  }
}

extension TextProvenance {
  /// The file without its folders and its extension, and the line: `Localizable:12`.
  var shortPlace: String {
    let file = path?.pathNames.last.map(String.init) ?? table
    let name = file.hasSuffix(".strings") ? String(file.dropLast(8)) : file
    return name + (line.map { ":\($0)" } ?? "")
  }
}
