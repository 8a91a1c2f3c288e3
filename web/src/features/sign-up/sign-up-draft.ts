/**
 * What has been typed so far, so that no step, link or reload loses it. Passwords are kept in memory
 * only, the rest for the life of the tab.
 */
export interface SignUpDraft {
  username: string
  email: string
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
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
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Refused storage costs the draft a reload, nothing else.
  }
}

export function clearDraft(): void {
  draft = {}
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept then.
  }
}

function stored(): Partial<SignUpDraft> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Partial<SignUpDraft>
  } catch {
    return {}
  }
}
