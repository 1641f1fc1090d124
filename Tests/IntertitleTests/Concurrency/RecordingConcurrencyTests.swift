import Foundation
import IntertitleTesting
import Testing

struct RecordingConcurrencyTests {
  @Test func recordersJournalsAndCountersAreWrittenByManyThreads() {
    let (recorder, journal, counter) = (ChainRecorder(), Journal(), LookupCounter())
    let localizer = Localizer.forTest(chain: [recorder, journal, counter, .lookup])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<100 { _ = localizer.label("key \(number % 10)").text }
    }
    #expect(recorder.passages.count == 800)
    #expect(recorder.passages.allSatisfy { $0.answer != nil })
    #expect(journal.entries.map(\.count) == Array(repeating: 80, count: 10))
    #expect(counter.lookups.total == 800)
  }
}
