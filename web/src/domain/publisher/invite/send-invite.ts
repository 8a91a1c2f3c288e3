/** Invites to a publisher. */
import { createAuthorInvite } from '@atrium/contract/people/invites'
import type { Role } from '@atrium/contract/rules/roles'
import { call } from '#api/client.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

/** Without an address: a link for one person, whoever it is. */
export function inviteToAuthor(author_id: string, { email, role }: { email: string; role: Role }) {
  const body = { author_id, role, ...(email === '' ? {} : { email }) }
  return withFreshSignIn(() => call(createAuthorInvite, { body }))
}
