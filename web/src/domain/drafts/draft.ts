/**
 * What was typed into a wizard, kept in `sessionStorage` under `{name}:{uid}` until what it makes exists. The names are
 * in `features/organizations/create/organization-draft.ts` and `features/publishers/author-draft.ts`.
 */
import { forget, hasTexts, keep, readKept } from '#browser-storage.ts'
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

export function emptyDraft<Fields extends Texts>({ empty }: DraftKind<Fields>): Draft<Fields> {
  return { ...empty, attempt: randomId() }
}

export function changedDraft<Fields extends Texts>(draft: Draft<Fields>, change: Partial<Fields>): Draft<Fields> {
  return { ...draft, ...change, attempt: randomId() }
}

/** By person, so that whoever signs in next on this tab does not find it. */
function key({ name }: DraftKind<Texts>, uid: string): string {
  return `${name}:${uid}`
}

/** Where storage is forbidden or full, the wizard loses its memory across reloads, and nothing else. */
export function loadDraft<Fields extends Texts>(kind: DraftKind<Fields>, uid: string): Draft<Fields> {
  const draft = readKept('tab', key(kind, uid))
  return isDraft(kind, draft) ? draft : emptyDraft(kind)
}

export function saveDraft<Fields extends Texts>(kind: DraftKind<Fields>, uid: string, draft: Draft<Fields>): void {
  keep('tab', key(kind, uid), draft)
}

export function clearDraft(kind: DraftKind<Texts>, uid: string): void {
  forget('tab', key(kind, uid))
}

function isDraft<Fields extends Texts>({ empty }: DraftKind<Fields>, value: unknown): value is Draft<Fields> {
  return hasTexts(value, ...Object.keys(empty), 'attempt')
}
