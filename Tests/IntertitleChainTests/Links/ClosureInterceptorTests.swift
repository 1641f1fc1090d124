import IntertitleTesting
import Testing

struct ClosureInterceptorTests {
  @Test func aClosureDoesTheWorkOfALink() {
    let chain: TextChain = [
      .closure { assignment, next in
        var resolution = next(assignment)
        resolution.text += "!"
        return resolution
      }
    ]
    #expect(chain.resolve(TextAssignment("x")) == TextResolution("x!", origin: .assigned))
  }

  @Test func aClosureMayAnswerByItself() {
    let chain: TextChain = [.closure { _, _ in TextResolution("stop") }]
    #expect(chain.resolve(TextAssignment("x")) == TextResolution("stop", origin: .link))
  }
}
