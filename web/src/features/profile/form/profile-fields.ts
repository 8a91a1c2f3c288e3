/** The profile's fields: what is stored, and what was typed over it. */
import type { User } from '@atrium/contract/users'

/** In the order they stand on the page. */
export const profileFields = ['pronounce', 'given_name', 'family_name', 'username', 'displayName'] as const

export type ProfileField = (typeof profileFields)[number]
export type ProfileValues = Record<ProfileField, string>

/** What somebody typed, and what was stored when they began to. */
export interface Edit {
  value: string
  base: string
}
export type Edits = Partial<Record<ProfileField, Edit>>

export function storedValues(user: User): ProfileValues {
  const { pronounce, given_name, family_name, displayName } = user
  return { pronounce, given_name, family_name, displayName, username: user.username ?? '' }
}

/** The edits after something was typed; what is as it was stored is no edit. */
export function withEdit(edits: Edits, stored: ProfileValues, field: ProfileField, value: string): Edits {
  const { [field]: earlier, ...others } = edits
  return value === stored[field] ? others : { ...others, [field]: { value, base: earlier?.base ?? stored[field] } }
}

/** The edits that are left after some were saved: what was typed meanwhile. */
export function withoutSaved(edits: Edits, saved: Edits): Edits {
  const left: Edits = {}
  for (const field of profileFields) {
    const edit = edits[field]
    if (edit !== undefined && edit.value !== saved[field]?.value) left[field] = edit
  }
  return left
}

/** What stands in the fields: the record, with what was typed over it. A field nobody touched follows the record. */
export function valuesOf(stored: ProfileValues, edits: Edits): ProfileValues {
  const values = { ...stored }
  for (const field of profileFields) values[field] = edits[field]?.value ?? stored[field]
  return values
}

/** Space around a name is dropped when it is saved, so it makes no difference. */
export function changedFields(stored: ProfileValues, edits: Edits): ProfileField[] {
  return profileFields.filter((field) => (edits[field]?.value ?? stored[field]).trim() !== stored[field].trim())
}

/** What was stored meanwhile, by another tab or another person, under a field that somebody is changing. */
export function changedElsewhere(stored: ProfileValues, edits: Edits, field: ProfileField): string | null {
  const edit = edits[field]
  const isChanged = edit !== undefined && edit.value !== stored[field]
  return isChanged && edit.base !== stored[field] ? stored[field] : null
}
