/// The bytes that a base-64 text stands for.
///
/// The text is the generator's own, so nothing but its alphabet and its padding is expected.
func decodedBase64(_ text: some Sequence<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  var pending: UInt32 = 0
  var count = 0
  for sextet in text.lazy.compactMap(sextet(of:)) {
    pending = pending << 6 | UInt32(sextet)
    count += 6
    guard count >= 8 else { continue }
    count -= 8
    bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(count)))
  }
  return bytes
}

private func sextet(of byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
  case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
