@testable import Intertitle
import Testing

@Suite struct PoolTests {
  private final class Tool {}

  @Test func anObjectIsMadeOnceAndUsedAgain() {
    let pool = Pool<String, Tool>()
    var made = 0
    for key in ["a", "b", "a", "a", "b"] {
      pool.withObject(key) {
        made += 1
        return Tool()
      } use: { _ in
      }
    }
    #expect(made == 2)
  }

  @Test func anObjectThatIsInUseIsNotHandedOutTwice() {
    let pool = Pool<String, Tool>()
    pool.withObject("a", make: Tool.init) { outer in
      pool.withObject("a", make: Tool.init) { #expect($0 !== outer) }
    }
  }

  @Test func noMoreAreKeptThanTheLimit() {
    let pool = Pool<Int, Tool>(limit: 3)
    var made = 0
    for key in [1, 2, 3, 4, 4, 1] {
      pool.withObject(key) {
        made += 1
        return Tool()
      } use: { _ in
      }
    }
    #expect(made == 5)
  }
}
