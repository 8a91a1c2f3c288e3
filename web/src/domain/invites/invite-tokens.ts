/**
 * The tokens of invite links. One may have to sign up first, so they wait in local storage until
 * somebody has signed in who can accept them. Anybody's page can plant one there by opening such a link:
 * that one waits is nobody's consent (`invite-consent.ts`).
 */
const keys = { organization: 'atrium.invite', author: 'atrium.authorInvite' } as const
/** The query parameters of invite links. */
const parameters = { organization: 'invite', author: 'authorInvite' } as const
/** Of each kind; the newest push out the oldest. */
const mostWaiting = 5

export type InviteKind = keyof typeof keys
const inviteKinds = Object.keys(keys) as InviteKind[]

export interface WaitingInvite {
  kind: InviteKind
  token: string
}

/** What an entry of the history holds that an invite link opened. */
interface InviteEntry {
  invite?: WaitingInvite
}

/** Keeps what the address carries, takes it out of the address, and marks the entry of the history as the invite's own page. */
export function keepInviteTokens(): void {
  const address = new URL(location.href)
  let arrived: WaitingInvite | undefined
  for (const kind of inviteKinds) {
    const token = address.searchParams.get(parameters[kind])
    // Refused storage: then the address is the only place that has it.
    if (!token || !rememberInvite({ kind, token })) continue
    address.searchParams.delete(parameters[kind])
    arrived ??= { kind, token }
  }
  if (arrived === undefined) return
  const state = (history.state ?? {}) as { usr?: object | null }
  history.replaceState({ ...state, usr: { ...state.usr, invite: arrived } satisfies InviteEntry }, '', address)
}

/** Has an invite wait; answers whether it could be kept. */
export function rememberInvite({ kind, token }: WaitingInvite): boolean {
  const others = tokensOf(kind).filter((other) => other !== token)
  return write(kind, [token, ...others].slice(0, mostWaiting))
}

/** The invite that the link of this entry of the history brought, while it waits; null for any other entry. */
export function arrivedInvite(entryState: unknown): WaitingInvite | null {
  const { invite } = (entryState ?? {}) as InviteEntry
  return invite && isWaiting(invite) ? invite : null
}

/** Those that nothing could be learned of just now: they wait until the page is opened again. */
const aside = new Set<string>()

export function postponeInvite({ token }: WaitingInvite): void {
  aside.add(token)
}

/** All that wait to be dealt with, newest first; none where storage is refused. */
export function waitingInvites(): WaitingInvite[] {
  return inviteKinds.flatMap((kind) =>
    tokensOf(kind)
      .filter((token) => !aside.has(token))
      .map((token) => ({ kind, token })),
  )
}

export function isWaiting({ kind, token }: WaitingInvite): boolean {
  return tokensOf(kind).includes(token)
}

/** Calls when another tab has kept or forgotten one; answers how to stop. What else it stores is none of our business. */
export function watchWaitingInvites(onChange: () => void): () => void {
  const look = ({ storageArea, key }: StorageEvent) => {
    // No key: all of it was cleared.
    if (storageArea === localStorage && (key === null || Object.values<string>(keys).includes(key))) onChange()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** Forgets a token that was accepted, declined or is good for nothing; others that wait stay. */
export function forgetInvite({ kind, token }: WaitingInvite): void {
  write(
    kind,
    tokensOf(kind).filter((other) => other !== token),
  )
}

// A token a line; neither tokens nor codes hold line breaks.
function tokensOf(kind: InviteKind): string[] {
  try {
    return (localStorage.getItem(keys[kind]) ?? '').split('\n').filter((token) => token !== '')
  } catch {
    return []
  }
}

function write(kind: InviteKind, tokens: string[]): boolean {
  try {
    if (tokens.length === 0) localStorage.removeItem(keys[kind])
    else localStorage.setItem(keys[kind], tokens.join('\n'))
    return true
  } catch {
    return false
  }
}
