/**
 * `npm run bench:timeline`: the timeline of an organization with a million entries, by every filter, timed and
 * explained, and how entries go that are not kept any longer. On the embedded database in memory, or on `DATABASE_URL`,
 * from which it clears away what it made. Fails where a median is over 50 ms, and where a plan reads entries through.
 * With `write` behind it, the figures go into docs/performance.md.
 */
import { performance } from 'node:perf_hooks'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { TimelineFilter } from '../contract/src/people/timeline.ts'
import { forgetHints } from '../server/src/audit/forget-hints.ts'
import { oldestDeleted } from '../server/src/audit/queries-forget.ts'
import { withPlannerHints } from '../server/src/db/planner-hints.ts'
import { requireRole } from '../server/src/members/membership.ts'
import { planOf, planOfPrepared } from '../server/src/testing/databases/plan.ts'
import { entriesOf, entriesStatement } from '../server/src/timeline/queries.ts'
import { overdueRows } from '../server/src/timeline/queries-sweep.ts'
import { selectionOf, valuesOf, withTimelineHints } from '../server/src/timeline/selection.ts'
import { RECORDS, sweepTimelines } from '../server/src/timeline/sweep.ts'
import { timelineOf } from '../server/src/timeline/timeline.ts'
import { openBenchDatabase } from './organizations/bench-database.ts'
import { entries, timelineFixture } from './organizations/timeline-fixture.ts'
import { TimedReport } from './organizations/timed-report.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 30)
const page = 51
const exportedAtOnce = 500
const beforeAll = '1990-12-31'

const database = await openBenchDatabase()
const { db, kind, prepare } = database
const report = new TimedReport({
  kind,
  rounds,
  budgetMs: 50,
  // What a filter takes out of what was read is read for nothing.
  refused:
    /Seq Scan on (?:audit_records|users)|Bitmap|on audit_records.*\n(?:(?!.*->).*\n)*?.*Rows Removed by Filter: \d{3,}/,
})
const fixture = timelineFixture(database)
const { organizationId, run } = fixture
try {
  await fixture.fill()
  // The embedded database seldom counts its rows by itself: plans have to be right before it has, too.
  await explainSweep('before the database counted its rows')
  await prepare('vacuum analyze')
  await timePages()
  await timeSweep()
} finally {
  if (kind === 'PostgreSQL') await fixture.clear()
  await database.close()
}
await report.end(kind === 'PGlite' ? 'timeline-embedded' : 'timeline-postgres')

function filters(): [what: string, filter: TimelineFilter][] {
  const { busiest, rare, nobody } = fixture.people
  const day = (share: number) =>
    new Date(fixture.since.getTime() + share * (Date.now() - fixture.since.getTime())).toISOString().slice(0, 10)
  const days = { from: day(0.5), to: day(0.508) }
  return [
    ['all', {}],
    ['a month, years ago', days],
    ['a year before all', { from: '1990-01-01', to: beforeAll }],
    ['what: people, nine of ten', { kind: 'people' }],
    ['what: classes, one of fifty', { kind: 'classes' }],
    ['what: exports, which never was', { kind: 'exports' }],
    ['what and when', { kind: 'roles', ...days }],
    ['who: who did every second thing', { by: busiest }],
    ['who: who did a hundred, long ago', { by: rare }],
    ['who: who never did anything', { by: nobody }],
    ['who and what: seldom', { by: rare, kind: 'classes' }],
    ['who and when', { by: busiest, ...days }],
    ['who, what and when', { by: busiest, kind: 'people', ...days }],
  ]
}

async function timePages(): Promise<void> {
  const actor = { uid: fixture.people.busiest } as Parameters<typeof requireRole>[1]
  const as = () => requireRole(db, actor, { name: run }, ['owner'])
  const middle = await idInTheMiddle()
  for (const [what, filter] of filters()) {
    // A page goes on behind an entry that the filter found.
    const places = filter.to === beforeAll ? [undefined] : [undefined, middle]
    for (const before of places) {
      const where = before === undefined ? '' : ', behind half of them'
      await report.time(what + where, async () => {
        await timelineOf({ db }, { organization: run, before: before?.toString(), ...filter, membership: await as() })
      })
      const selection = { ...selectionOf(organizationId, 'UTC', filter), before }
      const plan = await withTimelineHints(selection, () =>
        planOfPrepared(db, entriesStatement(db, selection), { ...valuesOf(selection), limit: page }),
      )
      report.plan(what + where, plan)
    }
  }
  const all = { ...selectionOf(organizationId, 'UTC', { by: fixture.people.busiest }), before: middle }
  await report.time(`${exportedAtOnce} of an export, who`, async () => {
    await withTimelineHints(all, () => entriesOf(db, all, exportedAtOnce))
  })
}

async function idInTheMiddle(): Promise<number> {
  const answer: unknown = await db.execute(`
    select id::integer from audit_records where organization_id = '${organizationId}' order by at, id
    offset ${entries / 2} limit 1`)
  return (answer as { rows: { id: number }[] }).rows[0]?.id ?? 0
}

async function keep(days: number): Promise<void> {
  await prepare(`
    insert into timeline_settings (organization_id, kept_days) values ('${organizationId}', ${days})
    on conflict (organization_id) do update set kept_days = excluded.kept_days`)
}

/** Runs the two statements of a round as well: one thousand entries are gone by each look. */
async function explainSweep(when: string): Promise<void> {
  const now = new Date()
  await keep(30)
  const along = (query: Parameters<typeof planOf>[1]) => withPlannerHints(forgetHints, () => planOf(db, query))
  report.plan(`whose entries are too old, ${when}`, await along(overdueRows(db, { now, limit: 100 })))
  const which = { organizationId, before: new Date(now.getTime() - 30 * DAY_MS), limit: RECORDS }
  report.plan(`a thousand of them, ${when}`, await along(oldestDeleted(db, which)))
}

/** From ten years to thirty days: whatever was kept goes in rounds of a thousand, each as long as the one before. */
async function timeSweep(): Promise<void> {
  await keep(3_650)
  while ((await sweepTimelines(db, new Date())) === 'more');
  await report.time('a round that finds nothing, of 1,001 that keep 10 years', () => sweepTimelines(db, new Date()))
  await explainSweep('counted')
  const times: number[] = []
  for (let answer = 'more'; answer === 'more';) {
    const began = performance.now()
    answer = await sweepTimelines(db, new Date())
    times.push(performance.now() - began)
  }
  report.took(`a round of ${RECORDS}, of ${times.length}, down to 30 days`, times)
}
