/** Closes a stream with the checksum of what went before, and opens one that is closed so. */
import { createHash } from 'node:crypto'
import { TRAILER_BYTES, trailerFor } from './format.ts'

/** What is written, and then the trailer. */
export function withTrailer(): TransformStream<Uint8Array, Uint8Array> {
  const hash = createHash('sha256')
  return new TransformStream({
    transform(chunk, controller) {
      hash.update(chunk)
      controller.enqueue(chunk)
    },
    flush(controller) {
      controller.enqueue(trailerFor(hash.digest('hex')))
    },
  })
}

/** What stands before the trailer. Ends with `refusal()` where the trailer is not the right one, or is not there. */
export function withoutTrailer(refusal: () => Error): TransformStream<Uint8Array, Uint8Array> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  return new TransformStream({
    transform(chunk, controller) {
      const all = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk])
      const end = Math.max(0, all.length - TRAILER_BYTES)
      held = all.subarray(end)
      if (end === 0) return
      const passed = all.subarray(0, end)
      hash.update(passed)
      controller.enqueue(passed)
    },
    flush(controller) {
      if (!held.equals(trailerFor(hash.digest('hex')))) controller.error(refusal())
    },
  })
}
