/** Time as a lease measures it: by a clock that never goes back, and by one that goes on while the machine sleeps. */

/** Milliseconds on both. */
export interface Moment {
  steady: number
  wall: number
}

export interface Clock {
  now(): Moment
  /** Whether either clock says so: one that went back or stood still prolongs nothing. */
  isPast(moment: Moment): boolean
}

export const systemClock: Clock = {
  now: () => ({ steady: performance.now(), wall: Date.now() }),
  isPast: ({ steady, wall }) => performance.now() >= steady || Date.now() >= wall,
}

export function momentAfter({ steady, wall }: Moment, seconds: number): Moment {
  return { steady: steady + seconds * 1_000, wall: wall + seconds * 1_000 }
}
