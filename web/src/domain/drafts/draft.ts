/** What was typed into a wizard, kept for this tab until what it makes exists. */
import { randomId } from '#session/random-id.ts'

/** Texts alone; files stay with the page. */
type Texts = Readonly<Record<string, string>>

export type Draft<Fields extends Texts> = Fields & {
  /** Names the attempt to create exactly this; another with every change. */
  attempt: string
}

export interface DraftKind<Fields extends Texts> {
  /** Where it is kept; each wizard has its own. */
  name: string
  empty: Fields
}

function emptyDraft<Fields extends Texts>({ empty }: DraftKind<Fields>): Draft<Fields> {
  return { ...empty, attempt: randomId() }
}

export function changedDraft<Fields extends Texts>(draft: Draft<Fields>, change: Partial<Fields>): Draft<Fields> {
  return { ...draft, ...change, attempt: randomId() }
}

/** By person, so that whoever signs in next on this tab does not find it. */
function key({ name }: DraftKind<Texts>, uid: string): string {
  return `${name}:${uid}`
}

/** Storage can be forbidden or full; the wizard then only loses its memory across reloads. */
export function loadDraft<Fields extends Texts>(
  kind: DraftKind<Fields>,
  uid: string,
  storage: () => Storage = tabStorage,
): Draft<Fields> {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key(kind, uid)) ?? 'null')
    return isDraft(kind, draft) ? draft : emptyDraft(kind)
  } catch {
    return emptyDraft(kind)
  }
}

export function saveDraft<Fields extends Texts>(
  kind: DraftKind<Fields>,
  uid: string,
  draft: Draft<Fields>,
  storage: () => Storage = tabStorage,
): void {
  try {
    storage().setItem(key(kind, uid), JSON.stringify(draft))
  } catch {
    // See loadDraft.
  }
}

export function clearDraft(kind: DraftKind<Texts>, uid: string, storage: () => Storage = tabStorage): void {
  try {
    storage().removeItem(key(kind, uid))
  } catch {
    // See loadDraft.
  }
}

/** Even reading the property throws where storage is forbidden, so it is read inside the attempts. */
function tabStorage(): Storage {
  return window.sessionStorage
}

function isDraft<Fields extends Texts>({ empty }: DraftKind<Fields>, value: unknown): value is Draft<Fields> {
  if (typeof value !== 'object' || value === null) return false
  const texts = value as Record<string, unknown>
  return [...Object.keys(empty), 'attempt'].every((field) => typeof texts[field] === 'string')
}
