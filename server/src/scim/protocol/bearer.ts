/** Whose directory asks: by the hash of its token, at its own organization's address. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { nameKey } from '@atrium/contract/rules/normalize'
import { bearerOf } from '#http/bearer.ts'
import { connectionByToken, noteUse } from '#scim/connections/queries.ts'
import { hashOfToken } from '#scim/connections/tokens.ts'
import type { ScimContext } from '#scim/context.ts'
import type { Caller } from './asked.ts'
import { notValid } from './scim-error.ts'

/** To some minutes: whoever asks a hundred times a second writes nothing more for it. */
const NOTED_EVERY_MS = MINUTE_MS

/**
 * Refuses with 401: without a token, with one that nobody has, and with one of another organization, or of one that is
 * gone, all alike.
 */
export async function callerOf(
  { db, settings }: ScimContext,
  { authorization, organization }: { authorization: string | undefined; organization: string },
): Promise<Caller> {
  const token = bearerOf(authorization)
  const name = nameKey(organization)
  const found =
    token === undefined ? undefined : await connectionByToken(db, { hash: hashOfToken(token), organization: name })
  if (!found) throw notValid()
  const { connection, tokenId, lastUsedOn } = found
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  const before = new Date(now.getTime() - NOTED_EVERY_MS)
  if (lastUsedOn !== today || connection.lastRequestAt === null || connection.lastRequestAt < before) {
    await noteUse(db, { connectionId: connection.id, tokenId, today, before })
  }
  return { connection, tokenId, base: `${settings.publicOrigin}/scim/v2/${name}` }
}
