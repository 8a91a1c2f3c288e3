/**
 * What has been typed so far, so that no step, link or reload loses it. Passwords are kept in memory
 * only, the rest for the life of the tab.
 */
import { forget, keep, readKept } from '#browser-storage.ts'

export interface SignUpDraft {
  username: string
  email: string
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
  /** The e-mail that the page's address had put into the form: what somebody typed over it is theirs. */
  addressed: string
}

const storageKey = 'atrium.signUp'
const secrets = ['password', 'confirmPassword'] as const

let draft: Partial<SignUpDraft> | undefined

export function readDraft(): Partial<SignUpDraft> {
  draft ??= stored()
  return draft
}

export function saveDraft(changes: Partial<SignUpDraft>): void {
  draft = { ...readDraft(), ...changes }
  const kept = { ...draft }
  for (const secret of secrets) delete kept[secret]
  keep('tab', storageKey, kept)
}

export function clearDraft(): void {
  draft = {}
  forget('tab', storageKey)
}

function stored(): Partial<SignUpDraft> {
  const kept = Object.entries(Object(readKept('tab', storageKey)) as object)
  return Object.fromEntries(kept.filter(([, text]) => typeof text === 'string'))
}
