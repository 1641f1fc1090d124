/// The hash of the tokens that were passed, in one direction.
struct PathHash: Hashable {
  private(set) var value: UInt64

  static let forward = PathHash(value: 0x9E37_79B9_7F4A_7C15)
  static let backward = PathHash(value: 0xC2B2_AE3D_27D4_EB4F)
  static let inner = PathHash(value: 0x1656_67B1_9E37_79F9)

  /// Adds a token.
  ///
  /// Bounds: the bytes from `start` to before `end` are read.
  @inline(__always)
  mutating func add(
    _ kind: TokenCutter.Kind,
    _ start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) {
    switch kind {
    case .number: fold(0xE703_7ED1_A0B4_28DB)
    case .space: addSpace()
    case .word, .single: fold(hashKey(UnsafeRawPointer(start), end - start).hash)
    }
  }

  /// Adds a space.
  @inline(__always)
  mutating func addSpace() { fold(0x8EBC_6AF0_9C88_C6E3) }

  /// Adds what is known of the bytes beside an open hole and at the other end.
  @inline(__always)
  func with(_ class: Int, _ head: UInt64, _ far: UInt64) -> UInt64 {
    let first = value ^ UInt64(truncatingIfNeeded: `class` &+ 1) &* 0xA076_1D64_78BD_642F
    return Self.mix(first ^ head, Self.mix(far ^ 0x5896_36E8_9C88_C6E3, first | 1))
  }

  @inline(__always)
  private mutating func fold(_ hash: UInt64) {
    value = Self.mix(value ^ hash, 0xD6E8_FEB8_6659_FD93 ^ hash &<< 1)
  }

  @inline(__always)
  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
