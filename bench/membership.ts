/**
 * `npm run bench:membership`: lists of somebody in 10,000 organizations and publishers, beside somebody in
 * 100. On the embedded database in memory, or on `DATABASE_URL`, from which it clears away what it made.
 */
import { performance } from 'node:perf_hooks'
import type { Database } from '../server/src/db/database.ts'
import { withPlannerHints } from '../server/src/db/planner-hints.ts'
import type { Actor } from '../server/src/http/actor.ts'
import { membership as organizations } from '../server/src/organizations/find.ts'
import { listHints } from '../server/src/members/memberships/memberships.ts'
import { matchingCountQuery, membershipPageQuery } from '../server/src/organizations/queries-lists.ts'
import { membership as publishers } from '../server/src/publishers/find.ts'
import { authorPageQuery } from '../server/src/publishers/queries.ts'
import { planOf } from '../server/src/testing/databases/plan.ts'
import { openBenchDatabase } from './organizations/bench-database.ts'
import { quantile } from './load.ts'

const run = `bench${Date.now().toString(36)}`
const many = { uid: `${run}-many`, memberships: 10_000 }
const few = { uid: `${run}-few`, memberships: 100 }
const rounds = 40
const rowsAtOnce = 1_000

const database = await openBenchDatabase()
try {
  await fill(database.db)
  console.log(`${database.kind}, ${rounds} rounds each, milliseconds\n`)
  await timeAll(database.db)
  await showPlans(database.db)
} finally {
  if (database.kind === 'PostgreSQL') await clear(database.db)
  await database.close()
}

async function fill(db: Database): Promise<void> {
  for (const { uid } of [many, few]) await db.execute(`insert into users (uid) values ('${uid}')`)
  for (let first = 0; first < many.memberships; first += rowsAtOnce) {
    const numbers = `generate_series(${first}, ${first + rowsAtOnce - 1}) as n order by md5(n::text)`
    await db.execute(`
      insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      select gen_random_uuid(), '${run}' || lpad(n::text, 6, '0'), 'School ' || n, '/l.svg', '#000', '#fff' from ${numbers}`)
    await db.execute(`
      insert into authors (id, author_id, name, banner_image_url, profile_image_url)
      select gen_random_uuid(), '${run}-' || lpad(n::text, 6, '0'), 'Press ' || (n / 10), '/p.svg', '/p.svg' from ${numbers}`)
    await join(db, many.uid, first, rowsAtOnce)
  }
  await join(db, few.uid, 0, few.memberships)
}

async function join(db: Database, uid: string, first: number, count: number): Promise<void> {
  const among = (column: string) =>
    `${column} like '${run}%' and right(${column}, 6)::integer between ${first} and ${first + count - 1}`
  await db.execute(`
    insert into organization_members (organization_id, uid, role)
    select id, '${uid}', 'owner' from organizations where ${among('name')}`)
  await db.execute(`
    insert into author_members (id, uid, role, name_key, author_id)
    select id, '${uid}', 'owner', lower(name), author_id from authors where ${among('author_id')}`)
}

async function timeAll(db: Database): Promise<void> {
  for (const counted of [false, true]) {
    if (counted) await db.execute('vacuum analyze')
    console.log(`${counted ? 'after' : 'before'} the database counted its rows`.padEnd(46), '  median     95 %')
    for (const person of [few, many]) {
      const last = person.memberships / 10
      const actor = { uid: person.uid } as Actor
      for (const page of [1, last]) {
        for (const order of ['asce', 'desc'] as const) {
          const what = `of ${person.memberships}, page ${page} ${order}`
          await time(`organizations ${what}`, () =>
            organizations({ db }, { actor, page, limit: 10, sortBy: `name:${order}` }),
          )
          await time(`publishers    ${what}`, () =>
            publishers({ db }, { actor, page, limit: 10, sortBy: `Author.name:${order}` }),
          )
        }
      }
      for (const name of ['000042', 'school']) {
        const what = `organizations of ${person.memberships}, holding ${name}`
        await time(what, () => organizations({ db }, { actor, page: 1, limit: 10, sortBy: 'name:asce', name }))
      }
    }
    console.log()
  }
}

async function time(what: string, once: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await once()
    times.push(performance.now() - began)
  }
  const shown = [0.5, 0.95].map((share) => quantile(times, share).toFixed(2).padStart(8))
  console.log(what.padEnd(46), shown.join(' '))
}

async function showPlans(db: Database): Promise<void> {
  const asked = (page: number) => ({ uid: many.uid, limit: 10, offset: (page - 1) * 10, descending: false })
  for (const page of [1, many.memberships / 10]) {
    console.log(`organizations, page ${page}`)
    console.log(await withPlannerHints(listHints, () => planOf(db, membershipPageQuery(db, asked(page)))), '\n')
    console.log(`publishers, page ${page}`)
    console.log(await withPlannerHints(listHints, () => planOf(db, authorPageQuery(db, asked(page)))), '\n')
  }
  console.log('organizations that hold 000042')
  console.log(await planOf(db, matchingCountQuery(db, many.uid, '%000042%')))
}

async function clear(db: Database): Promise<void> {
  for (let gone = 0; gone < many.memberships; gone += rowsAtOnce) {
    for (const [table, column] of [
      ['organizations', 'name'],
      ['authors', 'author_id'],
    ]) {
      const some = `select id from ${table} where ${column} like '${run}%' limit ${rowsAtOnce}`
      await db.execute(`delete from ${table} where id in (${some})`)
    }
  }
  await db.execute(`delete from users where uid in ('${many.uid}', '${few.uid}')`)
}
