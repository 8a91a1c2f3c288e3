/** Invites that end with an account, of what is deleted and may be restored: of what is there the database ends them with the membership. */
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { invites, users } from '#db/schema.ts'

type Deleted = { organizationIds: readonly string[] } | { authorIds: readonly string[] }

/**
 * Those to the address of whoever goes, and those that made more than a User of somebody in their name: restored, it would
 * let in whoever has an account of that address next. The caller holds the person, whose record tells the address still,
 * and what is deleted. Recorded as the database records them, and no address is written down anew.
 */
export async function endInvitesWithAccount(tx: Transaction, uid: string, deleted: Deleted): Promise<void> {
  const [column, ids] =
    'authorIds' in deleted ? [invites.authorId, deleted.authorIds] : [invites.organizationId, deleted.organizationIds]
  if (ids.length === 0) return
  const address = tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.uid, uid))
  const isToThem = sql<boolean>`${eq(invites.emailKey, address)}`
  const ended = tx.$with('ended').as(
    tx
      .update(invites)
      .set({ revokedAt: sql`clock_timestamp()` })
      .where(
        and(
          ...[inArray(column, [...ids]), isNull(invites.revokedAt), lt(invites.uses, invites.maxUses)],
          or(isToThem, and(eq(invites.createdBy, uid), ne(invites.role, 'User'))),
        ),
      )
      // The whole row, as the function takes it.
      .returning({ one: sql`${invites}`.as('one'), isTheirs: isToThem.as('is_theirs') }),
  )
  const unsaid = sql`jsonb_populate_record(${ended.one}, '{"email": ""}')`
  await tx
    .with(ended)
    .select({
      recorded: sql`case when ${ended.isTheirs} then record_of_invite(${unsaid}, 'revoked', '{"reason": "taken_out"}')
        else record_of_invite(${ended.one}, 'revoked', '{"reason": "no_owner"}') end`,
    })
    .from(ended)
}
