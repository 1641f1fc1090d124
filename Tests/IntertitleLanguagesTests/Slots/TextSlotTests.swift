import IntertitleLanguages
import Testing

struct TextSlotTests {
  @Test func theSameNameIsTheSameSlot() {
    #expect(TextSlot("price") == TextSlot("price"))
    #expect(TextSlot("price") != TextSlot("weight"))
    #expect(TextSlot("price").name == "price")
    #expect("\(TextSlot("price"))" == "price")
  }

  @Test func theStockSlotsHaveTheirNames() {
    #expect(TextSlot("label") == .label)
    #expect(TextSlot("accessibilityValue") == .accessibilityValue)
    #expect(TextSlot.navigationTitle.name == "navigationTitle")
    #expect(TextSlot.other.name == "other")
  }

  @Test func slotsAreMadeByManyThreadsAtOnce() async {
    let numbers = await withTaskGroup(of: TextSlot.self) { group in
      for _ in 0..<64 { group.addTask { TextSlot("made by many") } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(numbers.count == 1)
  }
}
