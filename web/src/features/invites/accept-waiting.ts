/** Accepts the invite that waited until somebody had signed in. */
import { acceptAuthorInvite, acceptInvite } from '@atrium/contract/invites'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'
import { logWarning } from '#monitoring/log.ts'
import { dropInvite, type InviteKind } from '#session/invite-tokens.ts'

export type Acceptance =
  /** `name` is what to call what one belongs to now. */
  | { outcome: 'joined'; name: string }
  /** It is for another address, or the address is not confirmed yet: the token goes on waiting. */
  | { outcome: 'for-another' | 'unverified' }
  /** Nothing came of it; whoever signed in need not know (specification, section 4). */
  | { outcome: 'nothing' }

/** Never rejects. The token is gone unless somebody can still make it good. */
export async function acceptWaiting(kind: InviteKind, token: string): Promise<Acceptance> {
  try {
    const name = await accept(kind, token)
    dropInvite(kind, token)
    return { outcome: 'joined', name }
  } catch (error) {
    if (isApiError(error, 'invite_for_another')) return { outcome: 'for-another' }
    if (isApiError(error, 'email_not_verified')) return { outcome: 'unverified' }
    logWarning('An invite was not accepted', error)
    if (isFinal(error)) dropInvite(kind, token)
    return { outcome: 'nothing' }
  }
}

async function accept(kind: InviteKind, token: string): Promise<string> {
  if (kind === 'organization') return (await call(acceptInvite, { body: { token } })).displayName
  return (await call(acceptAuthorInvite, { body: { token } })).name
}

const TOO_MANY = 429
const SERVER_ERRORS = 500

/** No answer, too many attempts and a server that failed may end otherwise the next time. */
function isFinal(error: unknown): boolean {
  return isApiError(error) && error.status > 0 && error.status < SERVER_ERRORS && error.status !== TOO_MANY
}
