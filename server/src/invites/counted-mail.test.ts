/** Mails of invites that were counted and do not go out are nobody's share: two workers at one import, and work that fails. */
import { peopleImports, rosters, users } from '#db/schema.ts'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { limitCounts, mails, organizations } from '#db/schema.ts'
import type { Attempt, Limiter } from '#limits/limiter.ts'
import { workOff as workOffImports } from '#member-imports/work.ts'
import { workOff as workOffRosters } from '#rosters/applying/work.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'
import { type ImportFixture, importFixture } from '#testing/fixtures/people-imports.ts'
import { bulk, type RostersFixture, rostersFixture } from '#testing/fixtures/rosters.ts'

const PEOPLE = ['one', 'two', 'three']

/** What is counted of mails to these addresses, each of them one. */
async function counted(db: Database, uid: string) {
  const rows = await db.select().from(limitCounts).where(like(limitCounts.key, `mail%`))
  const of = (start: string) => rows.filter(({ key, count }) => key.startsWith(start) && count > 0)
  const senders = of('mailImport:').find(({ key }) => key.endsWith(uid))
  return { bySender: senders?.count ?? 0, byRecipient: of('mailRecipient:').map(({ count }) => count) }
}
const mailed = async (db: Database) => (await db.select().from(mails).where(eq(mails.template, 'invite'))).length

/** A worker that has counted, and is held up until `meanwhile` is done: as one is whose lease runs out. */
function heldUp(limiter: Limiter, meanwhile: () => Promise<void>): Limiter {
  let first: Promise<void> | undefined
  return {
    ...limiter,
    async take(...attempts) {
      const verdict = await limiter.take(...attempts)
      await (first ??= meanwhile())
      return verdict
    },
  }
}

/** A limiter that is away as the last of these people is counted, behind the others. */
function awayForLast(limiter: Limiter): Limiter {
  const last = `${PEOPLE.at(-1) ?? ''}@`
  const others: Promise<unknown>[] = []
  return {
    ...limiter,
    async take(...attempts) {
      if (attempts.some(({ subject }) => subject.includes(last))) {
        await Promise.all(others)
        throw new Error('the database went away')
      }
      const taken = limiter.take(...attempts)
      others.push(taken)
      return taken
    },
  }
}

interface Counting {
  limiter: Limiter
  provider: { confirmedEmails: ConfirmedEmails }
}

/** A provider of accounts that is away once something has been counted. */
function awayOnceCounted<Context extends Counting>(context: Context): Context {
  let isAway = false
  const { limiter, provider } = context
  return {
    ...context,
    limiter: {
      ...limiter,
      take(...attempts: Attempt[]) {
        isAway = true
        return limiter.take(...attempts)
      },
    },
    provider: {
      ...provider,
      confirmedEmails: (uids: string[]) =>
        isAway ? Promise.reject(new Error('the provider is away')) : provider.confirmedEmails(uids),
    },
  }
}

describe('an import', () => {
  let ground: ImportFixture
  beforeAll(async () => {
    ground = await importFixture()
  })
  afterAll(() => ground.server.close())
  beforeEach(async () => {
    for (const table of [limitCounts, mails]) await ground.server.database.db.delete(table)
  })
  const text = (name: string) => PEOPLE.map((one) => `${one}@${name}.example`).join('\n')
  const release = () => ground.server.database.db.update(peopleImports).set({ leasedUntil: null })

  test.each([true, false])('two workers at the same lines count each once; sender confirmed: %s', async (confirmed) => {
    const { start, follow, organization, server } = ground
    const { db } = server.database
    const name = `held${String(confirmed)}`
    const owner = Object.assign(await organization(name), { emailVerified: confirmed })
    const id = await start(name, text(name), owner)
    const limiter = heldUp(server.context.limiter, async () => {
      await release()
      await workOffImports(server.context, () => false)
    })
    await workOffImports({ ...server.context, limiter }, () => false)
    expect(await follow(name, id, owner)).toMatchObject({ state: 'done', counts: { add: 3 } })
    expect(await mailed(db)).toBe(3)
    const [person] = await db.select().from(users).where(eq(users.uid, owner.uid))
    expect(person?.unconfirmedInvites).toBe(confirmed ? 0 : 3)
    expect(await counted(db, owner.uid)).toEqual({ bySender: 3, byRecipient: [1, 1, 1] })
  })

  test('one that fails and is done again counts each once', async () => {
    const { start, work, organization, server } = ground
    const { db } = server.database
    const owner = await organization('fails')
    await start('fails', text('fails'), owner)
    const outbox = { ...server.context.outbox, queue: () => Promise.reject(new Error('the database went away')) }
    await expect(workOffImports({ ...server.context, outbox }, () => false)).rejects.toThrow('failed')
    expect(await counted(db, owner.uid)).toEqual({ bySender: 0, byRecipient: [] })
    await release()
    await work()
    expect(await counted(db, owner.uid)).toEqual({ bySender: 3, byRecipient: [1, 1, 1] })
  })

  test.each([true, false])('one that fails as it counts counts none; sender confirmed: %s', async (confirmed) => {
    const { start, organization, server } = ground
    const { db } = server.database
    const name = `halfway${String(confirmed)}`
    const owner = Object.assign(await organization(name), { emailVerified: confirmed })
    await start(name, text(name), owner)
    const limiter = awayForLast(server.context.limiter)
    await expect(workOffImports({ ...server.context, limiter }, () => false)).rejects.toThrow('failed')
    expect(await counted(db, owner.uid)).toEqual({ bySender: 0, byRecipient: [] })
    const [person] = await db.select().from(users).where(eq(users.uid, owner.uid))
    expect(person?.unconfirmedInvites).toBe(0)
    await release()
    await ground.work()
    expect(await mailed(db)).toBe(3)
  })

  test('one that asks whose the addresses are counts nothing before it knows', async () => {
    const { start, organization, server } = ground
    const { db } = server.database
    const owner = await organization('asks')
    // Somebody of whom the provider is asked.
    const { email } = await server.person('known')
    await start('asks', `${text('asks')}\n${String(email)}`, owner)
    await workOffImports(awayOnceCounted(server.context), () => false).catch(() => undefined)
    await release()
    await ground.work()
    expect(await mailed(db)).toBe(4)
    expect(await counted(db, owner.uid)).toEqual({ bySender: 4, byRecipient: [1, 1, 1, 1] })
  })

  test('one whose organization is deleted as its mails are counted counts none', async () => {
    const { start, organization, server } = ground
    const { db } = server.database
    const owner = await organization('deleted')
    await start('deleted', text('deleted'), owner)
    const limiter = heldUp(server.context.limiter, async () => {
      await db
        .update(organizations)
        .set({ deletedAt: sql`now()` })
        .where(eq(organizations.name, 'deleted'))
    })
    await workOffImports({ ...server.context, limiter }, () => false)
    expect(await mailed(db)).toBe(0)
    expect(await counted(db, owner.uid)).toEqual({ bySender: 0, byRecipient: [] })
  })
})

describe('a roster', () => {
  let ground: RostersFixture
  beforeAll(async () => {
    ground = await rostersFixture()
  })
  afterAll(() => ground.close())
  beforeEach(async () => {
    for (const table of [limitCounts, mails]) await ground.database.db.delete(table)
  })
  const release = () => ground.database.db.update(rosters).set({ leasedUntil: null })
  /** Strangers to the school's own domain are invited. */
  async function begun(name: string) {
    const school = await ground.school(name)
    const { id } = await school.rehearsed(bulk(PEOPLE.map((one) => ({ id: one, email: `${one}@${name}.example` }))))
    await school.apply(id)
    return { school, id }
  }

  test('two workers at the same steps count each once', async () => {
    const { school, id } = await begun('twice')
    const { db } = ground.database
    const limiter = heldUp(ground.context.limiter, async () => {
      await release()
      await workOffRosters(ground.context, () => false)
    })
    await workOffRosters({ ...ground.context, limiter }, () => false)
    expect(await school.follow(id)).toMatchObject({ state: 'applied' })
    expect(await mailed(db)).toBe(3)
    expect(await counted(db, school.owner.uid)).toEqual({ bySender: 3, byRecipient: [1, 1, 1] })
  })

  test('one that fails and is done again counts each once', async () => {
    const { school } = await begun('again')
    const { db } = ground.database
    const outbox = { ...ground.context.outbox, queue: () => Promise.reject(new Error('the database went away')) }
    await expect(workOffRosters({ ...ground.context, outbox }, () => false)).rejects.toThrow('failed')
    expect(await counted(db, school.owner.uid)).toEqual({ bySender: 0, byRecipient: [] })
    await release()
    await ground.work()
    expect(await counted(db, school.owner.uid)).toEqual({ bySender: 3, byRecipient: [1, 1, 1] })
  })

  test('one that fails as it counts counts none', async () => {
    const { school } = await begun('halfway')
    const { db } = ground.database
    const limiter = awayForLast(ground.context.limiter)
    await expect(workOffRosters({ ...ground.context, limiter }, () => false)).rejects.toThrow('failed')
    expect(await counted(db, school.owner.uid)).toEqual({ bySender: 0, byRecipient: [] })
    await release()
    await ground.work()
    expect(await mailed(db)).toBe(3)
  })

  test('one that asks whose the addresses are counts nothing before it knows', async () => {
    const { school } = await begun('asks')
    const { db } = ground.database
    // Somebody of whom the provider is asked.
    await db
      .update(users)
      .set({ email: 'one@asks.example', emailKey: 'one@asks.example' })
      .where(eq(users.uid, school.owner.uid))
    await workOffRosters(awayOnceCounted(ground.context), () => false).catch(() => undefined)
    await release()
    await ground.work()
    expect(await mailed(db)).toBe(3)
    expect(await counted(db, school.owner.uid)).toEqual({ bySender: 3, byRecipient: [1, 1, 1] })
  })
})

test('an invite by hand that is refused behind the count costs nothing', async () => {
  const ground = await importFixture()
  const { server, organization } = ground
  const { db } = server.database
  const owner = Object.assign(await organization('byhand'), { emailVerified: false })
  // The one that a second invite of an owner meets: the membership that it would lead to is over already.
  const payload = { email: 'late@example.com', startsOn: '2020-01-01', endsOn: '2020-02-01' }
  const answer = await server.ask({
    method: 'POST',
    url: '/api/users/invites',
    query: { organization: 'byhand' },
    payload,
    as: owner,
  })
  expect(answer).toMatchObject({ status: 422 })
  const [person] = await db.select().from(users).where(eq(users.uid, owner.uid))
  expect(person?.unconfirmedInvites).toBe(0)
  const rows = await db.select().from(limitCounts).where(like(limitCounts.key, 'mail%'))
  expect(rows.filter(({ count }) => count > 0)).toEqual([])
  await server.close()
})
