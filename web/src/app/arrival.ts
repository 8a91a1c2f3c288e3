/** Fetches the page that somebody who signs in is led to, while they still type or wait for the answer. */
import { waitingInvites } from '#domain/invites/invite-tokens.ts'
import { paths } from '#paths.ts'
import { loadRoute } from './entry-routes.tsx'
import { loadRedirected } from './guards/guests-only.tsx'

/** Rejects where it cannot be had. */
export async function loadArrival(): Promise<void> {
  const redirect = new URLSearchParams(location.search).get('redirect')
  const pages = [redirect === null ? paths.organizations : ownPath(redirect)]
  if (waitingInvites().length > 0) pages.push(paths.invite)
  await Promise.all([
    redirect === null ? undefined : loadRedirected(),
    ...pages.filter((page) => page !== null).map(loadRoute),
  ])
}

/** Null for an address elsewhere. */
function ownPath(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname } = new URL(address, location.origin)
  return origin === location.origin ? pathname : null
}
