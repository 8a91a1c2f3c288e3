/** The five invites by mail of whoever has not confirmed their address: as many as were made, whatever ends in between. */
import { ownersOnly } from '@atrium/contract/rules/roles'
import { unconfirmedInvites } from '@atrium/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AreaContext } from '#area-context.ts'
import type { Database } from '#db/database.ts'
import { invites, mails, peopleImports, rosters, users } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { workOff as workOffImports } from '#member-imports/work.ts'
import { requireRole } from '#members/membership.ts'
import { create as createAuthor } from '#publishers/create.ts'
import { requireAuthorRole } from '#publishers/membership.ts'
import { workOff as workOffRosters } from '#rosters/applying/work.ts'
import { type ImportFixture, importFixture } from '#testing/fixtures/people-imports.ts'
import { bulk, type RostersFixture, rostersFixture } from '#testing/fixtures/rosters.ts'
import { inviteToAuthor } from './author-invites.ts'
import { invite, sendAgain } from './organization-invites.ts'

let ground: ImportFixture
let ofRosters: RostersFixture
beforeAll(async () => {
  ground = await importFixture()
  ofRosters = await rostersFixture()
})
afterAll(async () => {
  await ground.server.close()
  await ofRosters.close()
})
afterEach(async () => {
  for (const { db } of [ground.server.database, ofRosters.database]) await db.delete(mails)
})

async function countedOf(db: Database, { uid }: Actor): Promise<number | undefined> {
  return (await db.select().from(users).where(eq(users.uid, uid)))[0]?.unconfirmedInvites
}
const mailed = async (db: Database) => (await db.select().from(mails).where(eq(mails.template, 'invite'))).length

/** Whoever has not confirmed their address, and what they may invite to. */
async function inviter(name: string) {
  const { db } = ground.server.database
  const actor = Object.assign(await ground.organization(name), { emailVerified: false })
  const { author_id } = await createAuthor({ db }, { actor, name: `${name} press` })
  const asking = { actor, membership: await requireRole(db, actor, { name }, ownersOnly) }
  const author = await requireAuthorRole(db, actor, author_id, ownersOnly)
  return {
    actor,
    byHand: (context: AreaContext, email: string) => invite(context, { ...asking, email }),
    again: (context: AreaContext, id: string) => sendAgain(context, { ...asking, id }),
    toPublisher: (context: AreaContext, email: string) => inviteToAuthor(context, { actor, membership: author, email }),
  }
}

/** A process that ends behind its count: nothing of the transaction is there, and nothing is done behind it. */
function ending(context: AreaContext): AreaContext {
  const ends = () => Promise.reject(new Error('the process ended'))
  return { ...context, outbox: { ...context.outbox, queue: ends }, limiter: { ...context.limiter, giveBack: ends } }
}

test('a process that ends as it makes one counts none, whichever way it is asked for', async () => {
  const { context, database } = ground.server
  const { actor, byHand, again, toPublisher } = await inviter('ends')
  const { id } = await byHand(context, 'ada@ends.example')
  const ways = [
    () => byHand(ending(context), 'bea@ends.example'),
    () => again(ending(context), id),
    () => toPublisher(ending(context), 'cyd@ends.example'),
  ]
  for (const way of ways) await expect(way()).rejects.toThrow('the process ended')
  expect(await countedOf(database.db, actor)).toBe(1)
})

test('nor does one that ends in the midst of an import', async () => {
  const { context, database } = ground.server
  const { actor } = await inviter('endsbulk')
  await ground.start('endsbulk', 'ada@bulk.example\nbea@bulk.example', actor)
  await expect(workOffImports(ending(context), () => false)).rejects.toThrow('failed')
  expect(await countedOf(database.db, actor)).toBe(0)
  await database.db.update(peopleImports).set({ leasedUntil: null })
  await ground.work()
  expect([await countedOf(database.db, actor), await mailed(database.db)]).toEqual([2, 2])
})

const strangers = (name: string, many: number) =>
  bulk(Array.from({ length: many }, (_, one) => ({ id: `${name}${one}`, email: `${name}${one}@strange.example` })))

test('nor in the midst of a roster', async () => {
  const { context, database } = ofRosters
  const school = await ofRosters.school('endsroster')
  school.owner.emailVerified = false
  const { id } = await school.rehearsed(strangers('ends', 2))
  await school.apply(id)
  await expect(workOffRosters(ending(context), () => false)).rejects.toThrow('failed')
  expect(await countedOf(database.db, school.owner)).toBe(0)
  await database.db.update(rosters).set({ leasedUntil: null })
  await ofRosters.work()
  expect([await countedOf(database.db, school.owner), await mailed(database.db)]).toEqual([2, 2])
})

test('of a roster the first five are invited, the others are told why; one that needs no invite takes none', async () => {
  const { database } = ofRosters
  const school = await ofRosters.school('fewroster')
  school.owner.emailVerified = false
  await ofRosters.ask({
    method: 'POST',
    url: '/api/users/invites',
    query: { organization: 'fewroster' },
    payload: { email: 'few0@strange.example' },
    as: school.owner,
  })
  await school.applied(strangers('few', 8))
  expect([await countedOf(database.db, school.owner), await mailed(database.db)]).toEqual([5, 5])
  const lines = await school.lines((await newestRoster(database.db)).id)
  expect(lines.flatMap(({ reason }) => reason?.code ?? [])).toEqual(Array(3).fill('sender_unconfirmed'))
})

async function newestRoster(db: Database): Promise<{ id: string }> {
  const [row] = await db
    .select({ id: rosters.id })
    .from(rosters)
    .orderBy(sql`created_at desc`)
    .limit(1)
  if (!row) throw new Error('no roster was uploaded')
  return row
}

// On PostgreSQL they hold the person beside each other before each counts.
test('of 200 at once, by hand, made anew, to a publisher and beside an import: exactly five', async () => {
  const { database, context } = ground.server
  const { db } = database
  const limiter = createLimiter(db, { ...limitDefaults, mailUnconfirmed: { max: 1_000_000, windowSeconds: 60 } })
  const { actor, byHand, again, toPublisher } = await inviter('crowd')
  const before = await byHand(context, 'first@crowd.example')
  const lines = Array.from({ length: 20 }, (_, index) => `line${index}@crowd.example`)
  await ground.start('crowd', lines.join('\n'), actor)
  const ways = [
    (index: number) => byHand({ ...context, limiter }, `hand${index}@crowd.example`),
    (index: number) => toPublisher({ ...context, limiter }, `press${index}@crowd.example`),
    (index: number) => byHand({ ...context, limiter }, `more${index}@crowd.example`),
    () => again({ ...context, limiter }, before.id),
  ]
  const asked = Array.from({ length: 50 }, (_, index) => ways.map((way) => way(index))).flat()
  const [outcomes] = await Promise.all([
    Promise.allSettled(asked),
    workOffImports({ ...context, limiter }, () => false),
  ])
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  // Of the address of the one that is made anew others are too many for its share.
  const codes = new Set(refused.map((reason) => (reason as { code?: string }).code ?? String(reason)))
  expect([...codes].filter((code) => code !== 'email_not_verified' && code !== 'too_many_requests')).toEqual([])
  expect([await countedOf(db, actor), await mailed(db)]).toEqual([unconfirmedInvites, unconfirmedInvites])
  const made = await db.select().from(invites).where(eq(invites.createdBy, actor.uid))
  expect(made.length).toBeLessThanOrEqual(unconfirmedInvites)
})
