/** What the engine hands out, piece by piece, in one buffer that is used again. */
const USUAL_SIZE = 65_536
/** A larger answer than this is seldom, and its buffer is let go. */
const LARGEST_KEPT = 1_048_576

export class Received {
  #buffer = Buffer.allocUnsafeSlow(USUAL_SIZE)
  #length = 0

  clear(): void {
    this.#length = 0
    if (this.#buffer.length > LARGEST_KEPT) this.#buffer = Buffer.allocUnsafeSlow(USUAL_SIZE)
  }

  /** `piece` lies in the engine's memory, which it uses again: it is copied. */
  add(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#buffer.length))
      this.#buffer.copy(larger, 0, 0, this.#length)
      this.#buffer = larger
    }
    this.#buffer.set(piece, this.#length)
    this.#length = length
  }

  /** All of it; what is read of it has to be read before the next `clear`. */
  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }
}
