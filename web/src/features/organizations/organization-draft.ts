/** What was typed into the wizard, kept for this tab until the organization exists. */

export interface OrganizationDraft {
  displayName: string
  name: string
  /** Names the attempt to create exactly this; another with every change. */
  attempt: string
}

function emptyDraft(): OrganizationDraft {
  return { displayName: '', name: '', attempt: newAttempt() }
}

/** Not `randomUUID`, which pages without TLS do not have. */
export function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** By person, so that whoever signs in next on this tab does not find it. */
function key(uid: string): string {
  return `organization-draft:${uid}`
}

/** Storage can be forbidden or full; the wizard then only loses its memory across reloads. */
export function loadDraft(uid: string, storage: () => Storage = tabStorage): OrganizationDraft {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key(uid)) ?? 'null')
    return isDraft(draft) ? draft : emptyDraft()
  } catch {
    return emptyDraft()
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
  const { displayName, name, attempt } = value as Record<string, unknown>
  return [displayName, name, attempt].every((part) => typeof part === 'string')
}
