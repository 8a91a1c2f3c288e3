/**
 * Who is selected in a list: ids of the rows in sight, and of none that have gone. A row on another page of the list, or
 * out of a search, is selected again once it is in sight again. It outlives a session that ends meanwhile.
 */
import { useHeldState } from '#domain/drafts/use-held-state.ts'

export interface Selection {
  ids: readonly string[]
  has(id: string): boolean
  toggle(id: string): void
  /** Everybody in sight, or nobody of them if everybody is already. */
  toggleAll(): void
  clear(): void
  /** Something was done with these: the selection, or one row by its own button, which leaves those selected beside it. */
  done(ids: readonly string[]): void
}

const nobody: ReadonlySet<string> = new Set()

/** In: the list's own name, the organization's in it. */
export function useSelection(name: string, shown: readonly string[]): Selection {
  const [chosen, setChosen] = useHeldState(`selected ${name}`, nobody)
  // A row that is no longer shown cannot be meant.
  const ids = shown.filter((id) => chosen.has(id))
  const without = (gone: readonly string[]) => [...chosen].filter((id) => !gone.includes(id))
  const clear = () => setChosen(nobody)
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? without([id]) : [...chosen, id])),
    toggleAll: () => setChosen(new Set(ids.length === shown.length ? without(shown) : [...chosen, ...shown])),
    clear,
    done(doneWith) {
      if (ids.every((id) => doneWith.includes(id))) clear()
    },
  }
}
