/** Accepts an invite that waited until somebody had signed in. */
import { acceptAuthorInvite, acceptInvite } from '@atrium/contract/people/invites'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'
import { mayPass } from '#api/may-pass.ts'
import { forgetInvite, type WaitingInvite } from '#domain/invites/invite-tokens.ts'
import { logWarning } from '#monitoring/log.ts'
import { isEndedRefusal } from './invitation/is-ended-refusal.ts'

/** What one belongs to now. */
export interface Joined extends Pick<WaitingInvite, 'kind'> {
  /** The organization's name, or the publisher's id. */
  name: string
  displayName: string
  /** They did before. */
  already: boolean
}

export type Acceptance =
  | { outcome: 'joined'; joined: Joined }
  /** It is for another address, or the address is not confirmed yet: the token goes on waiting. */
  | { outcome: 'for-another' | 'unverified' }
  /** It works no more; `about` is whom to ask for another. */
  | { outcome: 'ended'; about: string | undefined }
  /** Nothing came of it; whoever signed in need not know (docs/requirements.md#invites). */
  | { outcome: 'nothing' }

/** Never rejects. The token is gone unless somebody can still make it good. */
export async function acceptWaiting(invite: WaitingInvite): Promise<Acceptance> {
  try {
    const joined = await accept(invite)
    forgetInvite(invite)
    return { outcome: 'joined', joined }
  } catch (error) {
    if (isApiError(error, 'invite_for_another')) return { outcome: 'for-another' }
    if (isApiError(error, 'email_not_verified')) return { outcome: 'unverified' }
    logWarning('An invite was not accepted', error)
    const isEnded = isEndedRefusal(error)
    if (isEnded || isFinal(error)) forgetInvite(invite)
    return isEnded ? { outcome: 'ended', about: error.about } : { outcome: 'nothing' }
  }
}

async function accept({ kind, token }: WaitingInvite): Promise<Joined> {
  if (kind === 'organization') {
    const { organization: name, displayName, already } = await call(acceptInvite, { body: { token } })
    return { kind, name, displayName, already }
  }
  const { author_id: name, name: displayName, already } = await call(acceptAuthorInvite, { body: { token } })
  return { kind, name, displayName, already }
}

/** No answer, too many attempts and a server that failed may end otherwise the next time. */
function isFinal(error: unknown): boolean {
  return isApiError(error) && !mayPass(error.status)
}
