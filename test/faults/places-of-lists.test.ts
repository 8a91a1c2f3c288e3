/**
 * Places of a long list while it is changed from all sides: by two processes, in transactions that stay open, with
 * connections that break. Whatever moment one looks at, every place is where it says, and every total is true.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../../server/src/db/database.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { askForPlaces } from '../../server/src/db/places/far-page.ts'
import { keepPlaces } from '../../server/src/db/places/keep-places.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { placedMemberLists } from '../../server/src/members/listing/placed.ts'
import { brokenRules } from '../../server/src/testing/model/invariants.ts'
import { type Postgres, startPostgres } from '../postgres/start.ts'

const PEOPLE = 400
const CHANGES = 120
const WRITERS = 6
const BREAKS = 25
const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''
const id = randomUUID()
let processes: OpenDatabase[] = []

beforeAll(async () => {
  if (reason !== '') return
  const { databaseUrl: url } = postgres as Postgres
  const open = (name: string) => openPostgres({ url: `${url}?application_name=${name}`, onIdleError: () => {} })
  processes = [await open('one'), await open('other'), await open('watching')]
  const { db } = processes[0] as OpenDatabase
  await migrate(db)
  await db.execute(`insert into users (uid, display_name, username, username_key)
    select 'p' || n, 'Person ' || n % 50, 'u' || n, 'u' || n from generate_series(1, ${PEOPLE}) as n`)
  await db.execute(`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values ('${id}', 'school', 'School', '/l.svg', '#000', '#fff')`)
  await db.execute(`insert into organization_members (organization_id, uid, role)
    select '${id}', uid, case right(uid, 1) when '1' then 'owner' when '2' then 'staff' else 'User' end from users`)
}, 120_000)
afterAll(async () => {
  for (const { close } of processes) await close()
  if ('stop' in postgres) await postgres.stop()
})

/** One person each time: who changes several in one transaction and meets another who does may be sent back. */
const changes = [
  (uid: string) => `update users set display_name = 'New ${Math.random()}' where uid = '${uid}'`,
  (uid: string) => `update organization_members set role = 'staff' where uid = '${uid}'`,
  (uid: string) => `update organization_members set role = 'User' where uid = '${uid}'`,
  (uid: string) => `update organization_members set removed_at = now() where uid = '${uid}'`,
  (uid: string) => `insert into organization_members (organization_id, uid, role) values ('${id}', '${uid}', 'User')
    on conflict (organization_id, uid) do update set removed_at = null`,
  (uid: string) => `delete from organization_members where uid = '${uid}'`,
]
/** As all who let somebody in do it: of a member nothing is kept from when they left. */
const returned = (uid: string) => `delete from organization_departures as d using organization_members as m
  where d.uid = '${uid}' and (m.organization_id, m.uid) = (d.organization_id, d.uid) and m.removed_at is null`
const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item
const anybody = () => `p${1 + Math.floor(Math.random() * PEOPLE)}`

async function countPlaces(db: Database): Promise<number> {
  const answer: unknown = await db.execute('select count(*)::integer as places from list_places')
  return (answer as { rows: { places: number }[] }).rows[0]?.places ?? 0
}

/** Answers how many were done: some are sent back, or lose their connection. */
async function write(db: Database): Promise<number> {
  let done = 0
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const change = db.transaction(async (tx) => {
      const uid = anybody()
      await tx.execute(any(changes)(uid))
      await tx.execute(returned(uid))
      await pause(Math.random() * 30)
      if (Math.random() < 0.1) tx.rollback()
    })
    await change.then(() => (done += 1)).catch(() => {})
  }
  return done
}

test.skipIf(reason !== '')(
  `every place is where it says, at every moment (${reason || 'PostgreSQL'})`,
  async () => {
    const [first, second, watching] = processes.map(({ db }) => db) as [Database, Database, Database]
    let isOver = false
    const untilOver = async (work: () => Promise<unknown>) => {
      while (!isOver) await work()
    }
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => write(writer % 2 === 0 ? first : second)),
    )
    let moments = 0
    const broken = new Set<string>()
    const others = [
      ...[first, second].map((db) =>
        untilOver(() => keepPlaces(db, placedMemberLists, { stretch: 12, foldedFrom: 20 }).catch(() => {})),
      ),
      untilOver(async () => {
        for (const rule of await brokenRules(watching)) if (!rule.startsWith('no owner')) broken.add(rule)
        moments += 1
      }),
    ]
    // In the middle of their changes: some of those under way did not see it.
    for (const { list } of placedMemberLists) {
      await pause(50)
      await askForPlaces(watching, list, id)
    }
    for (let turn = 0; turn < BREAKS; turn += 1) {
      await pause(100)
      await watching.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name in ('one', 'other') order by random() limit 1`)
    }
    const done = await writing
    isOver = true
    await Promise.all(others)
    await keepPlaces(first, placedMemberLists, { stretch: 12, foldedFrom: 1 })
    expect([...broken]).toEqual([])
    expect((await brokenRules(watching)).filter((rule) => !rule.startsWith('no owner'))).toEqual([])
    expect(Math.min(...done)).toBeGreaterThan(CHANGES / 3)
    expect(moments).toBeGreaterThan(10)
    expect(await countPlaces(watching)).toBeGreaterThan(PEOPLE / 10)
  },
  120_000,
)
