/** By which the way there is known to be a test that an owner began: good once, and for a few minutes. */
import { signInTestMinutes } from '@atrium/contract/limits'
import type { Queryable } from '#db/database.ts'
import { insertSignIn, takeSignIn } from './queries.ts'
import { hashOf, newSecret } from './secrets.ts'

const MINUTE_SECONDS = 60
/** No browser has set out yet: no cookie has this hash. */
const NO_BROWSER = ''

export async function newTestTicket(
  db: Queryable,
  of: { organizationId: string; connectionId: string },
): Promise<string> {
  const ticket = newSecret()
  const row = { ...of, stateHash: hashOf(ticket), browserHash: NO_BROWSER, purpose: 'test' as const }
  await insertSignIn(db, row, signInTestMinutes * MINUTE_SECONDS)
  return ticket
}

/** Whether it was one of this connection, until now. */
export async function takeTestTicket(db: Queryable, ticket: string, connectionId: string): Promise<boolean> {
  const row = await takeSignIn(db, { stateHash: hashOf(ticket), connectionId })
  return row?.purpose === 'test' && row.browserHash === NO_BROWSER
}
