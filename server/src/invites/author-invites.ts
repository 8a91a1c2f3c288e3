/** Invites to a publisher, by its owners. */
import { authorInvitesListed, type listAuthorInvites } from '@atrium/contract/authors/members'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { createAuthorInvite, FreshInvite } from '@atrium/contract/people/invites'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { type KeepingSecrets, type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import { holdAuthor, requireAuthorRoleStill } from '#publishers/membership.ts'
import type { SignedInContext } from '#users/held-people.ts'
import type { InvitesContext } from './context.ts'
import { countingMail } from './counted-mail.ts'
import { holdInviter } from './first-invites.ts'
import { goneInvite } from './gone.ts'
import { endOf, issue } from './issue.ts'
import { markRevoked, openInvitesOfAuthor } from './queries.ts'
import { requireRoomForLink } from './room.ts'

type Invite = Omit<BodyOf<typeof createAuthorInvite>, 'author_id'>

/** Refuses as `requireAuthorRole` does, with `invalid_input`, as `requireRecentForOwners` and `onceCounted` do, with `link_limit`, and with what `countingMail` and `holdInviter` do. */
export async function inviteToAuthor(
  context: InvitesContext & SignedInContext & KeepingSecrets,
  { actor, membership, idempotencyKey: key, ...wanted }: Invite & AskingAuthor & Keyed,
): Promise<FreshInvite> {
  const { db, secrets } = context
  const { email: address, role = 'User' } = wanted
  const email = address ?? null
  if (email === null && role === 'owner') {
    throw new Refusal('invalid_input', { fields: { email: fieldMessages.emailRequired } })
  }
  requireRecentForOwners(actor, [role])
  const inviting = async (tx: Transaction) => {
    await holdInviter(tx, context, actor, email)
    // Before it is asked who makes it: whoever is made less meanwhile waits, and it ends with that.
    await holdAuthor(tx, membership.id)
    const { id, authorId, name } = await requireAuthorRoleStill(tx, { actor, membership })
    if (email === null) await requireRoomForLink(tx, { authorId: id })
    const target = { organizationId: null, authorId: id, displayName: name, parameter: 'authorInvite' as const }
    const expiresAt = endOf(undefined, new Date())
    const fresh = await issue(tx, context, target, actor, { email, role, labels: [], maxUses: 1, expiresAt })
    await audit(tx, { actor: actor.uid, action: 'author.invited', subject: authorId, detail: { role } })
    return fresh
  }
  const request = { uid: actor.uid, key, operation: 'createAuthorInvite', body: { author: membership.id, ...wanted } }
  return onceCounted(db, { ...request, secrets }, (once) =>
    countingMail(context, actor, email, () => once.transaction(inviting)),
  )
}

/** Those that still lead somewhere, the newest first. */
export async function invitesOfAuthor(
  { db }: InvitesContext,
  { membership: { id } }: { membership: AuthorMembership },
): Promise<AnswerOf<typeof listAuthorInvites>> {
  const rows = await openInvitesOfAuthor(db, id, authorInvitesListed)
  const results = rows.map(({ createdAt, expiresAt, ...shown }) => ({
    ...shown,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
  return { results }
}

/** Ends an invite. Refuses as `goneInvite` does for one of elsewhere, or one that has ended by hand before. */
export async function revokeOfAuthor(
  { db }: InvitesContext,
  { actor, membership, inviteId }: AskingAuthor & { inviteId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, authorId } = await requireAuthorRoleStill(tx, { actor, membership })
    const row = isUuid(inviteId) ? await markRevoked(tx, { authorId: id }, inviteId) : undefined
    if (!row) throw await goneInvite(tx, { authorId: id }, inviteId)
    await audit(tx, { actor: actor.uid, action: 'author.invite_revoked', subject: authorId })
  })
}
