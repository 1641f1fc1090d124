import Foundation
import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// Every text of the tables comes out, and nothing that people wrote is touched.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct EveryTextTests {
  /// Keys of whose texts a test of its own says why they are not shown.
  private static let unseen: Set<String> = ["boat.last", "booking.deposit"]

  /// What was shown in a tour of the app, by the key that was found for it.
  private func seen(in language: Language) async throws -> [String: Set<String>] {
    let club = try Club.started(in: language)
    var seen: [String: Set<String>] = [:]
    await club.tour {
      for text in club.texts {
        guard let shown = text.text, let key = text.explain()?.key else { continue }
        seen[key, default: []].insert(shown)
      }
    }
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      seen["trip.status"] = TripStatus().headline.map { [$0] }
    }
    return seen
  }

  @Test(arguments: ["en", "ru", "ar"] as [Language])
  func everyTextOfTheTableIsShownForItsKey(_ language: Language) async throws {
    let (table, development) = (try ClubTable(in: language), try ClubTable(in: "zh-Hans"))
    let seen = try await seen(in: language)
    #expect(development.keys.count > 120 && table.keys.count > 120)
    for (key, text) in table.whole where !key.hasPrefix("error.") {
      // Of keys with one text and one answer it does not matter which was found.
      let alike = table.whole.filter { $0.value == text }.keys.filter {
        development.whole[$0] == development.whole[key]
      }
      #expect(alike.contains { seen[$0] == [text] }, "\(key)")
    }
  }

  @Test(arguments: ["en", "ru", "ar"] as [Language])
  func everyTextWithHolesIsShownWithWhatBelongsThere(_ language: Language) async throws {
    let table = try ClubTable(in: language)
    let seen = try await seen(in: language)
    let holed = table.keys.subtracting(table.whole.keys).subtracting(Self.unseen)
    #expect(holed.count > 20)
    for key in holed where !key.hasPrefix("error.") {
      let shown = seen[key] ?? []
      #expect(!shown.isEmpty && shown.allSatisfy { !$0.contains("%") }, "\(key): \(shown)")
    }
  }

  @Test(arguments: ["en", "ru", "ar"] as [Language])
  func everyErrorIsShownInsideAnother(_ language: Language) async throws {
    let table = try ClubTable(in: language)
    let seen = try await seen(in: language)
    let failures = ["sync.failed", "log.export.failed"].flatMap { seen[$0] ?? [] }
    for (key, text) in table.texts where key.hasPrefix("error.") {
      let words = text.replacingOccurrences(of: "%@", with: "Friday")
      #expect(failures.contains { $0.hasSuffix(words) }, "\(key)")
    }
  }

  @Test(arguments: ["en", "ru", "ar"] as [Language])
  func nothingThatPeopleWroteIsLookedUpOrChanged(_ language: Language) async throws {
    let counter = LookupCounter()
    Localizer.shared.updateChain { $0.prepend(counter, named: "counter") }
    let club = try Club.started(in: language)
    var shown: Set<String> = []
    await club.tour { shown.formUnion(club.texts.compactMap(\.text)) }
    let names = Fleet.boats.map(\.name) + Fleet.members.flatMap { [$0.name, $0.phone] }
    let words = names + Fleet.messages.flatMap { [$0.author, $0.body] }
    for word in words { #expect(shown.contains(word), "\(word)") }
    let report = counter.lookups.check(0, for: .people)
    #expect(report.isClean, "\(report)")
    let never = counter.lookups.checkNeverLookedUp(
      "林海",
      "Lena II",
      "关于风",
      "Where is the logbook?",
      "3 条未读消息",
      "+86 532 5550 0117"
    )
    #expect(never.isClean, "\(never)")
    #expect(counter.lookups.total > 100)
  }
}
