/** What was typed into the profile when the session ended, kept for this tab until its person is back. */
import { type Edit, type Edits, profileFields } from './profile-fields.ts'

/** By person, so that whoever signs in next on this tab does not find it. */
function key(uid: string): string {
  return `profile-edits:${uid}`
}

/** Storage can be forbidden or full; then what was typed is lost with the session. */
export function keepEdits(uid: string, edits: Edits, storage: () => Storage = tabStorage): void {
  try {
    storage().setItem(key(uid), JSON.stringify(edits))
  } catch {
    // Said above.
  }
}

export function keptEdits(uid: string, storage: () => Storage = tabStorage): Edits {
  try {
    return readEdits(JSON.parse(storage().getItem(key(uid)) ?? 'null'))
  } catch {
    return {}
  }
}

export function forgetEdits(uid: string, storage: () => Storage = tabStorage): void {
  try {
    storage().removeItem(key(uid))
  } catch {
    // Nothing was kept there.
  }
}

/** Even reading the property throws where storage is forbidden, so it is read inside the attempts. */
function tabStorage(): Storage {
  return window.sessionStorage
}

function readEdits(kept: unknown): Edits {
  if (typeof kept !== 'object' || kept === null) return {}
  const edits: Edits = {}
  for (const field of profileFields) {
    const edit = (kept as Record<string, unknown>)[field]
    if (isEdit(edit)) edits[field] = { value: edit.value, base: edit.base }
  }
  return edits
}

function isEdit(edit: unknown): edit is Edit {
  if (typeof edit !== 'object' || edit === null) return false
  const { value, base } = edit as Record<string, unknown>
  return typeof value === 'string' && typeof base === 'string'
}
