/**
 * What the browser keeps for the pages as JSON. Storage can be forbidden (even reading the property throws then) or
 * full: nothing is kept in that case, and nothing breaks.
 */

/** `tab`: for the life of this tab. `browser`: for every tab, until it is forgotten. */
export type Kept = 'tab' | 'browser'

/** Answers null where nothing is kept, or nothing that can be read; else whatever it is, to be looked at before use. */
export function readKept(where: Kept, key: string): unknown {
  try {
    return JSON.parse(storage(where).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Whether something has these texts. What another version, or another program, has put there may be anything. */
export function hasTexts<Name extends string>(kept: unknown, ...names: readonly Name[]): kept is Record<Name, string> {
  return typeof kept === 'object' && kept !== null && names.every((name) => typeof kept[name as never] === 'string')
}

/** Answers whether it is kept. */
export function keep(where: Kept, key: string, value: object): boolean {
  try {
    storage(where).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(where: Kept, key: string): void {
  try {
    storage(where).removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

function storage(where: Kept): Storage {
  return where === 'tab' ? sessionStorage : localStorage
}
