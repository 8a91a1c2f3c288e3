/**
 * SQL that ends sessions: every statement that does, and each takes what they minted out of use with them. A session
 * that begins by another holds that one (`holdSession`), so that it is found here, or finds the end.
 */
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#db/database.ts'
import { oneTimeSecrets, organizations, sessions } from '#db/schema.ts'
import { inOrder } from './queries-hold.ts'

interface Those {
  which: SQL | undefined
  /** Secrets that are used up: those of the sessions themselves (`mintedBy`), and what else would begin one. */
  secrets: SQL | undefined
  /** Whether their account is held: then nothing begins meanwhile. */
  isHeld: boolean
}

type Ended = Pick<typeof sessions.$inferSelect, 'id' | 'deviceId'>

/** Answers those that were open. */
async function end(tx: Transaction, { which, secrets, isHeld }: Those, endedAt: Date): Promise<Ended[]> {
  // First what would begin one: whoever uses it right now is done when this goes on, and their session is found.
  await useUp(tx, secrets, endedAt)
  // A first step that was being taken just then has left what waits for the second one.
  if (!isHeld) await useUp(tx, secrets, endedAt)
  const ended: Ended[] = []
  // Whoever went on from one of them while it was waited for has begun another, which the next look finds.
  for (let look = 1, last = 0; look === 1 || (!isHeld && (look === 2 || last > 0)); look += 1) {
    const found = await tx
      .update(sessions)
      .set({ endedAt })
      .where(inArray(sessions.id, inOrder(tx, and(which, isNull(sessions.endedAt)))))
      .returning({ id: sessions.id, deviceId: sessions.deviceId })
    ended.push(...found)
    last = found.length
  }
  return ended
}

/** They are held first and then named: as one statement it reads what everybody has, as soon as they may be a few hundred. */
async function useUp(tx: Transaction, secrets: SQL | undefined, consumedAt: Date): Promise<void> {
  const { hash } = oneTimeSecrets
  const unused = await tx
    .select({ hash })
    .from(oneTimeSecrets)
    .where(and(isNull(oneTimeSecrets.consumedAt), secrets))
    .orderBy(hash)
    .for('no key update')
  if (unused.length === 0) return
  const hashes = sql.param(unused.map((one) => one.hash))
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt })
    .where(sql`${hash} = any(${hashes}::text[])`)
}

/** What its person asked for before they logged out, and wait for. */
const outlivesLogOut = 'verifyAndChangeEmail'

function mintedBy(tx: Transaction, which: SQL | undefined): SQL {
  return inArray(oneTimeSecrets.sessionId, tx.select({ id: sessions.id }).from(sessions).where(which))
}

function ofAccount(tx: Transaction, uid: string, which: SQL | undefined): Those {
  const secrets = and(eq(oneTimeSecrets.uid, uid), mintedBy(tx, which))
  return { which, secrets, isHeld: true }
}

/** Ends the sessions of an account, all or all but one, or only those of one provider. The account has to be held. */
export async function endSessions(
  tx: Transaction,
  uid: string,
  endedAt: Date,
  { except, provider }: { except?: string; provider?: string } = {},
): Promise<void> {
  const which = and(
    eq(sessions.uid, uid),
    except === undefined ? undefined : ne(sessions.id, except),
    provider === undefined ? undefined : eq(sessions.provider, provider),
  )
  await end(tx, ofAccount(tx, uid, which), endedAt)
}

/**
 * Ends the sessions of these accounts at the site of an organization, those that are handed on there, and what would
 * begin one there.
 */
export async function endSessionsAt(
  tx: Transaction,
  { uids, organizationId }: { uids: readonly string[]; organizationId: string },
  endedAt: Date,
): Promise<void> {
  if (uids.length === 0) return
  const which = and(inArray(sessions.uid, [...uids]), eq(sessions.organizationId, organizationId))
  const site = tx.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId))
  const named = sql`${oneTimeSecrets.detail} ->> 'organization'`
  const handedOn = and(eq(oneTimeSecrets.kind, 'custom_token'), or(isNull(named), inArray(named, site)))
  // Whoever signs in as the organization's learner is at its site from the beginning.
  const isLearners = isNotNull(sql`${oneTimeSecrets.detail} ->> 'learnerWay'`)
  const leadThere = or(handedOn, and(eq(oneTimeSecrets.kind, 'arrival_token'), isLearners))
  const secrets = and(inArray(oneTimeSecrets.uid, [...uids]), or(mintedBy(tx, which), leadThere))
  await end(tx, { which, secrets, isHeld: false }, endedAt)
}

/**
 * Ends the sessions at sites of organizations that were erased: their names are somebody else's in a while, whose site
 * nobody is to find themselves signed in at by a session that meets none of its rules and ends with no membership there.
 */
export async function endSessionsAtErased(tx: Transaction, endedAt: Date): Promise<void> {
  const { organizationId } = sessions
  const isErased = sql`not exists (select 1 from ${organizations} as site where site.id = ${organizationId})`
  // As a rule there are none: sessions are read through once, and no index is kept for that.
  const erased = await tx
    .selectDistinct({ id: organizationId })
    .from(sessions)
    .where(and(isNull(sessions.endedAt), isNotNull(organizationId), isErased))
  const ids = erased.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  const which = inArray(organizationId, ids)
  await end(tx, { which, secrets: mintedBy(tx, which), isHeld: false }, endedAt)
}

/**
 * Ends the sessions of these accounts that began in these ways, or all of them, with those that they were handed on to,
 * and every secret that would begin one so: whoever signs in just then in another way comes in.
 */
export async function endSessionsOf(
  tx: Transaction,
  { uids, ways }: { uids: readonly string[]; ways: readonly SessionWay[] | 'all' },
  endedAt: Date,
): Promise<void> {
  if (uids.length === 0) return
  const which = and(inArray(sessions.uid, [...uids]), ways === 'all' ? undefined : inArray(sessions.way, [...ways]))
  const begunSo = ways === 'all' ? undefined : inArray(sql`${oneTimeSecrets.detail} ->> 'learnerWay'`, [...ways])
  const secrets = and(inArray(oneTimeSecrets.uid, [...uids]), begunSo && or(begunSo, mintedBy(tx, which)))
  await end(tx, { which, secrets, isHeld: false }, endedAt)
}

/** Ends the sessions that began with one of these connections, and those that they were handed on to. */
export async function endSessionsBy(tx: Transaction, connectionIds: readonly string[], endedAt: Date): Promise<void> {
  if (connectionIds.length === 0) return
  const which = inArray(sessions.ssoConnectionId, [...connectionIds])
  const { hash } = oneTimeSecrets
  const underWay = inArray(sql`${oneTimeSecrets.detail} ->> 'connectionId'`, [...connectionIds])
  // Each by an index of its own: one condition of both reads what everybody else has under way, with an organization held.
  const minted = sql`(${oneTimeSecrets.uid}, ${oneTimeSecrets.sessionId}) in ${tx.select({ uid: sessions.uid, id: sessions.id }).from(sessions).where(which)}`
  const either = unionAll(
    tx.select({ hash }).from(oneTimeSecrets).where(underWay),
    tx.select({ hash }).from(oneTimeSecrets).where(minted),
  )
  await end(tx, { which, secrets: inArray(hash, either), isHeld: false }, endedAt)
}

/**
 * Ends a session and everything that was handed on from it; at a log-out what else its browser began for the account
 * too, but not an address that was asked for. Answers how many ended. The account has to be held.
 */
export async function endSessionTree(
  tx: Transaction,
  { uid, sessionId, isLogOut }: { uid: string; sessionId: string; isLogOut: boolean },
  endedAt: Date,
): Promise<number> {
  const roots = isLogOut
    ? sql`(root.id = ${sessionId} or root.browser = (select browser from ${sessions} where id = ${sessionId} and uid = ${uid}))`
    : sql`root.id = ${sessionId}`
  const tree = sql`with recursive tree as (
      select root.id from ${sessions} as root where root.uid = ${uid} and ${roots}
      union
      select child.id from ${sessions} as child join tree on child.parent_id = tree.id
    ) select id from tree`
  const { secrets, ...those } = ofAccount(tx, uid, sql`${sessions.id} in (${tree})`)
  const spared = isLogOut ? ne(oneTimeSecrets.kind, outlivesLogOut) : undefined
  return (await end(tx, { ...those, secrets: and(secrets, spared) }, endedAt)).length
}

/**
 * Ends what an account has open on one device, or on all others; its browser is not known any more: who signs in from
 * there once more is told of. Answers how many devices that were. The account has to be held.
 */
export async function endDevices(
  tx: Transaction,
  uid: string,
  device: { is: string } | { isNot: string },
  endedAt: Date,
): Promise<number> {
  const there = 'is' in device ? eq(sessions.deviceId, device.is) : ne(sessions.deviceId, device.isNot)
  const which = and(eq(sessions.uid, uid), there)
  const ended = await end(tx, ofAccount(tx, uid, which), endedAt)
  await tx
    .update(sessions)
    .set({ browser: null })
    .where(inArray(sessions.id, inOrder(tx, and(which, isNotNull(sessions.browser)))))
  return new Set(ended.map(({ deviceId }) => deviceId)).size
}

/**
 * Marks as ended what has run out: last used, or begun, before these moments. What such a session minted is refused by
 * those as well.
 */
export async function endRunOutSessions(
  q: Queryable,
  before: { lastUsed: Date; started: Date },
  endedAt: Date,
): Promise<void> {
  const hasRunOut = or(lt(sessions.lastUsedAt, before.lastUsed), lt(sessions.startedAt, before.started))
  await q
    .update(sessions)
    .set({ endedAt })
    .where(inArray(sessions.id, inOrder(q, and(isNull(sessions.endedAt), hasRunOut))))
}
