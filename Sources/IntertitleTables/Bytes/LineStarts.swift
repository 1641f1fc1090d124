extension [UInt32] {
  /// The number, from 1, of the line that an offset is in, of lines that begin at these offsets.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(self[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension TextArena {
  /// Where each line begins.
  func lineStarts() -> [UInt32] {
    var starts = [UInt32(start)]
    var position = start
    while position < count {
      position &+= 1
      if endsLine(before: position) { starts.append(UInt32(position)) }
    }
    return starts
  }
}
