/** Connections that an account had a hand in while it was somebody else's: what they trust may be theirs. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { MadeBy } from '#users/held-people.ts'
import { isChangedBy } from './changed-by.ts'
import { endWays, lockConnectionsChangedBy, updateConnection } from './queries.ts'
import { dropLeads } from './queries-domains.ts'

/** `wasThere`: people signed in by it, or somebody could have switched it on. */
export interface EndedConnection {
  organizationId: string
  id: string
  name: string
  wasThere: boolean
}

/**
 * As an owner switches one off, and a draft besides: whoever switches it on again has arrived by it first. Who is under way
 * by it does not arrive. The caller holds the organizations, and ends the sessions by what is answered once nothing else is
 * to be held. `subject` is whose account was somebody else's.
 */
export async function endConnectionsChangedBy(
  tx: Transaction,
  { uid, since, organizationIds }: MadeBy,
  subject: string,
): Promise<EndedConnection[]> {
  const ended: EndedConnection[] = []
  for (const row of await lockConnectionsChangedBy(tx, { uid, organizationIds })) {
    if (!isChangedBy(row, { uid, since })) continue
    const { organizationId, id, name, state } = row
    const wasThere = state !== 'draft'
    ended.push({ organizationId, id, name, wasThere })
    await endWays(tx, organizationId, id)
    if (!wasThere) continue
    await dropLeads(tx, organizationId, id)
    await updateConnection(tx, organizationId, id, { state: 'draft', test: null })
    const detail = { connection: name }
    await audit(tx, { actor: '', action: 'sign_in.ended', subject, organizationId, detail })
  }
  return ended
}
