/** An organization with 100,000 members and five years of days, for `npm run bench:overview`: made, written to, and cleared away. */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Database } from '../../server/src/db/database.ts'
import { foldChanges } from '../../server/src/figures/queries-keeping.ts'
import type { BenchDatabase } from './bench-database.ts'
import { quantile } from '../load.ts'

export const people = 100_000
const rowsAtOnce = 5_000
const days = 1_826
/** As many as are noted, at most, until the next round folds them in: 2,000 people at eight in the morning. */
const notFolded = 4_000
const writes = 300
const linesAtOnce = 50

export interface OverviewFixture extends Pick<BenchDatabase, 'db' | 'prepare'> {
  organizationId: string
  /** Its name, and what every uid in it begins with. */
  run: string
  clear(): Promise<void>
}

export function overviewFixture({ db, prepare }: BenchDatabase): OverviewFixture {
  const run = `bench${Date.now().toString(36)}`
  const organizationId = randomUUID()
  return { db, prepare, organizationId, run, clear: () => clear(prepare, run, organizationId) }
}

export async function fillOverview({ db, prepare, organizationId: id, run }: OverviewFixture): Promise<void> {
  await prepare(`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background, created_at)
    values ('${id}', '${run}', 'Large School', '/l.svg', '#000', '#fff', now() - interval '${days} days')`)
  // Some at a time: each statement notes what it counts.
  for (let first = 1; first <= people; first += rowsAtOnce) {
    const numbers = `generate_series(${first}, ${first + rowsAtOnce - 1}) as n`
    await prepare(`
      insert into users (uid, display_name, username, username_key)
      select '${run}-' || n, 'Person ' || md5(n::text), '${run}' || n, '${run}' || n from ${numbers} order by md5(n::text)`)
    await prepare(`
      insert into organization_members (organization_id, uid, role)
      select '${id}', '${run}-' || n, case when n <= 5 then 'owner' when n <= 205 then 'staff' else 'User' end
      from ${numbers} order by md5(n::text)`)
    await prepare(`
      update member_activity set seen_on = current_date - split_part(uid, '-', 2)::integer % 400, was_seen = true
      where organization_id = '${id}' and split_part(uid, '-', 2)::integer between ${first} and ${first + rowsAtOnce - 1}`)
  }
  while ((await foldChanges(db, rowsAtOnce)) > 0);
  await prepare(`
    insert into organization_days as d (organization_id, day, invites_sent, invites_accepted, sign_ins, people_of_day,
      people_of_week, people_of_month)
    select '${id}', current_date - n, n % 40, n % 30, 2000 + n % 500, 1500, 300, 70 from generate_series(0, ${days - 1}) as n
    on conflict (organization_id, day) do update set sign_ins = excluded.sign_ins, people_of_day = excluded.people_of_day`)
  await prepare(`
    insert into organization_day_changes (organization_id, day, sign_ins) select '${id}', current_date, 1
    from generate_series(1, ${notFolded})`)
  await prepare('vacuum analyze')
}

/** What triggers count it. */
const counting: Record<string, string[]> = {
  organization_members: ['organization_members_of_days', 'organization_members_of_days_gone'],
  invites: ['invites_of_days'],
}

/** What is paid for being counted: the same writes with the triggers that count them, and without. */
export async function timeWrites({ db, organizationId: id, run }: OverviewFixture): Promise<void> {
  console.log(`\nwhat being counted costs, of ${writes} writes each: median milliseconds without and with it`)
  const member = (n: number) => `
    insert into users (uid) values ('${run}-new-${n}') on conflict do nothing;
    insert into organization_members (organization_id, uid, role) values ('${id}', '${run}-new-${n}', 'User')`
  const leave = (n: number) =>
    `delete from organization_members where organization_id = '${id}' and uid = '${run}-new-${n}'`
  const invite = () => `
    insert into invites (id, organization_id, token_hash, code_hash, email, email_key, role, created_by, expires_at)
    select gen_random_uuid(), '${id}', gen_random_uuid(), gen_random_uuid(), 'a@b', 'a@b', 'User', 'x', now()
    from generate_series(1, ${linesAtOnce})`
  await compare(db, 'a member who joins', 'organization_members', async (n) => {
    const [user = '', membership = ''] = member(n).split(';')
    await db.execute(user)
    return [membership, leave(n)]
  })
  await compare(db, `${linesAtOnce} invites of an import`, 'invites', async () => [
    invite(),
    `delete from invites where organization_id = '${id}'`,
  ])
  const first = await medianOf(db, async (n) => [`select count_sign_in('${id}', '${run}-${n + 1}')`])
  const again = await medianOf(db, async (n) => [`select count_sign_in('${id}', '${run}-${n + 1}')`])
  console.log(
    `  ${'a sign-in: the first of the day, and one more'.padEnd(58)} ${first.toFixed(2)}  ${again.toFixed(2)}`,
  )
}

type Write = (n: number) => Promise<[timed: string, undo?: string]>

async function compare(db: Database, what: string, table: string, write: Write): Promise<void> {
  const set = async (state: 'enable' | 'disable') => {
    for (const trigger of counting[table] ?? []) await db.execute(`alter table ${table} ${state} trigger ${trigger}`)
  }
  await set('disable')
  const without = await medianOf(db, write)
  await set('enable')
  const withIt = await medianOf(db, write)
  console.log(`  ${what.padEnd(58)} ${without.toFixed(2)}  ${withIt.toFixed(2)}`)
}

async function medianOf(db: Database, write: Write): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < writes; n += 1) {
    const [timed, undo] = await write(n)
    const began = performance.now()
    await db.execute(timed)
    times.push(performance.now() - began)
    if (undo !== undefined) await db.execute(undo)
  }
  return quantile(times, 0.5)
}

async function clear(prepare: BenchDatabase['prepare'], run: string, id: string): Promise<void> {
  for (let first = 1; first <= people; first += rowsAtOnce) {
    const those = `'${run}-' || generate_series(${first}, ${first + rowsAtOnce - 1})`
    await prepare(`delete from organization_members where organization_id = '${id}' and uid in (select ${those})`)
    await prepare(`delete from users where uid in (select ${those})`)
  }
  await prepare(`delete from users where uid like '${run}-new-%'`)
  await prepare(`delete from organizations where id = '${id}'`)
}
