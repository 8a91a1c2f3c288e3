/** Numbers that look random and are the same for a seed: mulberry32, by Tommy Ettinger, in the public domain. */

/** From 0 to 1, without 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Of times between what comes by itself, with that mean. */
export function exponential(random: () => number, mean: number): number {
  return -mean * Math.log(1 - random())
}
