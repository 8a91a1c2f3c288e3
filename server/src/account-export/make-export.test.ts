/** The making of archives: by whichever process, behind crashes, and given up in the end. */
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { filesIn } from '#testing/files/archive.ts'
import { makeNextExport } from './make-export.ts'
import { leaseExport } from './queries.ts'
import { type ExportFixture, exportFixture, picture } from '#testing/fixtures/account-export.ts'

let server: ExportFixture
beforeAll(async () => {
  server = await exportFixture()
})
afterAll(() => server.close())

const make: ExportFixture['make'] = (...given) => server.make(...given)
const ask = (as: Actor) => server.askExport(as)
const look = (as: Actor) => server.lookAtExport(as)
const download = (as: Actor, token: string) => server.download(as, token)
const mailedToken = (as: Actor) => server.mailedToken(as)
const somebody = () => server.somebody()

async function withPicture() {
  const person = await somebody()
  const name = `${person.uid.padStart(22, 'b')}.webp`
  await server.database.db.insert(schema.contents).values({ name, uid: person.uid, bytes: picture.length })
  await ask(person)
  return person
}
const lease = (leasedUntil: Date | null) => server.database.db.update(schema.accountExports).set({ leasedUntil })

test('two processes at once make one archive and mail one link', async () => {
  const person = await withPicture()
  await Promise.all([make(), make()])
  const mails = await server.database.db.select().from(schema.mails)
  expect(mails.filter(({ recipient }) => recipient === person.email)).toHaveLength(1)
})

test('what a crash left in the middle is begun anew once its lease has ended', async () => {
  const person = await withPicture()
  server.store.read = async function* () {
    yield picture
    throw new Error('the process ends in the middle')
  }
  await expect(make()).rejects.toThrow('the process ends in the middle')
  server.store.read = () => Readable.from([picture])
  await make()
  expect(await look(person)).toMatchObject({ state: 'preparing' })
  await lease(new Date(Date.now() - 1))
  await make()
  expect(await look(person)).toMatchObject({ state: 'ready' })
  const files = filesIn((await download(person, await mailedToken(person))).rawPayload)
  expect(Object.values(files)).toContainEqual(picture)
})

/** As of a process that sleeps behind its lease, before it does anything more: `meanwhile` others go on. */
function heldUp(db: Database, meanwhile: () => Promise<void>): Database {
  let slept: Promise<void> | undefined
  const sleep = () => (slept ??= meanwhile())
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return (work: never) => sleep().then(() => target.transaction(work))
      if (name !== 'delete') return Reflect.get(target, name) as unknown
      return (table: never) => ({ where: (which: never) => sleep().then(() => target.delete(table).where(which)) })
    },
  })
}

test('a process that was held up takes nothing from the archive that another one made meanwhile', async () => {
  const person = await withPicture()
  const db = heldUp(server.database.db, async () => {
    await lease(new Date(Date.now() - 1))
    await make()
  })
  await makeNextExport({ ...server.context, db }, () => false)
  const files = filesIn((await download(person, await mailedToken(person))).rawPayload)
  expect(Object.values(files)).toContainEqual(picture)
})

test('a lease from before the clock was set back keeps nobody waiting for as long', async () => {
  const person = await withPicture()
  await lease(new Date(Date.now() + 60_000))
  await make()
  expect(await look(person)).toMatchObject({ state: 'preparing' })
  await lease(new Date(Date.now() + 3_600_000))
  await make()
  expect(await look(person)).toMatchObject({ state: 'ready' })
})

test.each(['1 hour', '-1 hour'])(
  'a database whose clock is %s off this process’s: what somebody is at is left, what nobody is is taken',
  async (off) => {
    const person = await withPicture()
    const { db } = server.database
    await db.execute(sql`create schema clock`)
    const shifted = `select pg_catalog.now() + interval '${off}'`
    await db.execute(sql.raw(`create function clock.now() returns timestamptz language sql stable as $$ ${shifted} $$`))
    await db.execute(sql`set search_path = clock, pg_catalog, public`)
    try {
      await db.update(schema.accountExports).set({ leasedUntil: sql`now() + interval '1 minute'` })
      await make()
      expect(await look(person)).toMatchObject({ state: 'preparing' })
      await db.update(schema.accountExports).set({ leasedUntil: sql`now() - interval '1 minute'` })
      await make()
      expect(await look(person)).toMatchObject({ state: 'ready' })
    } finally {
      await db.execute(sql`reset search_path`)
      await db.execute(sql`drop schema clock cascade`)
    }
  },
)

test('a server that stops leaves it to the next one at once', async () => {
  const person = await withPicture()
  let rounds = 0
  await make(() => (rounds += 1) > 1)
  expect(await look(person)).toMatchObject({ state: 'preparing' })
  await make()
  expect(await look(person)).toMatchObject({ state: 'ready' })
})

test('given up after three attempts: failed, and asked for again at once', async () => {
  const person = await withPicture()
  server.store.read = async function* () {
    yield await Promise.reject<Uint8Array>(new Error('the store is away'))
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(make()).rejects.toThrow('the store is away')
    await lease(null)
  }
  await make()
  server.store.read = () => Readable.from([picture])
  expect(await look(person)).toMatchObject({ state: 'failed', nextAt: null })
  expect((await ask(person)).status).toBe(201)
  await make()
  expect(await look(person)).toMatchObject({ state: 'ready' })
})

/** As a process does that is killed before it has made anything. */
async function beginsAndEnds(times: number) {
  for (let time = 0; time < times; time += 1) {
    expect(await leaseExport(server.database.db, 60)).toBeDefined()
    await lease(new Date(Date.now() - 1))
  }
}

test('processes that end in the middle are no failures: the archive is made once one lives long enough', async () => {
  const person = await withPicture()
  await beginsAndEnds(8)
  await make()
  expect(await look(person)).toMatchObject({ state: 'ready' })
})

test('one that ends each process is given up in the end, and told of', async () => {
  const person = await withPicture()
  await beginsAndEnds(30)
  await expect(make()).rejects.toThrow('begun 30 times')
  expect(await look(person)).toMatchObject({ state: 'failed' })
  await make()
})

test('not given up because the database would do it at another moment', async () => {
  const person = await withPicture()
  server.store.read = async function* () {
    yield await Promise.reject<Uint8Array>(Object.assign(new Error('they met'), { code: '40P01' }))
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(make()).rejects.toThrow('they met')
    await lease(null)
  }
  server.store.read = () => Readable.from([picture])
  await make()
  expect(await look(person)).toMatchObject({ state: 'ready' })
})
