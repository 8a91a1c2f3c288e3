/** Invites to a publisher, by its owners. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/messages'
import type { createAuthorInvite, FreshInvite } from '@atrium/contract/people/invites'
import { audit } from '#audit/audit.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { requireAuthorOwner } from '#publishers/membership.ts'
import type { InvitesContext } from './context.ts'
import { countMail, endOf, issue } from './issue.ts'

/** Refuses with `forbidden` and `not_found` as `requireAuthorOwner` does, `invalid_input`, and with what `countMail` does. */
export async function inviteToAuthor(
  context: InvitesContext,
  { actor, author_id, email: address, role = 'User' }: BodyOf<typeof createAuthorInvite> & { actor: Actor },
): Promise<FreshInvite> {
  const { db } = context
  const email = address ?? null
  const { id, authorId, name } = await requireAuthorOwner(db, actor, author_id)
  if (email === null && role === 'owner') {
    throw new Refusal('invalid_input', { fields: { email: fieldMessages.emailRequired } })
  }
  await countMail(context, actor, email)
  const target = { organizationId: null, authorId: id, displayName: name, parameter: 'authorInvite' as const }
  return db.transaction(async (tx) => {
    const expiresAt = endOf(undefined, new Date())
    const fresh = await issue(tx, context, target, actor, { email, role, labels: [], maxUses: 1, expiresAt })
    await audit(tx, { actor: actor.uid, action: 'author.invited', subject: authorId, detail: { role } })
    return fresh
  })
}
