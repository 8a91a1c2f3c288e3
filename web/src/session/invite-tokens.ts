/**
 * The tokens of invite links. One may have to sign up first, so they wait in local storage until
 * somebody has signed in; accepting them comes with the invites themselves.
 */
const keys = { invite: 'atrium.invite', authorInvite: 'atrium.authorInvite' } as const

/** Keeps what the address carries, and takes it out of the address. */
export function keepInviteTokens(): void {
  const address = new URL(location.href)
  let kept = false
  for (const [parameter, key] of Object.entries(keys)) {
    const token = address.searchParams.get(parameter)
    if (!token) continue
    try {
      localStorage.setItem(key, token)
    } catch {
      // Refused storage: then the address is the only place that has it.
      continue
    }
    address.searchParams.delete(parameter)
    kept = true
  }
  if (kept) history.replaceState(history.state, '', address)
}
