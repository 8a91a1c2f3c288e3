/** Who is selected in a list: ids of the rows in sight, and of none that have gone. */
import { useState } from 'react'

export interface Selection {
  ids: readonly string[]
  has(id: string): boolean
  toggle(id: string): void
  /** Everybody in sight, or nobody if everybody is already. */
  toggleAll(): void
  clear(): void
}

export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // A row that is no longer shown cannot be meant.
  const ids = shown.filter((id) => chosen.has(id))
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(ids.length === shown.length ? [] : shown)),
    clear: () => setChosen(new Set()),
  }
}
