/** What was typed into the wizard, kept for this tab until the organization exists. */

export interface OrganizationDraft {
  displayName: string
  name: string
}

const emptyDraft: OrganizationDraft = { displayName: '', name: '' }

/** By person, so that whoever signs in next on this tab does not find it. */
function key(uid: string): string {
  return `organization-draft:${uid}`
}

/** Storage can be forbidden or full; the wizard then only loses its memory across reloads. */
export function loadDraft(uid: string, storage: () => Storage = tabStorage): OrganizationDraft {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key(uid)) ?? 'null')
    return isDraft(draft) ? { displayName: draft.displayName, name: draft.name } : emptyDraft
  } catch {
    return emptyDraft
  }
}

export function saveDraft(uid: string, draft: OrganizationDraft, storage: () => Storage = tabStorage): void {
  try {
    storage().setItem(key(uid), JSON.stringify(draft))
  } catch {
    // See loadDraft.
  }
}

export function clearDraft(uid: string, storage: () => Storage = tabStorage): void {
  try {
    storage().removeItem(key(uid))
  } catch {
    // See loadDraft.
  }
}

/** Even reading the property throws where storage is forbidden, so it is read inside the attempts. */
function tabStorage(): Storage {
  return window.sessionStorage
}

function isDraft(value: unknown): value is OrganizationDraft {
  if (typeof value !== 'object' || value === null) return false
  const { displayName, name } = value as Record<string, unknown>
  return typeof displayName === 'string' && typeof name === 'string'
}
