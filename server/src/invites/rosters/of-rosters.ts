/** Invites that a roster ends, and gives back: by whoever holds the organization's people. */
import { amongMany } from '#audit/among-many.ts'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { nameRoster, type OfRosters, revokeOpen, unrevoke } from './queries-rosters.ts'

/** As far as they still lead somewhere; one that somebody made by hand to the same address goes on. Answers their ids. */
export async function endInvites(
  tx: Transaction,
  { organizationId, actor }: { organizationId: string; actor: string },
  which: OfRosters,
): Promise<string[]> {
  const ended = await revokeOpen(tx, organizationId, which)
  const detail = { [amongMany]: true }
  await audit(
    tx,
    ...ended.map(({ email }): AuditRecord => {
      return { actor, action: 'invite.revoked', subject: email ?? '', organizationId, detail }
    }),
  )
  return ended.map(({ id }) => id)
}

/** Those that `endInvites` answered lead where they led, until their own end. */
export async function giveInvitesBack(tx: Transaction, organizationId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await unrevoke(tx, organizationId, ids)
}

/** Says of these that the roster made them, as far as nothing says it yet. */
export async function nameRosterOf(
  db: Queryable,
  organizationId: string,
  made: { rosterId: string; ids: string[] },
): Promise<void> {
  await nameRoster(db, organizationId, made)
}
