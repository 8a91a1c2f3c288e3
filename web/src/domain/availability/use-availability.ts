/** Asks whether a name is taken once typing rests, and forgets what was asked before. */
import { useEffect, useState } from 'react'
import { type Availability, availabilityOf, type Lookup } from './availability.ts'

/** One for each kind of name; it must be the same object at every call. */
export interface NameKind {
  debounceMs: number
  /** Only a name that is right in itself is asked for. */
  isValid: (name: string) => boolean
  isTaken: (name: string, signal: AbortSignal) => Promise<boolean>
  /** Calls when something has changed that may have taken the name; answers how to stop. */
  watchChanges?: (onChange: () => void) => () => void
}

export interface NameCheck {
  availability: Availability
  /** What the question failed with, while that is about the name that stands there. */
  failure: unknown
}

/** By hand, for one question: the library that keeps server state comes with the signed-in pages. */
export function useAvailability(name: string, kind: NameKind): NameCheck {
  const { debounceMs, isValid, isTaken, watchChanges } = kind
  const [lookup, setLookup] = useState<Lookup | null>(null)
  const isAsked = isValid(name)
  const [changes, setChanges] = useState(0)
  useEffect(() => watchChanges?.(() => setChanges((count) => count + 1)), [watchChanges])

  useEffect(() => {
    if (!isAsked) return
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      isTaken(name, outdated.signal).then(
        (taken) => setLookup({ name, outcome: taken ? 'taken' : 'available' }),
        (failure: unknown) => outdated.signal.aborted || setLookup({ name, outcome: 'failed', failure }),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      outdated.abort()
      // Another person may take the name meanwhile: whoever types it again asks again.
      setLookup(null)
    }
  }, [name, isAsked, debounceMs, isTaken, changes])

  if (!isAsked) return { availability: 'unknown', failure: undefined }
  const availability = availabilityOf(name, lookup)
  return { availability, failure: availability === 'unknown' ? lookup?.failure : undefined }
}
