/** Connections that an account had a hand in while it was somebody else's: what they trust may be theirs. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { MadeBy } from '#users/held-people.ts'
import { isChangedBy } from './changed-by.ts'
import { connectionIds } from './next-id.ts'
import { beginningsOf, type ConnectionRow, endWays, lockConnectionsChangedBy, updateConnection } from './queries.ts'
import { dropLeads } from './queries-domains.ts'

/** `wasThere`: people signed in by it, or somebody could have switched it on. */
export interface EndedConnection {
  organizationId: string
  id: string
  name: string
  kind: ConnectionRow['kind']
  wasThere: boolean
}

/**
 * As an owner switches one off, and a draft besides: whoever switches it on again has arrived by it first. Who is under way
 * by it does not arrive. The caller holds the organizations, and ends the sessions by what is answered once nothing else is
 * to be held. `subject` is whose account was somebody else's.
 */
export async function endConnectionsChangedBy(
  tx: Transaction,
  { uids, since, organizationIds }: MadeBy,
  subject: string,
): Promise<EndedConnection[]> {
  const ended: EndedConnection[] = []
  for (const row of await lockConnectionsChangedBy(tx, { uids, organizationIds })) {
    if (!isChangedBy(row, { uids, since })) continue
    const { organizationId, id, name, kind, state } = row
    const wasThere = state !== 'draft'
    ended.push({ organizationId, id, name, kind, wasThere })
    await endWays(tx, organizationId, id)
    if (!wasThere) continue
    await dropLeads(tx, organizationId, id)
    await updateConnection(tx, organizationId, id, { state: 'draft', test: null })
    const detail = { connection: name }
    await audit(tx, { actor: '', action: 'sign_in.ended', subject, organizationId, detail })
  }
  return ended
}

/**
 * Ids of connections of these organizations that are none now, or another one's since the moment that is answered with it:
 * whom somebody came in as by a connection, and deleted it, is known by its sessions alone.
 */
export async function formerConnections(
  tx: Transaction,
  organizationIds: readonly string[],
): Promise<Map<string, Date | undefined>> {
  const beginnings = await beginningsOf(tx, organizationIds)
  return new Map(organizationIds.flatMap(connectionIds).map((id) => [id, beginnings.get(id)]))
}
