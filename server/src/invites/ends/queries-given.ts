/** SQL for invites that somebody has given. */
import { and, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { invites } from '#db/schema.ts'
import { isWaitingToGo } from '#messaging/waiting.ts'
import type { GivenBy } from '#users/held-people.ts'

/**
 * To organizations and to publishers, which the caller holds; those that were made or sent again `since` then, or ever.
 * One as a User ends where its mail has still to go out: nothing is mailed in the name of an account that is shut.
 * Each is in the timeline, as those are that end with their maker's ownership.
 */
export async function endInvitesGivenBy(tx: Transaction, { uid, since }: GivenBy): Promise<void> {
  const sentAt = sql<Date>`coalesce(${invites.renewedAt}, ${invites.createdAt})`
  const ended = tx.$with('ended').as(
    tx
      .update(invites)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          ...[eq(invites.createdBy, uid), isNull(invites.revokedAt)],
          or(ne(invites.role, 'User'), isWaitingToGo(invites.tokenHash)),
          ...[lt(invites.uses, invites.maxUses), gt(invites.expiresAt, sql`now()`)],
          since && gte(sentAt, since.toISOString()),
        ),
      )
      // The whole row, as the function takes it.
      .returning({ one: sql`${invites}`.as('one') }),
  )
  await tx
    .with(ended)
    .select({ recorded: sql`record_of_invite(${ended.one}, 'revoked', '{"reason": "signed_out"}')` })
    .from(ended)
}
