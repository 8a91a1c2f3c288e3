/** Whether a typed name can still be had, as far as the page knows. */

/** `unknown`: not worth asking, or the question failed; whether the name can be had then shows when it is saved. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken'

/** What came of the last question. */
export interface Lookup {
  /** The name that was asked for. */
  name: string
  outcome: 'taken' | 'available' | 'failed'
  /** What a failed question failed with. */
  failure?: unknown
}

/** For a name that is right in itself. An answer about another name than the one that stands there now says nothing. */
export function availabilityOf(name: string, lookup: Lookup | null): Availability {
  if (lookup === null || lookup.name !== name) return 'checking'
  return lookup.outcome === 'failed' ? 'unknown' : lookup.outcome
}
