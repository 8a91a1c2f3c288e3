/** Invites that a roster ends, and gives back: by whoever holds the organization's people. */
import { amongMany } from '#audit/among-many.ts'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { revokeOpen, unrevoke } from './queries.ts'

/** To these folded addresses, or these very ones, as far as they still lead somewhere. Answers their ids. */
export async function endInvites(
  tx: Transaction,
  { organizationId, actor }: { organizationId: string; actor: string },
  which: { emailKeys: string[] } | { ids: string[] },
): Promise<string[]> {
  if (Object.values(which).every(({ length }) => length === 0)) return []
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
