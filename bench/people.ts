/**
 * `npm run bench:people`: the list of people of an organization with 100,000 members, timed and explained. On
 * the embedded database in memory, or on `DATABASE_URL`, from which it clears away what it made.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { listMembers } from '../contract/src/members.ts'
import type { Database, OpenDatabase } from '../server/src/db/database.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openPostgres } from '../server/src/db/postgres.ts'
import { members, selectionOf } from '../server/src/people/list.ts'
import { countQuery, countSelected, memberPageQuery } from '../server/src/people/queries-list.ts'
import { timelineOf } from '../server/src/people/timeline.ts'
import { memoryDatabase } from '../server/src/testing/memory-database.ts'
import { planOf } from '../server/src/testing/plan.ts'
import { quantile } from './load.ts'

const run = `bench${Date.now().toString(36)}`
const people = 100_000
const labelled = 5_000
const budgetMs = 150
const rowsAtOnce = 5_000
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15)
const organization = { id: randomUUID(), other: randomUUID(), label: randomUUID(), class: randomUUID() }
const actor = { uid: `${run}-1` } as Parameters<typeof members>[1]

const url = process.env['DATABASE_URL']
const database = url === undefined ? await memoryDatabase() : await postgres(url)
try {
  await fill(database.db)
  console.log(`${url === undefined ? 'PGlite' : 'PostgreSQL'}, ${rounds} rounds each, milliseconds\n`)
  await timeAll(database.db)
} finally {
  if (url !== undefined) await clear(database.db)
  await database.close()
}

async function postgres(url: string): Promise<OpenDatabase> {
  const database = await openPostgres({ url, onIdleError: (error) => console.error(error) })
  await migrate(database.db)
  return database
}

/** A thousandth part is called `Quartz`, every twentieth person has a name with `ada` in it. */
async function fill(db: Database): Promise<void> {
  const { id, other, label } = organization
  // The same people are elsewhere too: no organization is alone in the table.
  await db.execute(`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background) values
      ('${id}', '${run}', 'Large School', '/l.svg', '#000', '#fff'),
      ('${other}', '${run}other', 'Other School', '/l.svg', '#000', '#fff')`)
  await db.execute(
    `insert into labels (id, organization_id, name, name_key, color) values ('${label}', '${id}', 'L', 'l', '#000')`,
  )
  await db.execute(
    `insert into classes (id, organization_id, name, name_key) values ('${organization.class}', '${id}', 'C', 'c')`,
  )
  for (let first = 1; first <= people; first += rowsAtOnce) {
    const numbers = `generate_series(${first}, ${first + rowsAtOnce - 1}) as n`
    await db.execute(`
      insert into users (uid, display_name, username, username_key)
      select '${run}-' || n,
        (array['Ada','Bela','Cleo','Dora','Emil','Finn','Gita','Hugo','Ines','Jona','Kira','Lena','Mira','Nils','Olga','Pia','Rafa','Sina','Tove','Uma'])[1 + n % 20]
          || ' ' || substr(md5(n::text), 1, 6) || case when n % 1000 = 0 then ' Quartz' else '' end,
        '${run}' || n, '${run}' || n from ${numbers} order by md5(n::text)`)
    await db.execute(`
      insert into organization_members (organization_id, uid, role)
      select '${id}', '${run}-' || n, case when n <= 5 then 'owner' when n <= 205 then 'staff' else 'User' end
      from ${numbers} order by md5(n::text)`)
    await db.execute(`
      insert into organization_members (organization_id, uid, role)
      select '${other}', '${run}-' || n, 'User' from ${numbers} order by md5(n::text)`)
  }
  const some = (count: number) => `from generate_series(1, ${people}, ${people / count}) as n`
  await db.execute(
    `insert into member_labels (organization_id, uid, label_id) select '${id}', '${run}-' || n, '${label}' ${some(labelled)}`,
  )
  await db.execute(
    `insert into class_members (organization_id, uid, class_id) select '${id}', '${run}-' || n, '${organization.class}' ${some(100)}`,
  )
  await db.execute(`
    insert into audit_records (actor, action, subject, organization_id)
    select '${run}-1', 'member.joined', '${run}-' || n, '${id}' from generate_series(1, ${people}) as n`)
  await db.execute('vacuum analyze')
}

async function timeAll(db: Database): Promise<void> {
  const last = people / 10
  const asks: [what: string, query: Record<string, string | number>][] = [
    ...(['name:asce', 'name:desc', 'username:asce', 'username:desc'] as const).flatMap((sortBy) =>
      [1, last].map((page): [string, Record<string, string | number>] => [`page ${page}, ${sortBy}`, { page, sortBy }]),
    ),
    ['holding quartz (100)', { username: 'quartz' }],
    ['holding ada (5,000)', { username: 'ada ' }],
    ['holding two letters, ad', { username: 'ad' }],
    ['holding nothing of anybody', { username: 'zzzzzz' }],
    ['with a label (5,000)', { label: organization.label }],
    ['in a class (100)', { class: organization.class }],
    ['staff (200)', { role: 'staff' }],
    ['User (99,795), page 9,000', { role: 'User', page: 9_000 }],
    ['staff holding ada', { role: 'staff', username: 'ada ' }],
    ['labelled User holding quartz', { role: 'User', username: 'quartz', label: organization.label }],
  ]
  for (const [what, asked] of asks) {
    const query = listMembers.query.parse({ organization: run, limit: 10, page: 1, ...asked })
    await time(what, () => members(db, actor, query))
    const selection = selectionOf(organization.id, query)
    const pagePlan = await planOf(db, memberPageQuery(db, selection, query.limit, (query.page - 1) * query.limit))
    console.log(`  page:  ${scansOf(pagePlan)}`)
    const filtered = ['username', 'label', 'class', 'role'].some((filter) => filter in asked)
    if (filtered) console.log(`  count: ${scansOf(await planOf(db, countQuery(db, selection)))}`)
  }
  const all = selectionOf(organization.id, listMembers.query.parse({ organization: run }))
  await time('the total alone, kept', () => countSelected(db, all))
  await time('the total alone, counted', () => countQuery(db, all))
  await time('timeline', () => timelineOf(db, actor, { organization: run }))
  await time('timeline, in the middle', () => timelineOf(db, actor, { organization: run, before: String(people / 2) }))
}

/** Which scans a plan has, and whether one reads a whole table of members. */
function scansOf(plan: string): string {
  const scans =
    plan.match(/(?:Bitmap )?(?:Index )?(?:Index Only )?(?:Seq )?Scan(?: Backward)?(?: using| on) \w+/g) ?? []
  return [...new Set(scans)].join(', ') + (/Seq Scan on organization_members/.test(plan) ? '  <- READS ALL' : '')
}

async function time(what: string, once: () => PromiseLike<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await once()
    times.push(performance.now() - began)
  }
  const [median = 0, most = 0] = [0.5, 0.95].map((share) => quantile(times, share))
  const over = median > budgetMs ? `  <- over ${budgetMs} ms` : ''
  const best = Math.min(...times)
    .toFixed(1)
    .padStart(7)
  console.log(
    what.padEnd(34),
    `best ${best}  median ${median.toFixed(1).padStart(7)}  95 % ${most.toFixed(1).padStart(7)}${over}`,
  )
}

async function clear(db: Database): Promise<void> {
  await db.execute(`delete from audit_records where organization_id = '${organization.id}'`)
  for (let gone = 0; gone < people; gone += rowsAtOnce) {
    await db.execute(
      `delete from users where uid in (select uid from users where uid like '${run}-%' limit ${rowsAtOnce})`,
    )
  }
  await db.execute(`delete from organizations where id in ('${organization.id}', '${organization.other}')`)
}
