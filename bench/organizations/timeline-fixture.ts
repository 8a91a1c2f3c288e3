/** An organization with a million entries in its timeline, ten years of them, for `npm run bench:timeline`: made, and cleared away. */
import { randomUUID } from 'node:crypto'
import type { BenchDatabase } from './bench-database.ts'

export const entries = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000)
const rowsAtOnce = 50_000
/** Of other organizations, each with a choice of its own how long its entries are kept, and with nothing to forget. */
const others = 1_000
const othersEntries = 100
const staff = 60
const years = 10

export interface TimelineFixture {
  organizationId: string
  /** Its name, and what every uid in it begins with. */
  run: string
  /** Who did every second thing; who did something a hundred times, long ago; who never did anything. */
  people: Record<'busiest' | 'rare' | 'nobody', string>
  /** The first moment of its entries; the last is now. */
  since: Date
  fill(): Promise<void>
  clear(): Promise<void>
}

export function timelineFixture({ prepare }: BenchDatabase): TimelineFixture {
  const run = `bench${Date.now().toString(36)}`
  const organizationId = randomUUID()
  const since = new Date()
  since.setUTCFullYear(since.getUTCFullYear() - years)
  const people = { busiest: `${run}-1`, rare: `${run}-rare`, nobody: `${run}-nobody` }
  return {
    organizationId,
    run,
    people,
    since,
    async fill() {
      await makePeople(prepare, run, organizationId)
      for (let first = 1; first <= entries; first += rowsAtOnce) {
        await prepare(someEntries(run, organizationId, since, first, people.rare))
      }
      await makeOthers(prepare, run)
    },
    async clear() {
      const own = `select id::text from organizations where name like '${run}%'`
      await prepare(`delete from audit_records where organization_id in (${own})`)
      await prepare(`delete from organizations where name like '${run}%'`)
      await prepare(`delete from users where uid like '${run}-%'`)
    },
  }
}

type Prepare = BenchDatabase['prepare']

async function makePeople(prepare: Prepare, run: string, id: string): Promise<void> {
  await prepare(`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values ('${id}', '${run}', 'Large School', '/l.svg', '#000', '#fff')`)
  await prepare(`
    insert into users (uid, display_name) select '${run}-' || n, 'Person ' || n from generate_series(1, ${staff}) as n`)
  await prepare(`insert into users (uid, display_name) values ('${run}-rare', 'Rare'), ('${run}-nobody', 'Nobody')`)
  await prepare(`
    insert into organization_members (organization_id, uid, role)
    select '${id}', uid, 'owner' from users where uid like '${run}-%'`)
}

/**
 * Every second one by the busiest, the others by one of the staff; nine of ten are about people, the rest is spread
 * over what else there is, and nothing was ever exported. One of a hundred is one among many, which no timeline shows;
 * of the last tenth, when everything was done to two hundred at once, only one of as many is shown.
 */
function someEntries(run: string, id: string, since: Date, first: number, rare: string): string {
  return `
    insert into audit_records (actor, action, subject, organization_id, at, detail)
    select case when n <= 10000 and n % 100 = 0 then '${rare}' when n % 2 = 0 then '${run}-1' else '${run}-' || 2 + n % ${staff - 1} end,
      case when n % 10 < 9 then (array['member.joined', 'member.left', 'member.named'])[1 + n % 3]
        when n % 10000 = 9 then 'class.deleted'
        else (array['label.changed', 'invite.created', 'member.role_changed', 'class.created'])[1 + n / 10 % 4] end,
      '${run}-' || 1 + n % ${staff}, '${id}',
      timestamptz '${since.toISOString()}' + (now() - timestamptz '${since.toISOString()}') * (n::float8 / ${entries}),
      case when n % 100 = 1 or (n > ${entries * 0.9} and n % 200 <> 0) then '{"among_many": true}'::jsonb else '{}' end
    from generate_series(${first}, ${first + rowsAtOnce - 1}) as n`
}

async function makeOthers(prepare: Prepare, run: string): Promise<void> {
  await prepare(`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    select gen_random_uuid(), '${run}-other-' || n, 'School', '/l.svg', '#000', '#fff' from generate_series(1, ${others}) as n`)
  const those = `organizations where name like '${run}-other-%'`
  await prepare(`insert into timeline_settings (organization_id, kept_days) select id, 3650 from ${those}`)
  await prepare(`
    insert into audit_records (actor, action, subject, organization_id)
    select '${run}-1', 'label.changed', 'x', id from generate_series(1, ${othersEntries}), ${those}`)
}
