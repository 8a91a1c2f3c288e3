/** What was typed into the profile when the session ended, kept for this tab until its person is back. */
import { forget, hasTexts, keep, readKept } from '#browser-storage.ts'
import { type Edits, profileFields } from './profile-fields.ts'

/** By person, so that whoever signs in next on this tab does not find it. */
function key(uid: string): string {
  return `profile-edits:${uid}`
}

/** Where storage is forbidden or full, what was typed is lost with the session. */
export function keepEdits(uid: string, edits: Edits): void {
  keep('tab', key(uid), edits)
}

export function keptEdits(uid: string): Edits {
  return readEdits(readKept('tab', key(uid)))
}

export function forgetEdits(uid: string): void {
  forget('tab', key(uid))
}

function readEdits(kept: unknown): Edits {
  if (typeof kept !== 'object' || kept === null) return {}
  const edits: Edits = {}
  for (const field of profileFields) {
    const edit = (kept as Record<string, unknown>)[field]
    if (hasTexts(edit, 'value', 'base')) edits[field] = { value: edit.value, base: edit.base }
  }
  return edits
}
