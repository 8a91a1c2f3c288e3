/** By which the way there is known to be a test that an owner began: good once, and for a few minutes. */
import { signInTestMinutes } from '@atrium/contract/limits'
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Queryable } from '#db/database.ts'
import type { ConnectionRow } from '#single-sign-on/connections/queries.ts'
import { fingerprintOf } from '#single-sign-on/connections/trust.ts'
import { insertSignIn, takeSignIn } from './queries.ts'
import { hashOf, newSecret } from './secrets.ts'

/** No browser has set out yet: no cookie has this hash. */
const NO_BROWSER = ''

/** For the connection as it is now. */
export async function newTestTicket(db: Queryable, connection: ConnectionRow): Promise<string> {
  const ticket = newSecret()
  const { organizationId, id: connectionId } = connection
  const of = { organizationId, connectionId, fingerprint: fingerprintOf(connection) }
  const row = { ...of, stateHash: hashOf(ticket), browserHash: NO_BROWSER, purpose: 'test' as const }
  await insertSignIn(db, row, signInTestMinutes * MINUTE_SECONDS)
  return ticket
}

/** Whether it was one of this connection, as it is, until now. */
export async function takeTestTicket(db: Queryable, ticket: string, connection: ConnectionRow): Promise<boolean> {
  const row = await takeSignIn(db, { stateHash: hashOf(ticket), connectionId: connection.id })
  if (row?.purpose !== 'test' || row.browserHash !== NO_BROWSER) return false
  return row.fingerprint === fingerprintOf(connection)
}
