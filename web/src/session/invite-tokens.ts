/**
 * The tokens of invite links. One may have to sign up first, so they wait in local storage until
 * somebody has signed in who can accept them.
 */
const keys = { organization: 'atrium.invite', author: 'atrium.authorInvite' } as const
/** The query parameters of invite links. */
const parameters = { organization: 'invite', author: 'authorInvite' } as const

export type InviteKind = keyof typeof keys
export const inviteKinds = Object.keys(keys) as InviteKind[]

/** Keeps what the address carries, and takes it out of the address. */
export function keepInviteTokens(): void {
  const address = new URL(location.href)
  let kept = false
  for (const kind of inviteKinds) {
    const token = address.searchParams.get(parameters[kind])
    if (!token) continue
    try {
      localStorage.setItem(keys[kind], token)
    } catch {
      // Refused storage: then the address is the only place that has it.
      continue
    }
    address.searchParams.delete(parameters[kind])
    kept = true
  }
  if (kept) history.replaceState(history.state, '', address)
}

/** The token that waits; null where none does, or where storage is refused. */
export function waitingInvite(kind: InviteKind): string | null {
  try {
    return localStorage.getItem(keys[kind])
  } catch {
    return null
  }
}

/** Calls when another tab has kept or forgotten one; answers how to stop. What else it stores is none of our business. */
export function watchWaitingInvites(changed: () => void): () => void {
  const look = ({ storageArea, key }: StorageEvent) => {
    // No key: all of it was cleared.
    if (storageArea === localStorage && (key === null || Object.values<string>(keys).includes(key))) changed()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** Forgets a token that was accepted or is good for nothing; a newer one that came meanwhile stays. */
export function dropInvite(kind: InviteKind, token: string): void {
  if (waitingInvite(kind) === token) localStorage.removeItem(keys[kind])
}
